import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { referencesIn } from '../posting/references.ts'

const batch = 200
/** The number of references of a message that are looked up, starting with the nearest. */
const maxReferences = 20

// Headers of emails are far shorter than this. Messages that somebody is changing come later.
const orphans = query(
  'message.withoutParent',
  `select m.group_id, m.id, substring(r.skeleton for 16384) as "head?" from (
     select group_id, id from messages where is_reply and parent_id is null order by id limit ${batch}
     for no key update skip locked) m
   left join message_raw r on r.group_id = m.group_id and r.message_id = m.id`,
)
const setParents = query(
  'message.setParents',
  `update messages m set parent_id = coalesce((
     select p.id from json_array_elements_text(g.refs) with ordinality r(mime_id, place)
     cross join lateral (
       select id from messages where group_id = m.group_id and mime_id = r.mime_id and id <> m.id order by id desc limit 1) p
     order by r.place desc limit 1), 0)
   from json_to_recordset(:messages::json) as g(group_id bigint, id bigint, refs json)
   where m.group_id = g.group_id and m.id = g.id and m.parent_id is null`,
)

/**
 * Finds the parents of a batch of replies that nobody has looked for, in the headers of their emails: those of imports, and of
 * before parents were stored. Returns whether there may be more.
 */
export async function findParents({ tx }: SystemTransaction): Promise<boolean> {
  const found = await orphans.all(tx)
  if (found.length === 0) return false
  const messages = found.map(({ group_id, id, head }) => ({
    ...{ group_id, id },
    refs: referencesIn(head?.toString('latin1') ?? '').slice(-maxReferences),
  }))
  await setParents.run(tx, { messages: json(messages) })
  return found.length === batch
}
