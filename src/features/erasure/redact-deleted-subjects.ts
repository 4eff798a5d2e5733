import type { Fact } from '#contract/facts.ts'
import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { addJob, type FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { Database } from '#storage/database.ts'
import { query } from '#storage/query.ts'

// How long the activity log shows the subject of something deleted. After thirty days no table has it.
const days = 28
const day = 24 * 3600

const deletions = [
  'message.deleted',
  'topic.deleted',
  'topic.expired',
  // In the other group, this one no longer learns that it was deleted there.
  'topic.moved',
  'message.rejected',
  'message.discarded',
  'message.expired',
] as const
type Deletion = Fact<(typeof deletions)[number]> & { group_id: number }

/** The deleted object: the others are null. */
type DeletedContent = {
  group_id: number
  message_id: number | null
  topic_id: number | null
  pending_id: number | null
}
type RedactionProgress = DeletedContent & { after: number }

const redactSubjects = query(
  'erasure.forgetSubjects',
  `with batch as (select id from facts where group_id = :group_id and id > :after order by id limit 2000),
   gone as (
     select :topic_id?::bigint as topic_id where not exists (select from topics where group_id = :group_id and id = :topic_id)
   ), changed as (
     update facts f set data = f.data || '{"subject": ""}' from batch
     where f.group_id = :group_id and f.id = batch.id and f.data ->> 'subject' <> ''
       and ((f.data ->> 'message_id')::bigint = :message_id? or (f.data ->> 'pending_message_id')::bigint = :pending_id?
         or (f.data ->> 'topic_id')::bigint in (select topic_id from gone))
   )
   select max(id) as last from batch`,
)
const redactBounces = query(
  'erasure.forgetBounces',
  `update bounces set subject = '' where group_id = :group_id and message_id = :message_id?`,
)

const subjectRedaction = createResumableJob(
  'forget deleted subjects',
  (database, { after, ...deleted }: RedactionProgress) =>
    database.transaction(async (tx): Promise<RedactionProgress | null> => {
      const { group_id, message_id } = deleted
      if (after === 0) await redactBounces.run(tx, { group_id, message_id })
      const { last } = await redactSubjects.one(tx, { ...deleted, after })
      return last === null ? null : { ...deleted, after: last }
    }),
)

/** Has the subjects of deleted messages forgotten, after some weeks. */
export const deletedSubjectSubscribers = (database: Database): FactSubscriber[] => {
  const factSubscriber = subjectRedaction.subscriber(database)
  return [
    factSubscriber,
    {
      name: 'deleted messages',
      facts: deletions,
      async handle({ fact }, commit) {
        await commit(tx =>
          addJob(tx, factSubscriber.name, { ...deletedContentOf(fact as Deletion), after: 0 }, days * day),
        )
      },
    },
  ]
}

function deletedContentOf({ group_id, data }: Deletion): DeletedContent {
  const about = data as { message_id?: number; topic_id?: number; pending_message_id?: number }
  return {
    group_id,
    message_id: about.message_id ?? null,
    topic_id: about.topic_id ?? null,
    pending_id: about.pending_message_id ?? null,
  }
}
