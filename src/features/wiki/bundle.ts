import type { ZipEntry } from '#content/zip.ts'
import { safeName } from '#runtime/bundle/file-path.ts'
import type { BundlePart } from '#runtime/bundle/part.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { parsePageAgain } from './parse-again.ts'
import { isThere } from './store.ts'

const pagesOfGroup = query('wiki.ofGroup', `select id from wiki_pages where group_id = :group_id order by id`)

const writtenPages = query(
  'bundle.writtenPages',
  `select p.id, r.title, r.format, r.body from wiki_pages p join wiki_revisions r on r.page_id = p.id and r.version = p.rev_count
   where p.group_id = :group_id and ${isThere} and p.id > :after order by p.id limit 20`,
)
const extensions: Readonly<Record<string, string>> = { markdown: 'md', html: 'html' }

/** Each page as it was written. */
async function* pagesOf(tx: Tx, group_id: number): AsyncGenerator<ZipEntry> {
  for (let after = 0; ;) {
    const pages = await writtenPages.all(tx, { group_id, after })
    for (const { id, title, format, body } of pages)
      yield { path: `wiki/${id}-${safeName(title)}.${extensions[format] ?? 'txt'}`, content: body }
    const last = pages.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Pages of the wiki with all versions and files. What follows from the texts is computed again. */
export const wikiBundle: BundlePart = {
  tables: [
    {
      table: 'wiki_pages',
      order: 'id',
      id: 'wiki',
      refs: { account_id: 'account', editor_id: 'account', deleted_by: 'account' },
      leftOut: ['html', 'links', 'toc', 'snippet', 'words'],
    },
    {
      table: 'wiki_files',
      order: 'id',
      id: 'wiki file',
      refs: { page_id: 'wiki', account_id: 'account' },
      hashes: 'array[t.hash, t.thumbnail_hash]',
    },
    {
      table: 'wiki_revisions',
      // Recent changes are listed by number.
      order: 'id',
      leftOut: ['id'],
      refs: { page_id: 'wiki', account_id: 'account' },
      html: row => (row['format'] === 'html' ? ['body'] : []),
      read: (row, _old, { ids }) => ({
        ...row,
        body: String(row['body']).replace(
          /cid:wiki-(\d{1,15})\b/g,
          (_, id: string) => `cid:wiki-${ids.find('wiki file', Number(id)) ?? 0}`,
        ),
      }),
    },
    { table: 'wiki_names', order: 'title_key', refs: { page_id: 'wiki' } },
  ],
  async *files({ tx, group }) {
    yield* pagesOf(tx, group.id)
  },
  async derive(tx, group_id) {
    for (const { id } of await pagesOfGroup.all(tx, { group_id })) await parsePageAgain(tx, id)
  },
}
