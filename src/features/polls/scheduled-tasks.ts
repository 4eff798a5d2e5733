import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'

const batchSize = 50
const closeDue = query(
  'poll.closeDue',
  `with due as (
     select id from polls where closed is null and closes <= now() order by closes limit :limit for update skip locked
   )
   update polls p set closed = p.closes, updated = next_updated(p.updated) from due where p.id = due.id
   returning p.id, p.group_id, p.question, p.num_votes, coalesce((select m.topic_id from messages m
     where m.group_id = p.group_id and m.id = p.message_id), 0) as "topic_id!"`,
)

/** Closes polls whose deadline has passed; returns whether there may be more. Until then, they are closed for readers already. */
export async function closeDuePolls({ tx, record }: RecordContext<'poll.closed'>): Promise<boolean> {
  const closed = await closeDue.all(tx, { limit: batchSize })
  for (const { id, group_id, question, num_votes, topic_id } of closed)
    // Nobody hears of the poll of a hidden message.
    if (group_id > 0)
      record('poll.closed', { poll_id: id, group_id, topic_id, question, votes: num_votes, by_deadline: true })
  return closed.length === batchSize
}
