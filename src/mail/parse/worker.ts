import { parentPort, type Transferable } from 'node:worker_threads'
import type { WorkerReply } from '#content/worker-pool.ts'
import { removeListTags, type ArchivedResult } from './list-tags.ts'
import { patchPostalMime } from './patch-postal-mime.ts'
import type { ReceivedResult, ParseTask } from './index.ts'
import { readReceived, readMail, type MailReading, type ReadMail } from './read-mail.ts'
import { MailRefusedError, type MailReason } from './mail-refused-error.ts'
import { noSignatures } from './signatures.ts'
import type { verifySignatures } from './verify.ts'

patchPostalMime()

// Large, and used only for received mail.
let verifier: Promise<{ verifySignatures: typeof verifySignatures }> | undefined

const send = (answer: WorkerReply, transfer: Transferable[] = []): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(answer, transfer)

async function readOne<T>(read: () => Promise<T>): Promise<T | { refused: MailReason }> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof MailRefusedError) return { refused: error.why }
    throw error
  }
}

// Files are transferred, not copied.
const filesOf = (mails: readonly Pick<ReadMail, 'files'>[]): ArrayBuffer[] => [
  ...new Set(mails.flatMap(({ files }) => files.map(({ content }) => content.buffer as ArrayBuffer))),
]

/** Parses several mails: transferring one takes nearly as long as parsing a short one. */
async function readAll({ raws, archive }: Extract<ParseTask, { is: 'mails' }>): Promise<void> {
  const value: (MailReading | ArchivedResult)[] = []
  for (const [n, raw] of raws.entries())
    value.push(
      await readOne<MailReading | ArchivedResult>(async () => {
        const mail = await readMail(raw, archive?.senders[n])
        return archive ? { mail: removeListTags(mail, archive.tags) } : { mail }
      }),
    )
  send({ is: 'done', value }, filesOf(value.flatMap(reading => ('mail' in reading ? [reading.mail] : []))))
}

/** Parses a received mail after verifying its signatures, since parsing detaches its bytes. */
async function readOneReceived({ raw, keys }: Extract<ParseTask, { is: 'arrived' }>): Promise<void> {
  const value: ReceivedResult = await readOne(async () => {
    const signing =
      keys.length > 0 ? await (await (verifier ??= import('./verify.ts'))).verifySignatures(raw, keys) : noSignatures
    return { ...(await readReceived(raw)), signing }
  })
  send({ is: 'done', value }, filesOf('mail' in value ? [value.mail] : []))
}

parentPort!.on('message', (task: ParseTask) => void (task.is === 'mails' ? readAll(task) : readOneReceived(task)))
send({ is: 'ready' })
