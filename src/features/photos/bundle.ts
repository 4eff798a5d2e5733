import { byteOrderMark, guardedLine } from '#content/csv.ts'
import { filePath } from '#runtime/bundle/file-path.ts'
import type { BundlePart } from '#runtime/bundle/part.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { authorJoin, creatorName } from '../archives/index.ts'

const listedPhotos = query(
  'bundle.listedPhotos',
  `select p.id, b.title as album, p.name, p.description as caption, p.size, p.media_type, p.created, p.hash, ${creatorName('p')} as "added_by!"
   from photos p join photo_albums b on b.id = p.album_id ${authorJoin('p.account_id')}
   where p.group_id = :group_id and p.deleted is null and p.id > :after order by p.id limit 500`,
)

/** Which file of the zip each photo is. */
async function* listOfPhotos(tx: Tx, group_id: number): AsyncGenerator<Uint8Array> {
  const head = ['album', 'name', 'caption', 'bytes', 'media_type', 'added_by', 'added', 'in_zip']
  yield Buffer.from(byteOrderMark + guardedLine(head))
  for (let after = 0; ;) {
    const photos = await listedPhotos.all(tx, { group_id, after })
    const last = photos.at(-1)
    if (!last) return
    const lines = photos.map(({ album, name, caption, size, media_type, added_by, created, hash }) =>
      guardedLine([album, name, caption, String(size), media_type, added_by, created, filePath(hash)]),
    )
    yield Buffer.from(lines.join(''))
    after = last.id
  }
}

/** Albums with their photos. */
export const photoBundle: BundlePart = {
  tables: [
    {
      table: 'photo_albums',
      order: 'id',
      rows: 't.group_id = $1 and t.deleted is null',
      id: 'album',
      refs: { account_id: 'account' },
      leftOut: ['deleted', 'deleted_by'],
    },
    {
      table: 'photos',
      order: 'id',
      rows: 't.group_id = $1 and t.deleted is null',
      id: 'photo',
      refs: { album_id: 'album', account_id: 'account' },
      leftOut: ['deleted', 'deleted_by', 'deleted_with_album'],
      hashes: 'array[t.hash, t.large_hash, t.medium_hash, t.thumbnail_hash]',
    },
  ],
  async *files({ tx, group }) {
    yield { path: 'photos.csv', content: listOfPhotos(tx, group.id) }
  },
}
