import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'

const batchSize = 50
const topicOf = `coalesce((select m.topic_id from messages m where m.group_id = p.group_id and m.id = p.message_id), 0) as "topic_id!"`
const closeDue = query(
  'poll.closeDue',
  `with due as (
     select id from polls where closed is null and closes <= now() order by closes limit :limit for update skip locked
   )
   update polls p set closed = p.closes, updated = next_updated(p.updated) from due where p.id = due.id
   returning p.id, p.group_id, p.question, p.num_votes, ${topicOf}`,
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

// A day before the deadline, if there were two days to vote: polls of a few hours need no reminder.
const remindDue = query(
  'poll.remindDue',
  `with due as (
     select id from polls where closed is null and closes > now() and closes <= now() + interval '1 day'
       and created <= closes - interval '2 days' and reminded is null and group_id > 0
       and (reminder_sent is null or reminder_sent <= now() - interval '1 day')
     order by closes limit :limit for update skip locked
   )
   update polls p set reminded = now() from due where p.id = due.id
   returning p.id, p.group_id, p.question, ${topicOf}`,
)

/** Reminds members who haven't voted of deadlines; returns whether there may be more. */
export async function remindVoters({ tx, record }: RecordContext<'poll.reminded'>): Promise<boolean> {
  const due = await remindDue.all(tx, { limit: batchSize })
  for (const { id, group_id, question, topic_id } of due)
    record('poll.reminded', { poll_id: id, group_id, topic_id, question })
  return due.length === batchSize
}
