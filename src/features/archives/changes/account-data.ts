import type { RecordContext } from '#runtime/calls/handler.ts'
import type { ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const lockLiked = query(
  'likes.lockMessagesOfAccount',
  `select m.id from messages m where (m.group_id, m.id) in (
     select group_id, message_id from message_likes where account_id = :account_id)
   order by m.group_id, m.id for update`,
)
const removeLikes = query(
  'likes.removeOfAccount',
  `with gone as (delete from message_likes where account_id = :account_id returning group_id, message_id)
   update messages m set num_likes = m.num_likes - 1 from gone where m.group_id = gone.group_id and m.id = gone.message_id`,
)
const countLikes = query(
  'likes.countOfAccount',
  `select count(*) as "count!" from message_likes where account_id = :account_id`,
)

const countFollowed = query(
  'follows.countOfAccount',
  `select (select count(*) from topic_followers where account_id = :account_id)
     + (select count(*) from hashtag_followers where account_id = :account_id) as "count!"`,
)
const removeFollowed = query(
  'follows.removeOfAccount',
  `with topics_gone as (delete from topic_followers where account_id = :account_id),
   reports_gone as (delete from message_reports where account_id = :account_id),
   senders_gone as (delete from trusted_image_senders where account_id = :account_id)
   delete from hashtag_followers where account_id = :account_id`,
)

/** Deletes the likes of a deleted account; its messages are kept. */
export const likeDeletion = {
  name: 'likes',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countLikes.one(tx, { account_id })).count,
  async remove({ tx }: Pick<RecordContext<never>, 'tx'>, account_id: number): Promise<void> {
    await lockLiked.run(tx, { account_id })
    await removeLikes.run(tx, { account_id })
  },
}
export const followDeletion = {
  name: 'follows',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countFollowed.one(tx, { account_id })).count,
  async remove({ tx }: Pick<RecordContext<never>, 'tx'>, account_id: number): Promise<void> {
    await removeFollowed.run(tx, { account_id })
  },
}

const likesOf = query(
  'likes.ofAccount',
  `select group_id, message_id, created from message_likes where account_id = :account_id and group_id > 0 and (group_id, message_id) > (:group_id::bigint, :message_id::bigint)
   order by group_id, message_id limit :limit`,
)
const followsOf = query(
  'follows.ofAccount',
  `select group_id, 'topic' as "what!", topic_id as "id!", state as "state!", until from topic_followers where account_id = :account_id and group_id > 0
   union all
   select group_id, 'hashtag', hashtag_id, state, until from hashtag_followers where account_id = :account_id
   order by 1, 2, 3 limit 100000`,
)
const readsOf = query(
  'reads.ofAccount',
  `select m.group_id as "group_id!", null::bigint as topic_id, m.read_until as "read_until!" from members m where m.account_id = :account_id
   union all
   select r.group_id, r.topic_id, r.read_until from members m join topic_reads r on r.member_id = m.id where m.account_id = :account_id and r.group_id > 0
   order by 1, 2 nulls first limit 100000`,
)
const batchSize = 1000

/** Exports an account's likes, followed and muted topics, and read state. */
export async function* likesAndFollowsExport(tx: Tx, { id }: { id: number }): AsyncGenerator<ZipEntry> {
  yield { path: 'likes.jsonl', content: lines(tx, id) }
  yield { path: 'follows.json', content: `${JSON.stringify(await followsOf.all(tx, { account_id: id }), null, 2)}\n` }
  yield { path: 'read.json', content: `${JSON.stringify(await readsOf.all(tx, { account_id: id }), null, 2)}\n` }
}

async function* lines(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  let [group_id, message_id] = [0, 0]
  for (;;) {
    const rows = await likesOf.all(tx, { account_id, group_id, message_id, limit: batchSize })
    if (rows.length > 0) yield Buffer.from(rows.map(row => `${JSON.stringify(row)}\n`).join(''))
    if (rows.length < batchSize) return
    ;({ group_id, message_id } = rows.at(-1)!)
  }
}
