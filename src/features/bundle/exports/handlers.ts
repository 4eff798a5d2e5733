import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { blobChunks } from '#runtime/blobs/open-blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Row } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import * as contract from './contract.ts'
import { deleteExport, findExport, insertExport, replaceExport } from './store.ts'

function view(group_id: number, row: Row<'groupExport.find'>) {
  const { hash: _, ...shown } = row
  return { object: 'group_export' as const, ...shown, group_id, status: row.status as 'export_pending' }
}
const none = (group_id: number) => ({
  ...{ object: 'group_export' as const, group_id, status: 'export_none' as const },
  ...{ created: null, finished: null, expires: null, user_id: 0, name: '' },
  ...{ num_rows: 0, num_files: 0, num_missing: 0, size: 0 },
})

async function currentExport(tx: Tx, group_id: number) {
  const row = await findExport.first(tx, { group_id })
  return row ? view(group_id, row) : none(group_id)
}

const getGroupExport = implement(contract.getGroupExport, ({ tx, group }) => currentExport(tx, group.id))

const newGroupExport = implement(contract.newGroupExport, async ({ tx, group, account, limits, fail, record }) => {
  const group_id = group.id
  await replaceExport.run(tx, { group_id })
  const inserted = await insertExport.first(tx, { group_id, account_id: account.id })
  if (!inserted) return fail('export running')
  await consumeQuota(tx, `group export:${group_id}`, limits.exports)
  record('group.export_requested', { group_id })
  return currentExport(tx, group_id)
})

const downloadGroupExport = ({ blobs }: { blobs: BlobStore }) =>
  implement(contract.downloadGroupExport, async ({ tx, group, fail }) => {
    const row = await findExport.first(tx, { group_id: group.id })
    const hash = row?.hash ?? fail('no export')
    if (!(await blobs.has(hash))) fail('no export')
    const day = (row?.finished ?? '').slice(0, 10)
    return { filename: `${group.name}-${day}.zip`, chunks: blobChunks(blobs, hash), size: row!.size }
  })

const deleteGroupExport = implement(contract.deleteGroupExport, async ({ tx, group, fail, record }) => {
  const group_id = group.id
  if ((await deleteExport.run(tx, { group_id })) === 0) fail('no export')
  record('group.export_deleted', { group_id })
  return none(group_id)
})

export const exportHandlers = (deps: { blobs: BlobStore }): Implementation[] => [
  getGroupExport,
  newGroupExport,
  downloadGroupExport(deps),
  deleteGroupExport,
]
