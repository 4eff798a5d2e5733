import type { Static } from '#contract/schema.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import type { Poll } from './contract.ts'
import { closedAt, isClosed, lastReminder, mayManage, seesResults, wasRemindedToday } from './rules.ts'
import { runoff, type Ballots, type Runoff } from './runoff.ts'
import { ballotsOf, pollViews } from './store.ts'

export type PollObject = Static<typeof Poll>
export type PollViewRow = Row<'poll.shown'>
export type StoredAnswer = { text: string; desc: string }
type Viewer = { account: { id: number }; access: GroupAccess }

const viewerOf = (row: PollViewRow, { access }: Viewer) => ({ access, hasVoted: row.own_choices !== null })

/** The outcomes of polls so far. The rankings of all are counted by one statement. */
async function outcomesOf(tx: Tx, rows: readonly PollViewRow[]): Promise<Map<number, Runoff>> {
  const poll_ids = rows.filter(({ type }) => type === 'poll_ranked').map(({ id }) => id)
  const ballots = new Map<number, Ballots[]>()
  if (poll_ids.length > 0)
    for (const { poll_id, ...ballot } of await ballotsOf.all(tx, { poll_ids }))
      ballots.getOrInsertComputed(poll_id, () => []).push(ballot)
  return new Map(rows.map(row => [row.id, outcomeOf(row, ballots.get(row.id) ?? [])]))
}

/** Polls for one viewer. */
export async function pollsView(tx: Tx, rows: readonly PollViewRow[], viewer: Viewer): Promise<PollObject[]> {
  const seen = rows.filter(row => seesResults(row, viewerOf(row, viewer)))
  const outcomes = await outcomesOf(tx, seen)
  return rows.map(row => pollView(row, viewer, outcomes.get(row.id) ?? unseen))
}

/** One poll for those who have just voted, each with their own vote. */
export async function pollForVoters(
  tx: Tx,
  row: PollViewRow,
  voters: readonly (Viewer & { choices: readonly number[]; voted: Timestamp | null })[],
): Promise<PollObject[]> {
  const outcome = (await outcomesOf(tx, [row])).get(row.id)!
  return voters.map(({ choices, voted, ...viewer }) => {
    const own = choices.length > 0 ? { own_choices: [...choices], voted } : { own_choices: null, voted: null }
    return pollView({ ...row, ...own }, viewer, outcome)
  })
}
const unseen: Runoff = { rounds: [], winners: [] }

/** A poll by its id, as someone sees it. */
export async function findPollView(tx: Tx, id: number, viewer: Viewer): Promise<PollObject | undefined> {
  const [view] = await pollsView(tx, await pollViews.all(tx, { ids: [id], account_id: viewer.account.id }), viewer)
  return view
}

/** Which answers lead, and by which rounds if they were ranked. */
function outcomeOf({ type, counts }: PollViewRow, ballots: readonly Ballots[]): Runoff {
  if (type === 'poll_ranked') return runoff(counts.length, ballots)
  const most = Math.max(...counts)
  return { rounds: [], winners: most === 0 ? [] : counts.flatMap((count, at) => (count === most ? [at + 1] : [])) }
}

function pollView(row: PollViewRow, viewer: Viewer, { rounds, winners }: Runoff): PollObject {
  const { access } = viewer
  const sees_results = seesResults(row, viewerOf(row, viewer))
  const closed = isClosed(row)
  const may_manage = mayManage(row, viewer)
  return {
    object: 'poll',
    id: row.id,
    created: row.created,
    updated: row.updated,
    group_id: row.group_id,
    topic_id: row.topic_id,
    message_id: row.message_id,
    msg_num: row.msg_num,
    event_id: may('calendar_visible', access) ? (row.event_id ?? 0) : 0,
    user_id: row.user_id,
    name: row.shown_name,
    question: row.question,
    type: row.type as PollObject['type'],
    answers: (row.answers as StoredAnswer[]).map(({ text, desc }, at) => ({
      object: 'poll_answer' as const,
      num: at + 1,
      text,
      desc,
      num_votes: sees_results ? row.counts[at]! : null,
    })),
    is_anonymous: row.is_anonymous,
    show_results: row.show_results as PollObject['show_results'],
    closes: row.closes,
    closed: closedAt(row),
    is_closed: closed,
    num_votes: row.num_votes,
    num_members: row.members_count,
    has_voted: row.own_choices !== null,
    voted: row.voted,
    choices: row.own_choices ?? [],
    sees_results,
    may_vote: !closed && may('can_vote', access),
    may_manage,
    reminded: lastReminder(row),
    may_remind: may_manage && !closed && !wasRemindedToday(row) && row.num_votes < row.members_count,
    winners: sees_results ? winners : [],
    rounds: sees_results ? rounds.map(round => ({ object: 'poll_round' as const, ...round })) : [],
  }
}
