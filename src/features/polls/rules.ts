import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { PollRow } from './finders.ts'

type PollState = Pick<PollRow, 'closed' | 'closes'>

/** Closed by someone, or by its deadline, even before the scheduler notices. */
export const isClosed = ({ closed, closes }: PollState, now = Date.now()): boolean =>
  closed !== null || (closes !== null && Date.parse(closes) <= now)

/** When it was closed; null: it is open. */
export const closedAt = (poll: PollState): string | null => poll.closed ?? (isClosed(poll) ? poll.closes : null)

type Viewer = { access: GroupAccess; hasVoted: boolean }

/** Moderators see results no earlier than others, or they could steer the vote. */
const seers: Record<Value<'poll_results'>, (poll: PollState, viewer: Viewer) => boolean> = {
  poll_results_always: () => true,
  poll_results_after_vote: (poll, { hasVoted }) => hasVoted || isClosed(poll),
  poll_results_on_close: poll => isClosed(poll),
  poll_results_moderators: (_, { access }) => may('mod_page', access),
}

export const seesResults = (poll: PollState & { show_results: string }, viewer: Viewer): boolean =>
  seers[poll.show_results as Value<'poll_results'>](poll, viewer)

/** Who voted for what is shown to those who see the results and the members of the group. */
export const seesVoters = (
  poll: PollState & { show_results: string; is_anonymous: boolean },
  viewer: Viewer,
): boolean => !poll.is_anonymous && seesResults(poll, viewer) && may('members_visible', viewer.access)

/** The creator, as long as they may create polls, and moderators. */
export const mayManage = (
  { account_id }: Pick<PollRow, 'account_id'>,
  { account, access }: { account: { id: number }; access: GroupAccess },
): boolean => may('manage_polls', access) && (may('mod_page', access) || account_id === account.id)

/** When members who hadn't voted were last reminded, before the deadline or because someone asked for it. */
export const lastReminder = ({ reminded, reminder_sent }: Pick<PollRow, 'reminded' | 'reminder_sent'>): string | null =>
  [reminded, reminder_sent]
    .filter(at => at !== null)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? null

const day = 24 * 60 * 60 * 1000
/** Nobody is reminded twice a day. */
export const wasRemindedToday = (poll: Pick<PollRow, 'reminded' | 'reminder_sent'>, now = Date.now()): boolean => {
  const last = lastReminder(poll)
  return last !== null && Date.parse(last) > now - day
}

/** Whether numbers of answers are a vote in this poll. */
export function areChoices({ type, counts }: Pick<PollRow, 'type' | 'counts'>, choices: readonly number[]): boolean {
  if (new Set(choices).size !== choices.length || choices.some(num => num > counts.length)) return false
  return type !== 'poll_single' || choices.length <= 1
}

/** The answers that a vote adds to the counts: of a ranking, only the first. */
export const countedChoices = (type: string, choices: readonly number[]): readonly number[] =>
  type === 'poll_ranked' ? choices.slice(0, 1) : choices
