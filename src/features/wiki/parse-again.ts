import { titleKey } from '#content/text/index.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { isThere, putLinks, textOfPage } from './store.ts'
import { linkKeys } from './view.ts'
import { parseOr, textColumns, type WikiFormat } from './write.ts'

const pageGroup = query('wiki.groupOf', `select group_id, title from wiki_pages where id = :id`)
/** The title is given the number of the page where another has it. */
const putText = query(
  'wiki.putText',
  `update wiki_pages p set html = :html, links = :links::jsonb, toc = :toc::jsonb, snippet = :snippet, words = :words::tsvector,
     format = :format, edit_msg = :edit_msg, title = n.title, title_key = n.key
   from (
     select case when t.taken then :title::text || ' ' || :id else :title end as title,
       case when t.taken then :key::text || ' ' || :id else :key end as key
     from (select exists (select from wiki_pages p where p.group_id = :group_id and p.title_key = :key and p.id <> :id and ${isThere}) as taken) t
   ) n
   where p.id = :id`,
)

/** Brings a page in line with its newest version, which was changed in place: somebody's name was taken out of it. */
export async function parsePageAgain(tx: Tx, id: number): Promise<void> {
  const page = await pageGroup.first(tx, { id })
  if (!page) return
  const { body: text, title, format, edit_msg } = await textOfPage.one(tx, { id })
  const parsed = await parseOr(
    () => {
      throw new Error(`page ${id} can't be parsed any more`)
    },
    { format: format as WikiFormat, text, title },
  )
  const columns = textColumns({ parsed, format: format as WikiFormat })
  await putText.run(tx, { ...columns, id, group_id: page.group_id, edit_msg, title, key: titleKey(title) })
  await putLinks.run(tx, { group_id: page.group_id, page_id: id, keys: linkKeys(parsed.links) })
}
