import type { ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const isOpen = `p.closed is null and (p.closes is null or p.closes > now())`
const countOf = query(
  'pollVote.countOfAccount',
  `select count(*)::int as "count!" from poll_votes where account_id = :account_id`,
)
const lockOpen = query(
  'poll.lockOpenOfVoter',
  `select p.id from polls p where ${isOpen} and p.id in (select poll_id from poll_votes where account_id = :account_id)
   order by p.id for update`,
)
/** Withdraws votes in open polls. The votes of an account are at most one per poll. */
const withdraw = query(
  'pollVote.withdrawOfAccount',
  `with gone as (
     delete from poll_votes v using polls p where v.account_id = :account_id and p.id = v.poll_id and p.id = any(:poll_ids::bigint[])
     returning p.id, case when p.type = 'poll_ranked' then v.choices[1:1] else v.choices end as counted
   )
   update polls p set num_votes = num_votes - 1, counts = (
       select array_agg(u.votes - (u.num = any(gone.counted))::int order by u.num) from unnest(p.counts) with ordinality as u(votes, num))
   from gone where p.id = gone.id`,
)
const forgetVoter = query(
  'pollVote.forgetVoter',
  `update poll_votes set account_id = null where account_id = :account_id`,
)

/** A deleted account's votes are withdrawn from open polls; in closed ones they stay, without a name. docs/decisions/0052 */
export const pollVoteDeletion = {
  name: 'poll_votes',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countOf.one(tx, { account_id })).count,
  async remove({ tx }: { tx: Tx }, account_id: number): Promise<void> {
    const open = await lockOpen.all(tx, { account_id })
    await withdraw.run(tx, { account_id, poll_ids: open.map(({ id }) => id) })
    await forgetVoter.run(tx, { account_id })
  },
}

const atOnce = 500
const votesAfter = query(
  'pollVote.exported',
  `select v.id, v.created, v.updated, p.group_id, v.poll_id, p.question, v.choices,
     array(select p.answers -> (num - 1) ->> 'text' from unnest(v.choices) with ordinality as c(num, place) order by place) as "answers!"
   from poll_votes v join polls p on p.id = v.poll_id where v.account_id = :account_id and v.id > :after order by v.id limit ${atOnce}`,
)

async function* votesOf(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0; ;) {
    const rows = await votesAfter.all(tx, { account_id, after })
    for (const { group_id, ...row } of rows)
      yield Buffer.from(`${JSON.stringify({ ...row, group_id: Math.abs(group_id) })}\n`)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

/** Exports what an account voted. */
export async function* pollVoteExport(tx: Tx, { id }: { id: number }): AsyncGenerator<ZipEntry> {
  yield { path: 'poll_votes.jsonl', content: votesOf(tx, id) }
}
