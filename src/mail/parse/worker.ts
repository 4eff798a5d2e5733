import { parentPort, type Transferable } from 'node:worker_threads'
import type { ThreadAnswer } from '#content/threads.ts'
import { archived, type ArchivedReading } from './archived.ts'
import { useLightParts } from './light-parts.ts'
import type { ArrivedReading, MailOrder } from './index.ts'
import { readArrived, readMail, type MailReading, type ReadMail } from './read-mail.ts'
import { MailRefusedError } from './refused.ts'
import { noSigning } from './signatures.ts'
import type { verifySignatures } from './verify.ts'

useLightParts()

// Large, and for mail that has just come in alone.
let verifying: Promise<{ verifySignatures: typeof verifySignatures }> | undefined

const send = (answer: ThreadAnswer, transfer: Transferable[] = []): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(answer, transfer)

async function readOne<T>(read: () => Promise<T>): Promise<T | { refused: string }> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof MailRefusedError) return { refused: error.message }
    throw error
  }
}

// Files are handed over, not copied.
const filesOf = (mails: readonly Pick<ReadMail, 'files'>[]): ArrayBuffer[] => [
  ...new Set(mails.flatMap(({ files }) => files.map(({ content }) => content.buffer as ArrayBuffer))),
]

/** Several at a time: handing over a mail takes nearly as long as reading a short one. */
async function readAll({ raws, archive }: Extract<MailOrder, { is: 'mails' }>): Promise<void> {
  const value: (MailReading | ArchivedReading)[] = []
  for (const [n, raw] of raws.entries())
    value.push(
      await readOne<MailReading | ArchivedReading>(async () => {
        const mail = await readMail(raw, archive?.senders[n])
        return archive ? { mail: archived(mail, archive.tags) } : { mail }
      }),
    )
  send({ is: 'done', value }, filesOf(value.flatMap(reading => ('mail' in reading ? [reading.mail] : []))))
}

/** What has just come in also has its signatures looked at, before what it says takes its bytes. */
async function readOneArrived({ raw, keys }: Extract<MailOrder, { is: 'arrived' }>): Promise<void> {
  const value: ArrivedReading = await readOne(async () => {
    const signing =
      keys.length > 0 ? await (await (verifying ??= import('./verify.ts'))).verifySignatures(raw, keys) : noSigning
    return { ...(await readArrived(raw)), signing }
  })
  send({ is: 'done', value }, filesOf('mail' in value ? [value.mail] : []))
}

parentPort!.on('message', (order: MailOrder) => void (order.is === 'mails' ? readAll(order) : readOneArrived(order)))
send({ is: 'ready' })
