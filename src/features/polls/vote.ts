import { may } from '#contract/permissions.ts'
import type { GroupAccess } from '#contract/permissions.ts'
import {
  implementBatched,
  outcomeOf,
  type FailContext,
  type Outcome,
  type RecordContext,
} from '#runtime/calls/handler.ts'
import type { Membership } from '#runtime/calls/targets.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import * as contract from './contract.ts'
import type { PollRow } from './finders.ts'
import { areChoices, countedChoices, isClosed } from './rules.ts'
import { lockPoll, pollViews } from './store.ts'
import { pollForVoters, type PollObject } from './view.ts'

/** A vote, by a call or by a link. */
type VoteCall = RecordContext<'poll.voted'> &
  FailContext<'invalid poll_id' | 'inadequate_permissions' | 'poll closed' | 'invalid choices'> & {
    row: Pick<PollRow, 'id'>
    group: { id: number }
    account: { id: number }
    membership: Membership | null
    access: GroupAccess
    params: { choices: readonly number[] }
  }
type Tally = { num_votes: number; counts: number[] }

/** Locks the memberships that are active until the votes are written. */
const lockVoters = query(
  'pollVote.lockVoters',
  `select id from members where group_id = :group_id and id = any(:ids::bigint[]) and status = 'sub_status_normal'
   order by id for share`,
)
const votesBefore = query(
  'pollVote.before',
  `select account_id as "account_id!", choices from poll_votes where poll_id = :poll_id and account_id = any(:account_ids::bigint[])`,
)
/** Writes votes; without choices, they are withdrawn. */
const putVotes = query(
  'pollVote.put',
  `with given as (
     select account_id, choices from jsonb_to_recordset(:votes::jsonb) as v(account_id bigint, choices smallint[])
   ), gone as (
     delete from poll_votes v using given g where v.poll_id = :poll_id and v.account_id = g.account_id and g.choices = '{}'
   ), put as (
     insert into poll_votes as v (group_id, poll_id, account_id, choices)
     select p.group_id, p.id, g.account_id, g.choices from given g, polls p where p.id = :poll_id and g.choices <> '{}'
     on conflict (poll_id, account_id) do update set choices = excluded.choices, updated = next_updated(v.updated)
     returning account_id, updated
   ), counted as (
     update polls set num_votes = :num_votes, counts = :counts where id = :poll_id
   )
   select account_id as "account_id!", updated from put`,
)

/** Counts a vote in, or with -1 out. */
function count({ num_votes, counts }: Tally, type: string, choices: readonly number[], by: 1 | -1): Tally {
  if (choices.length === 0) return { num_votes, counts }
  const counted = countedChoices(type, choices)
  return {
    num_votes: num_votes + by,
    counts: counts.map((votes, at) => (counted.includes(at + 1) ? votes + by : votes)),
  }
}

/** Checks a vote, or says why it is refused. */
function checkVote(call: VoteCall, poll: PollRow | undefined, members: ReadonlySet<number>): readonly number[] {
  const { params, membership, access, fail } = call
  if (!poll) return fail('invalid poll_id')
  if (!may('can_vote', access) || !membership || !members.has(membership.id)) fail('inadequate_permissions', 'can_vote')
  if (isClosed(poll)) fail('poll closed')
  if (!areChoices(poll, params.choices)) fail('invalid choices')
  return params.choices
}

/** Counts votes in one poll, in their order. */
export async function castVotes(calls: readonly VoteCall[]): Promise<Outcome<PollObject>[]> {
  const [{ tx, row, group }] = calls as [VoteCall]
  const account_ids = [...new Set(calls.map(({ account }) => account.id))]
  const ids = calls.flatMap(({ membership }) => (membership ? [membership.id] : []))
  const [members, poll] = await Promise.all([
    lockVoters.all(tx, { group_id: group.id, ids }),
    lockPoll.first(tx, { id: row.id }),
  ])
  const before = await votesBefore.all(tx, { poll_id: row.id, account_ids })
  const present = new Set(members.map(({ id }) => id))
  const votes = new Map(before.map(({ account_id, choices }) => [account_id, choices as readonly number[]]))
  const changed = new Map<number, readonly number[]>()
  let tally: Tally = { num_votes: poll?.num_votes ?? 0, counts: poll?.counts ?? [] }
  const checked = calls.map(call =>
    outcomeOf(() => {
      const choices = checkVote(call, poll, present)
      const { id } = call.account
      tally = count(count(tally, poll!.type, votes.get(id) ?? [], -1), poll!.type, choices, 1)
      votes.set(id, choices)
      changed.set(id, choices)
      return { call, choices }
    }),
  )
  const cast = checked.flatMap(outcome => ('answer' in outcome ? [outcome.answer] : []))
  const views = cast.length === 0 ? [] : await writeVotes(cast, changed, tally)
  return checked.map((outcome): Outcome<PollObject> => ('answer' in outcome ? { answer: views.shift()! } : outcome))
}

// All votes in a poll change its row, so they are batched. docs/decisions/0003
export const vote = implementBatched(contract.vote, castVotes)

async function writeVotes(
  cast: readonly { call: VoteCall; choices: readonly number[] }[],
  changed: ReadonlyMap<number, readonly number[]>,
  tally: Tally,
): Promise<PollObject[]> {
  const [{ call: first }] = cast as [(typeof cast)[number]]
  const { tx, row } = first
  const votes = [...changed].map(([account_id, choices]) => ({ account_id, choices }))
  const written = await putVotes.all(tx, { poll_id: row.id, votes: json(votes), ...tally })
  const times = new Map(written.map(({ account_id, updated }) => [account_id, updated]))
  const view = await pollViews.one(tx, { ids: [row.id], account_id: 0 })
  first.record('poll.voted', { poll_id: row.id, topic_id: view.topic_id, group_id: view.group_id })
  return pollForVoters(
    tx,
    view,
    cast.map(({ call: { account, access }, choices }) => {
      return { account, access, choices, voted: times.get(account.id) ?? null }
    }),
  )
}
