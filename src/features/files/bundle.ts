import { byteOrderMark, guardedLine } from '#content/csv.ts'
import { filePath } from '#runtime/bundle/file-path.ts'
import type { BundlePart } from '#runtime/bundle/part.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { authorJoin, creatorName } from '../archives/index.ts'
import { folderPath, isThere } from './store.ts'

const listedFiles = query(
  'bundle.listedFiles',
  `select e.id, e.name, ${folderPath}, v.version, v.size, v.media_type, v.created, v.hash, ${creatorName('v')} as "added_by!"
   from file_entries e join file_versions v on v.file_id = e.id ${authorJoin('v.account_id')}
   where e.group_id = :group_id and (e.id, v.version) > (:after, :after_version) and ${isThere} order by e.id, v.version limit 500`,
)

/** Which file of the zip each version of a file is. */
async function* listOfFiles(tx: Tx, group_id: number): AsyncGenerator<Uint8Array> {
  const head = ['path', 'version', 'bytes', 'media_type', 'added_by', 'added', 'in_zip']
  yield Buffer.from(byteOrderMark + guardedLine(head))
  for (let [after, after_version] = [0, 0]; ;) {
    const files = await listedFiles.all(tx, { group_id, after, after_version })
    const last = files.at(-1)
    if (!last) return
    const lines = files.map(({ path, name, version, size, media_type, added_by, created, hash }) =>
      guardedLine([
        ...[path === '/' ? name : `${path.slice(1)}/${name}`, String(version), String(size), media_type],
        ...[added_by, created, filePath(hash)],
      ]),
    )
    yield Buffer.from(lines.join(''))
    ;[after, after_version] = [last.id, last.version]
  }
}

/** Folders, files with their versions, and links. */
export const fileBundle: BundlePart = {
  tables: [
    {
      table: 'file_entries',
      order: 'id',
      rows: 't.group_id = $1 and t.deleted is null',
      id: 'file',
      refs: { parent_id: 'file', account_id: 'account' },
      leftOut: ['deleted', 'deleted_by', 'deleted_with'],
    },
    {
      table: 'file_versions',
      rows: 't.group_id = $1 and exists (select from file_entries e where e.id = t.file_id and e.deleted is null)',
      order: 'file_id, version',
      refs: { file_id: 'file', account_id: 'account' },
      hashes: 'array[t.hash, t.thumbnail_hash]',
    },
  ],
  async *files({ tx, group }) {
    yield { path: 'files.csv', content: listOfFiles(tx, group.id) }
  },
}
