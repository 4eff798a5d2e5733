import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { parsePageAgain } from '../wiki/index.ts'
import { addressesOf, formerMember, ownTextsOf } from './patterns.ts'
import type { Erasure } from './store.ts'

const isOwn = 'coalesce(r.account_id = :account_id, false)'
const redacted = (column: string) =>
  `${column} = case when ${isOwn} then redact(r.${column}, :own_patterns::text[], :own_replacements::text[])
     else redact(r.${column}, :patterns::text[], :replacements::text[]) end`
const mentions = ['title', 'body', 'edit_msg'].map(column => `r.${column} ~* :any`).join(' or ')
/** Versions; returns the pages whose text has to be read again. */
const eraseVersions = query(
  'erasure.wikiVersions',
  `with batch as (select id from wiki_revisions where group_id = :group_id and id > :after order by id limit 200),
   changed as (
     update wiki_revisions r set ${['title', 'body', 'edit_msg'].map(redacted).join()},
       name = case when ${isOwn} and :anonymize then :former else r.name end,
       account_id = nullif(r.account_id, :account_id)
     from batch where r.group_id = :group_id and r.id = batch.id and (${isOwn} or ${mentions})
     returning r.page_id
   )
   select max(id) as last, coalesce((select array_agg(distinct page_id) from changed), '{}') as "page_ids!" from batch`,
)
const erasePages = query(
  'erasure.wikiPages',
  `with named as (
     delete from wiki_names where group_id = :group_id and title ~* :any
   ), uploaded as (
     update wiki_files set account_id = null where group_id = :group_id and account_id = :account_id
   )
   update wiki_pages p set account_id = nullif(p.account_id, :account_id), editor_id = nullif(p.editor_id, :account_id),
     deleted_by = nullif(p.deleted_by, :account_id),
     editor_name = case when :anonymize and p.editor_id = :account_id then :former else p.editor_name end
   where p.group_id = :group_id and (p.account_id = :account_id or p.editor_id = :account_id or p.deleted_by = :account_id)`,
)

/** Removes a person from some versions of wiki pages of a group; returns the last one, or null at the end. */
export async function eraseFromWiki(
  tx: Tx,
  erasure: Erasure,
  { group_id, after }: { group_id: number; after: number },
): Promise<number | null> {
  const { account_id, anonymize } = erasure
  const { patterns: own_patterns, replacements: own_replacements } = ownTextsOf(erasure)
  const { any, ...redaction } = addressesOf(erasure)
  const about = { group_id, account_id, anonymize, former: formerMember, any }
  const { last, page_ids } = await eraseVersions.one(tx, {
    ...about,
    ...redaction,
    own_patterns,
    own_replacements,
    after,
  })
  for (const id of page_ids) await parsePageAgain(tx, id)
  if (last === null) await erasePages.run(tx, about)
  return last
}
