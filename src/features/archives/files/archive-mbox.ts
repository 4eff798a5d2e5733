import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import { currentRaw } from './current-raw.ts'
import { envelopeLine, mboxWriter } from './mbox.ts'
import { joinRaw, withPresentFiles } from './raw.ts'
import { redactAddress, redactRaw, type RawViewer } from './redact-raw.ts'
import { downloadKeys, mailsOf, type MailRow } from './store.ts'

export type MboxDownload = {
  group_id: number
  /** Only messages with a greater number. */
  afterNumber: number
  /** Only messages created later. */
  afterTime: Timestamp | null
  /** The reader; addresses in their own messages are not redacted. */
  account_id: number
  reader: RawViewer
}

const keysAtOnce = 500
const bytesAtOnce = 250_000
const smallMail = 65_536

/** Streams the messages of a group as an mbox, with only one batch in memory. */
export async function* archiveMbox(tx: Tx, blobs: BlobStore, download: MboxDownload): AsyncGenerator<Uint8Array> {
  for await (const mails of prefetchNext(mailsIn(tx, download))) {
    const pieces: Uint8Array[] = []
    for (const mail of mails) {
      const reader = { ...download.reader, ...(mail.account_id === download.account_id && { seesAddresses: true }) }
      const raw = redactRaw(await withPresentFiles(await currentRaw(mail), blobs), reader)
      const writer = mboxWriter()
      pieces.push(envelopeLine(redactAddress(mail.email, reader), mail.created))
      if (raw.parts.length > 0 || raw.skeleton.length > smallMail) {
        yield Buffer.concat(pieces.splice(0))
        for await (const piece of joinRaw(raw, blobs)) yield writer.add(piece)
      } else pieces.push(writer.add(raw.skeleton))
      pieces.push(writer.finish())
    }
    if (pieces.length > 0) yield Buffer.concat(pieces)
  }
}

async function* mailsIn(tx: Tx, download: MboxDownload): AsyncGenerator<readonly MailRow[]> {
  for await (const ids of batchesOf(tx, download)) yield await mailsOf.all(tx, { group_id: download.group_id, ids })
}

/** Fetches the next item while the current one is processed. */
async function* prefetchNext<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (let next = source.next(); ;) {
      const { done, value } = await next
      if (done) return
      next = source.next()
      // A failure is reported when this promise is awaited, or is irrelevant by then.
      next.catch(() => {})
      yield value
    }
  } finally {
    await source.return(undefined)
  }
}

/** Ids of messages, in batches that fit into memory. */
async function* batchesOf(tx: Tx, download: MboxDownload): AsyncGenerator<number[]> {
  for await (const page of pagesOf(tx, download)) {
    const batch: number[] = []
    let bytes = 0
    for (const key of page) {
      if (key.msg_num <= download.afterNumber) continue
      if (bytes > 0 && bytes + key.bytes > bytesAtOnce) {
        yield batch.splice(0)
        bytes = 0
      }
      batch.push(key.id)
      bytes += key.bytes
    }
    if (batch.length > 0) yield batch
  }
}

async function* pagesOf(tx: Tx, { group_id, afterNumber, afterTime }: MboxDownload) {
  const query = afterTime === null ? downloadKeys.number : downloadKeys.time
  // Messages at exactly that time are excluded, whatever their ids.
  let [after, time] = afterTime === null ? [afterNumber, null] : [Number.MAX_SAFE_INTEGER, afterTime]
  for (;;) {
    const page = await query.all(tx, { group_id, after, since: time, count: keysAtOnce })
    yield page
    const last = page.at(-1)
    if (!last || page.length < keysAtOnce) return
    ;[after, time] = afterTime === null ? [last.msg_num, null] : [last.id, last.created]
  }
}
