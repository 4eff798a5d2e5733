import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import type { Addresses } from '../../groups/index.ts'
import { countUpcoming, insertEvents, insertSeries, storageUsed } from '../change-store.ts'
import * as contract from '../contract.ts'
import type { getInvitationPreview } from '../emails/contract.ts'
import { emptyFields, sanitizeDescription, eventFieldsFrom, zoneOf, type EventFields } from './fields.ts'
import { findEventView } from './get-events.ts'
import { addInvitations } from '../invitation-store.ts'
import {
  expandSeries,
  remindAt,
  type ExpandedSeries,
  type SeriesOccurrence,
  type RecurrencePlan,
} from '../series/expansion-pool.ts'
import { endTimeOf, isMinute, minutesBetween, spanOf, timeOf, type TimeSpan } from '../times.ts'

/** The storage limit of groups. */
export type StorageDeps = { postLimits: { groupStorage: number }; addresses: Addresses }
/** Maximum number of upcoming events in a group. */
export const maxUpcoming = 50_000
const anHour = 60
const aDay = 1440

type NewEventCall = Pick<Call<typeof getInvitationPreview>, 'params' | 'group' | 'fail'> & {
  refuse: (param: 'start_time' | 'end_time') => never
}

function planOf({ params, group, fail, refuse }: NewEventCall): RecurrencePlan {
  const timezone = zoneOf(params.timezone, group.settings.default_timezone) ?? fail('invalid timezone')
  const first = timeOf(params.start_time, timezone) ?? fail('invalid start_time')
  if (!isMinute(first)) refuse('start_time')
  const all_day = params.all_day ?? false
  const end = params.end_time ? (endTimeOf(params.end_time, timezone) ?? fail('invalid end_time')) : undefined
  if (end && !isMinute(end)) refuse('end_time')
  const minutes = end ? minutesBetween(first, end, { all_day, timezone }) : all_day ? aDay : anHour
  return { rule: params.recurrence ?? '', first, minutes: minutes ?? fail('invalid end_time'), timezone, all_day }
}

const singleOccurrence = (plan: RecurrencePlan): ExpandedSeries => ({
  rule: '',
  dates: [{ ...spanOf(plan.first, plan), series_date: '' }],
  expanded_until: null,
})

/** Dates as rows for the database. */
export function spansJson(dates: readonly (TimeSpan & { series_date: string })[], saying: Partial<EventFields>) {
  const now = Temporal.Now.instant()
  return json(
    dates.map((date, n) => ({
      ...date,
      n,
      series_date: date.series_date || null,
      remind_at: remindAt(date, saying, now),
    })),
  )
}

/** Fails if a group would have too many events. */
export async function checkEventQuota(
  { tx, fail }: { tx: Tx; fail: (error: 'too many events') => never },
  group_id: number,
  dates: readonly SeriesOccurrence[],
): Promise<void> {
  const { count } = await countUpcoming.one(tx, { group_id, limit: maxUpcoming })
  if (count + dates.length > maxUpcoming) fail('too many events')
}

/** Inserts a series and returns its id. */
export async function addSeries(
  tx: Tx,
  group_id: number,
  plan: RecurrencePlan,
  expanded: ExpandedSeries,
  template: object,
): Promise<number> {
  const { first, minutes, timezone, all_day } = plan
  const { rule, expanded_until } = expanded
  const first_start = first.toString()
  const row = {
    group_id,
    rule,
    first_start,
    minutes,
    timezone,
    expanded_until,
    template: json({ ...template, all_day }),
  }
  return (await insertSeries.one(tx, row)).id
}

/** Inviting all members requires the same rights as posting to them, so that an event cannot bypass moderation. */
function mayInvite({ access, membership }: Pick<Call<typeof contract.addEvent>, 'access' | 'membership'>): boolean {
  if (may('mod_page', access)) return true
  const status = membership?.post_status
  if (!may('can_post', access) || status === 'sub_poststatus_moderated') return false
  return status === 'sub_poststatus_allowed' || (status === 'sub_poststatus_normal' && !access.group.moderated)
}

type StorageCall = { tx: Tx; group: { id: number }; fail: (error: 'group out of space') => never }

/** Runs an operation that may use storage, and fails if the group's limit is exceeded. */
export async function withinStorage<T>(
  { tx, group, fail }: StorageCall,
  most: number,
  work: () => Promise<T>,
): Promise<T> {
  const used = async () => (await storageUsed.one(tx, { group_id: group.id })).storage_used
  const before = await used()
  const result = await work()
  const after = await used()
  return after > most && after > before ? fail('group out of space') : result
}

/** The dates and the content of a new event. */
export async function newEventOf({ params, group, fail, refuse }: NewEventCall) {
  const plan = planOf({ params, group, fail, refuse })
  const expanded =
    plan.rule === '' ? singleOccurrence(plan) : await expandSeries(plan, Temporal.Now.plainDateISO(plan.timezone))
  if (typeof expanded === 'string') return fail(expanded)
  const saying = eventFieldsFrom(params, await sanitizeDescription(params.description))
  if (typeof saying === 'string') return fail(saying)
  return { plan, expanded, saying: { ...saying, name: saying.name ?? fail('invalid name') } }
}

export const addEvent = ({ postLimits, addresses }: StorageDeps) =>
  implement(
    contract.addEvent,
    async call => newEventOf(call),
    async call => {
      const { tx, group, account, params, prepared, fail, record } = call
      const { plan, expanded, saying } = prepared
      if (params.send_invites && !mayInvite(call)) fail('inadequate_permissions', 'can_post')
      await checkEventQuota({ tx, fail }, group.id, expanded.dates)
      const template = { ...emptyFields, ...saying }
      const series_id = plan.rule === '' ? null : await addSeries(tx, group.id, plan, expanded, template)
      const created = await withinStorage(call, postLimits.groupStorage, () =>
        insertEvents.all(tx, {
          ...{ group_id: group.id, account_id: account.id, creator_name: account.full_name || account.user_name },
          ...{ series_id, spans: spansJson(expanded.dates, template), template: json(template) },
        }),
      )
      const event_ids = created.map(({ id }) => id)
      const event_id = event_ids[0]!
      if (params.send_invites)
        await addInvitations.run(tx, {
          ...{ group_id: group.id, member_id: null },
          ...{ event_id: series_id === null ? event_id : null, series_id },
        })
      record('event.added', { event_id, name: saying.name, event_ids, invites: params.send_invites ?? false })
      return (await findEventView(tx, event_id, account.id, addresses))!
    },
  )
