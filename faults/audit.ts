import { setTimeout as pause } from 'node:timers/promises'
import type { TakenMail } from '#test/mail/smtp-sink.ts'
import type { Site } from './site.ts'
import { fileText, type Entry, type Kind } from './workload.ts'

/** What the installation acknowledged, and where what it has differs from that. */
export type Verdict = EmailVerdict & {
  acknowledged: number
  unknown: number
  lost: string[]
  doubled: string[]
  notWhole: string[]
  /** What `folkmoot fsck` prints if it finds something. */
  inconsistent: string[]
}

/** Copies as `RECIPIENT post-1`. */
export type EmailVerdict = {
  emailsMissing: string[]
  /** For somebody who should get none, or of a message that isn't there. */
  emailsUnwanted: string[]
  /** Those that came again, with the same Message-ID: SMTP can't tell a sender who dies in that moment whether an email was taken. */
  emailsDoubled: string[]
  /** Those that came again with another Message-ID, so that nobody can tell that they are the same. */
  emailsChanged: string[]
}

type AuditedObject = { id: string; isWhole: boolean }

/** Compares what the installation has with what it acknowledged. */
export async function audit(site: Site, ledger: readonly Entry[]): Promise<Verdict> {
  const found = await findAll(site)
  const [lost, doubled, notWhole]: string[][] = [[], [], []]
  for (const { kind, id, outcome } of ledger) {
    const times = found[kind].filter(one => one.id === id)
    if (outcome === 'acknowledged' && times.length === 0) lost!.push(id)
    if (times.length > 1) doubled!.push(id)
    if (times.some(({ isWhole }) => !isWhole)) notWhole!.push(id)
  }
  const ids = [...found.post, ...found.mail].map(({ id }) => id)
  await waitForEmails(site, ids)
  const { code, out, err } = await site.command(['fsck', '--files'])
  return {
    acknowledged: ledger.filter(({ outcome }) => outcome === 'acknowledged').length,
    unknown: ledger.filter(({ outcome }) => outcome === 'unknown').length,
    ...{ lost: lost!, doubled: doubled!, notWhole: notWhole! },
    ...auditEmails(site.sink.taken, ids, site.recipients),
    inconsistent: code === 0 ? [] : `${out}${err}`.trim().split('\n'),
  }
}

async function findAll(site: Site): Promise<Record<Kind, AuditedObject[]>> {
  const { group, chat_id, database_id } = site
  const messages = await site.list('getmessages', { group_name: group })
  const chats = await site.list('getchathistory', { chat_id: String(chat_id) }, 'cookie')
  const rows = await site.list('getdatabaserows', { database_id: String(database_id) })
  const files = await site.list('getfiledirectory', { group_name: group })
  const posted = messages.map(({ subject, body }) => ({
    id: String(subject),
    isWhole: String(body).includes(`The text of ${String(subject)}.`),
  }))
  return {
    post: posted.filter(({ id }) => id.startsWith('post-')),
    mail: posted.filter(({ id }) => id.startsWith('mail-')),
    chat: chats.map(({ message }) => ({ id: String(message), isWhole: true })),
    row: rows.map(({ vals }) => ({ id: (vals as { text: string }[])[0]!.text, isWhole: true })),
    file: await Promise.all(
      files.map(async ({ id: file_id, name }) => {
        const id = String(name).replace(/\.txt$/, '')
        const { text } = (await site.call('getfiletext', { file_id: String(file_id) })) as { text: string }
        return { id, isWhole: text === fileText(id) }
      }),
    ),
  }
}

/** Leases of crashed processes end after half a minute, and an email that was refused waits for longer. */
const patienceMs = 10 * 60_000

/** Until everyone has every message, and nothing is left that could come a second time. */
async function waitForEmails({ sink, recipients, command }: Site, ids: readonly string[]): Promise<void> {
  const end = Date.now() + patienceMs
  while (auditEmails(sink.taken, ids, recipients).emailsMissing.length > 0 && Date.now() < end) await pause(500)
  for (; Date.now() < end; await pause(1000)) {
    const { out } = await command(['mail', 'queue'])
    if (out.startsWith('The queue is empty.')) return
  }
}

/** Which message an email is a copy of; undefined for what else the service writes. */
export const messageIn = (raw: string): string | undefined => /^Subject: .*?((?:post|mail)-\d+)\r?$/im.exec(raw)?.[1]

/** Every recipient gets every message once, and nobody else gets one. */
export function auditEmails(
  taken: readonly Pick<TakenMail, 'to' | 'raw' | 'messageId'>[],
  ids: readonly string[],
  recipients: readonly string[],
): EmailVerdict {
  const wanted = new Set(ids.flatMap(id => recipients.map(to => `${to} ${id}`)))
  const copies = new Map<string, string[]>()
  for (const { to, raw, messageId } of taken) {
    const id = messageIn(raw)
    if (id === undefined) continue
    copies.set(`${to} ${id}`, [...(copies.get(`${to} ${id}`) ?? []), messageId])
  }
  const again = [...copies].filter(([, given]) => given.length > 1)
  const isSame = (given: readonly string[]): boolean => given[0] !== '' && new Set(given).size === 1
  return {
    emailsMissing: [...wanted].filter(copy => !copies.has(copy)),
    emailsUnwanted: [...copies.keys()].filter(copy => !wanted.has(copy)),
    emailsDoubled: again.flatMap(([copy, given]) => (isSame(given) ? given.slice(1).map(() => copy) : [])),
    emailsChanged: again.filter(([, given]) => !isSame(given)).map(([copy]) => copy),
  }
}
