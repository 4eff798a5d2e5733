import { statfs } from 'node:fs/promises'
import type { PoolConfig } from 'pg'
import type { FactData } from '#contract/facts.ts'
import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { withoutTimeouts } from '#storage/connections/session-options.ts'
import { openDatabase, type Database } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Log } from '#storage/tx.ts'
import { freshGroups } from '../../groups/index.ts'
import { exportGroup, type ExportProgress } from '../export-group.ts'
import { claimExport, failExport, finishExport, renewExport, returnExport, sweepExpired } from './store.ts'

type ExportFact = 'group.export_finished' | 'group.export_failed'
export type ExportWriterDeps = {
  database: Database
  /** An export reads for minutes on a connection of its own, without timeouts. */
  connection: PoolConfig
  blobs: BlobStore
  /** The folder of the files: what remains free on its disk. */
  folder: string
  codes: SignedTokens
  url: string
  mailDomain: string
  /** For how many days a finished export can be downloaded. */
  days: number
  operate<T>(work: (transaction: SystemTransaction) => Promise<T>): Promise<T>
  releaseFiles(hashes: readonly string[]): Promise<void>
  log: Log
  renewEveryMs?: number
  leastFree?: number
}
type Claimed = Row<'groupExport.claim'>

const leaseSeconds = 60
const maxAttempts = 3
const mebibyte = 2 ** 20
/** Bytes between two looks at the disk. */
const lookEvery = 64 * mebibyte

class CancelledError extends Error {
  override name = 'CancelledError'
}
class NoSpaceError extends Error {
  override name = 'NoSpaceError'
}

/**
 * Writes the exports that owners asked for, one after the other, and removes those that have expired. A job of the queue
 * would hold up others of its batch for minutes, so the rows are a queue of their own.
 */
export function createExportWriter(deps: ExportWriterDeps): (signal: AbortSignal) => Promise<void> {
  return async signal => {
    await removeExpired(deps)
    while (!signal.aborted) {
      const claimed = await claimExport.first(deps.database.read, { lease_seconds: leaseSeconds })
      if (!claimed) return
      await writeClaimed(deps, claimed, signal)
    }
  }
}

async function removeExpired({ database, releaseFiles }: ExportWriterDeps): Promise<void> {
  for (let rows = await sweepExpired.all(database.read); rows.length > 0; rows = await sweepExpired.all(database.read))
    await releaseFiles(rows.map(({ hash }) => hash).filter(hash => hash !== null))
}

async function writeClaimed(deps: ExportWriterDeps, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { database, log } = deps
  const token = { id: claimed.id, attempts: claimed.attempts }
  try {
    if (claimed.attempts > maxAttempts) return await fail(deps, claimed)
    const group = await freshGroups.groupById(database.read, claimed.group_id)
    if (!group) return await fail(deps, claimed)
    await finish(deps, claimed, await write(deps, claimed, group, signal))
  } catch (error) {
    if (error instanceof CancelledError) return
    // It begins anew with the next process.
    if (signal.aborted) return void (await returnExport.run(database.read, token))
    log(`the export of group ${claimed.group_id} failed`, error as Error)
    // Another attempt would fill the disk as well.
    if (error instanceof NoSpaceError) await fail(deps, claimed)
  }
}

type WrittenExport = { hash: string; size: number; progress: ExportProgress }
type ExportedGroup = NonNullable<Awaited<ReturnType<typeof freshGroups.groupById>>>

async function write(
  deps: ExportWriterDeps,
  claimed: Claimed,
  group: ExportedGroup,
  signal: AbortSignal,
): Promise<WrittenExport> {
  const { database, connection, blobs, folder, codes, url, mailDomain, renewEveryMs = 2000 } = deps
  const progress: ExportProgress = { rows: 0, files: 0, fileBytes: 0, missing: [] }
  const leastFree = deps.leastFree ?? 1024 * mebibyte
  let [size, isOurs] = [0, true]
  const renew = async (): Promise<void> => {
    const { id, attempts } = claimed
    const counts = { num_rows: progress.rows, num_files: progress.files, num_missing: progress.missing.length, size }
    const renewed = await renewExport.run(database.read, { id, attempts, lease_seconds: leaseSeconds, ...counts })
    if (renewed === 0) isOurs = false
  }
  async function* observed(zip: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let looked = -lookEvery
    for await (const chunk of zip) {
      signal.throwIfAborted()
      if (!isOurs) throw new CancelledError('the export was cancelled')
      if (size - looked >= lookEvery) {
        const { bavail, bsize } = await statfs(folder)
        if (bavail * bsize < leastFree) throw new NoSpaceError('too little space is left on the disk')
        looked = size
      }
      size += chunk.length
      yield chunk
    }
  }
  const own = openDatabase({ connection: withoutTimeouts(connection), poolSize: 1 })
  // One that fails is repeated, and the lease lasts longer than a few of them.
  const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs)
  try {
    await renew()
    let stored: { hash: string; size: number } | undefined
    await exportGroup({
      ...{ database: own, progress, source: { blobs, group, codes, url, mailDomain } },
      write: async zip => void (stored = await blobs.put(observed(zip), { limit: Number.MAX_SAFE_INTEGER })),
    })
    return { ...stored!, progress }
  } finally {
    clearInterval(timer)
    await own.close()
  }
}

async function finish(deps: ExportWriterDeps, claimed: Claimed, written: WrittenExport): Promise<void> {
  const { hash, size, progress } = written
  const done = await deps.operate(async ({ tx, record }) => {
    const counts = { num_rows: progress.rows, num_files: progress.files, num_missing: progress.missing.length, size }
    const { id, attempts, group_id } = claimed
    const isDone = (await finishExport.run(tx, { id, attempts, hash, days: deps.days, ...counts })) > 0
    if (isDone) record('group.export_finished', about(group_id, claimed))
    return isDone
  })
  if (!done) await deps.releaseFiles([hash])
}

async function fail(deps: ExportWriterDeps, claimed: Claimed): Promise<void> {
  const { id, attempts, group_id } = claimed
  await deps.operate(async ({ tx, record }) => {
    if ((await failExport.run(tx, { id, attempts, days: deps.days })) > 0)
      record('group.export_failed', about(group_id, claimed))
  })
}

const about = (group_id: number, { account_id }: Claimed): FactData[ExportFact] => ({
  group_id,
  account_id: account_id ?? 0,
})
