import type { BundlePart } from '#runtime/bundle/part.ts'
import { query } from '#storage/query.ts'
import { parsePageAgain } from './parse-again.ts'

const pagesOfGroup = query('wiki.ofGroup', `select id from wiki_pages where group_id = :group_id order by id`)

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
  async derive(tx, group_id) {
    for (const { id } of await pagesOfGroup.all(tx, { group_id })) await parsePageAgain(tx, id)
  },
}
