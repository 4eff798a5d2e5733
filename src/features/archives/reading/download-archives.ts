import { implement } from '#runtime/calls/handler.ts'
import { resetQuota, consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { zipOf, type ZipEntry } from '#content/zip.ts'
import { toTimestamp, type Timestamp } from '#storage/values.ts'
import { archiveMbox, type MboxDownload } from '../files/archive-mbox.ts'
import { seesAddresses } from '../files/redact-raw.ts'
import type { ArchiveDeps } from '../deps.ts'
import { downloadArchives as declared } from './contract.ts'

const onceADay = { count: 1, seconds: 24 * 60 * 60 }

const [earliest, latest] = ['0001-01-02T00:00:00Z', '9999-12-30T00:00:00Z'].map(text => Temporal.Instant.from(text))

/** Clamps a time to the range of the database's timestamps, outside of which there are no messages. */
function afterTime(text: string): Timestamp {
  const inOrder = [earliest!, Temporal.Instant.from(text), latest!].toSorted(Temporal.Instant.compare)
  return toTimestamp(inOrder[1]!)
}

/** The single file of the zip. If the server fails, the daily quota is refunded; if the client stops reading, it is not. */
async function* filesOf(mbox: AsyncIterable<Uint8Array>, refundQuota: () => Promise<void>): AsyncGenerator<ZipEntry> {
  async function* content(): AsyncGenerator<Uint8Array> {
    try {
      yield* mbox
    } catch (error) {
      await refundQuota()
      throw error
    }
  }
  yield { path: 'messages.mbox', content: content() }
}

export const downloadArchives = ({ addresses, blobs, codes }: ArchiveDeps) =>
  implement(
    declared,
    async ({ tx, account, group, access }) => {
      if (access.role === 'owner') return { giveBack: async () => {} }
      const key = `download:${group.id}:${account.id}`
      await consumeQuota(tx, key, onceADay)
      return { giveBack: () => resetQuota(tx, key) }
    },
    async ({ tx, account, group, access, params, prepared }) => {
      const download: MboxDownload = {
        group_id: group.id,
        afterNumber: params.start_msg_num ?? 0,
        afterTime: params.start_time === undefined ? null : afterTime(params.start_time),
        account_id: account.id,
        reader: { seesAddresses: seesAddresses(access), mailDomain: addresses.mailDomain, codes },
      }
      const mbox = archiveMbox(tx, blobs, download)
      return { filename: `${group.name}-archives.zip`, chunks: zipOf(filesOf(mbox, prepared.giveBack)) }
    },
  )
