import type { FileStream } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import { notificationType, outgoingMessageType } from '../delivery-types.ts'
import * as contract from './contract.ts'
import { countMailbox, storedCopy, mailboxPages } from './store.ts'

/** A mail as it would have been sent. */
export type StoredMail = { from: string; to: string; raw: Buffer }
type MailboxFile = { filename: string; content: Uint8Array; is_inline: boolean }
/** Reading and composing mail, provided by src/mail. */
export type MailboxDeps = {
  sendsEmail: boolean
  /** The source of a notification in the local mailbox; null if there is none. */
  storedEmail(tx: Tx, id: number): Promise<StoredMail | null>
  /** Parses a mail; null if it cannot be read. */
  readKept(raw: Buffer): Promise<{ subject: string; html: string; plain: string; files: MailboxFile[] } | null>
}

export const getEmailStatus = ({ sendsEmail }: MailboxDeps) =>
  // oxlint-disable-next-line require-await -- a handler answers a promise
  implement(contract.getEmailStatus, async () => ({ object: 'email_status' as const, sends_email: sendsEmail }))

export const getMailbox = implement(contract.getMailbox, async ({ tx, params }) =>
  pageOf(tx, contract.getMailbox, params, {
    total: (await countMailbox.one(tx)).count,
    fetch: ({ dir, start, page }) => mailboxPages[`${dir}:${start}`].all(tx, page),
    cursorOf: ({ created, id }) => ({ key: created, id }),
    view: ({
      id,
      created,
      kind,
      is_notification,
      group_id,
      message_id,
      subject,
      recipients,
      num_recipients,
      is_special,
    }) => ({
      object: 'mailbox_mail' as const,
      id,
      created,
      type: is_notification ? notificationType(kind) : outgoingMessageType(kind, is_special),
      group_id,
      message_id: message_id ?? 0,
      subject,
      recipients,
      num_recipients,
    }),
  }),
)

type MailboxCall = { tx: Tx; params: { mail_id: number; copy: number }; fail(error: 'invalid mail_id'): never }

async function findStoredMail({ tx, params, fail }: MailboxCall, { storedEmail }: MailboxDeps): Promise<StoredMail> {
  const { mail_id, copy } = params
  if (mail_id % 2 === 0) return (copy === 1 ? await storedEmail(tx, mail_id / 2) : null) ?? fail('invalid mail_id')
  const storedRow = await storedCopy.first(tx, { outgoing_message_id: (mail_id - 1) / 2, copy })
  return storedRow
    ? { from: storedRow.from, to: storedRow.to, raw: Buffer.concat(storedRow.pieces) }
    : fail('invalid mail_id')
}

/** The header lines. */
function headOf(raw: Buffer): string {
  const text = raw.toString('utf8', 0, 100_000)
  const end = text.indexOf('\r\n\r\n')
  return end < 0 ? text : text.slice(0, end + 2)
}

export const getMailboxMail = (deps: MailboxDeps) =>
  implement(contract.getMailboxMail, async call => {
    const { from, to, raw } = await findStoredMail(call, deps)
    const read = await deps.readKept(raw)
    return {
      object: 'mailbox_copy' as const,
      mail_id: call.params.mail_id,
      copy: call.params.copy,
      envelope_from: from,
      recipient: to,
      subject: read?.subject ?? '',
      headers: headOf(raw),
      body: read?.html ?? '',
      plain_body: read?.plain ?? '',
      size: raw.length,
      parts: (read?.files ?? []).map(({ filename, content, is_inline }, n) => ({
        object: 'mailbox_part' as const,
        part: n + 1,
        filename,
        size: content.length,
        inline: is_inline,
      })),
    }
  })

const fileOf = (filename: string, content: Uint8Array): FileStream => ({
  filename,
  size: content.length,
  // oxlint-disable-next-line require-await -- what is sent is made piece by piece
  chunks: (async function* () {
    yield content
  })(),
})

export const downloadMailboxMail = (deps: MailboxDeps) =>
  implement(contract.downloadMailboxMail, async call =>
    fileOf(`mail-${call.params.mail_id}.eml`, (await findStoredMail(call, deps)).raw),
  )

export const downloadMailboxPart = (deps: MailboxDeps) =>
  implement(contract.downloadMailboxPart, async call => {
    const { raw } = await findStoredMail(call, deps)
    const file = (await deps.readKept(raw))?.files[call.params.part - 1]
    return file ? fileOf(file.filename, file.content) : call.fail('invalid part')
  })
