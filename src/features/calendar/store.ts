import { truncateByBytes } from '#runtime/responses/page-byte-limit.ts'
import { keysetFamily, type KeysetOrder } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { authorJoin, authorName, authorPhoto } from '../archives/index.ts'
import { filesOfEvent } from './files/files-sql.ts'

const waitlistPosition = `case when r.type = 'rsvp_waitlist' then (select count(*)::int from event_rsvps w
    where w.event_id = e.id and w.type = 'rsvp_waitlist' and w.arrival <= r.arrival) else 0 end`
const topicId = `coalesce((select t.id from topics t where t.group_id = e.group_id and t.event_id = e.id order by t.id desc limit 1), 0)`
/** Columns of event `e` for display, with the account's RSVP. */
const columns = `e.id, e.created, e.updated, e.group_id, e.starts, e.ends, e.timezone, e.all_day, e.name, e.location, e.description,
  e.organizer_name, e.organizer_email, e.organizer_phone, e.color_name, e.rsvp, e.max_attendees, e.additional_guests,
  e.comment_label, e.yes_message, e.hide_rsvps, e.is_locked, e.is_cancelled, e.cancel_message, e.num_attendees, e.num_waiting,
  e.reminder_minutes, e.series_id, coalesce(s.uid, e.uid) as "uid!", ${authorName('e.creator_name')} as "shown_creator!", g.name as group_name, g.title as group_title,
  coalesce(s.rule, '') as "rule!", r.type as "own_type?", r.comment as "own_comment?", r.additional_guests as "own_guests?",
  ${waitlistPosition} as "waitlist_position!", ${topicId} as "topic_id!",
  coalesce(e.account_id = :account_id?, false) as "is_mine!", ${filesOfEvent}`
const joins = `join groups g on g.id = e.group_id left join event_series s on s.id = e.series_id ${authorJoin('e.account_id')}
   left join event_rsvps r on r.event_id = e.id and r.account_id = :account_id?`

/**
 * The version of everything that `columns` shows. The row of a group changes with every post, so of it only what is shown. `e.version`
 * is the version of the event.
 */
const version = `concat(e.id, '-', e.version, '-', s.xmin, '-', a.xmin, '-', r.xmin, '-', ${waitlistPosition}, '-', ${topicId}, '-',
  quote_literal(g.name), quote_literal(g.title), case when e.num_files > 0 then (select string_agg(f.xmin::text, ',' order by f.id) from event_files f where f.group_id = e.group_id and f.event_id = e.id) end)`

/** Events by id, as an account sees them. */
export const eventViews = query(
  'event.shown',
  `select ${columns} from events e ${joins} where e.id = any(:ids::bigint[]) and e.deleted is null order by e.starts, e.id`,
  { batchable: true },
)

// All-day events match by date in any time zone; others by time. No event is longer than a year.
export const inPeriod = `e.deleted is null and e.starts > :from::timestamptz - interval '370 days' and e.starts < :until::timestamptz + interval '1 day'
     and case when e.all_day then e.last_day >= :first::date and e.first_day <= :last::date
       else (e.ends > :from or e.starts >= :from) and e.starts < :until end`

/** The number of events of groups in a period. */
export const countEvents = query(
  'event.count',
  `select count(*)::int as "count!" from events e where e.group_id = any(:group_ids::bigint[]) and ${inPeriod}
     and (:series_id?::bigint is null or e.series_id = :series_id)`,
  { genericPlan: true },
)
// System columns are not among all columns.
const pageRows = `select e.*, e.xmin as version from page join events e on e.id = page.id`
// Each group contributes its first rows by index, and these are merged. The ids are passed as JSON, because with an array
// the planner would use its length and plan the statement each time.
const pageOrder = { start_time: { key: 'e.starts', value: ':after_key?::text::timestamptz' } }
const pageOfGroups = ({ afterCondition, order }: KeysetOrder) => `with page as (
    select e.id, e.starts from jsonb_array_elements_text(:groups::jsonb) as g(id) cross join lateral (
      select e.id, e.starts from events e where e.group_id = g.id::bigint and ${inPeriod} and ${afterCondition} order by ${order} limit :count) e
    order by ${order} limit :count
  )`
export const eventPages = keysetFamily(
  'event.page',
  'e.id',
  pageOrder,
  walk =>
    `${pageOfGroups(walk)} select ${columns}, e.found as "found!", ${version} as "print!"
       from ${truncateByBytes({ select: pageRows, as: 'e', bytes: 'octet_length(e.description)', order: walk.order })} ${joins} order by ${walk.order}`,
  { genericPlan: true },
)
/** The versions of the events of such a page instead of the page. */
export const eventPageVersions = keysetFamily(
  'event.pageVersions',
  'e.id',
  pageOrder,
  walk =>
    `${pageOfGroups(walk)} select string_agg(p.print, ' ') as print
       from (select ${version} as print from (${pageRows}) e ${joins} order by ${walk.order}) p`,
  { genericPlan: true },
)
/** The same of one series, which has few dates. */
export const seriesPages = keysetFamily(
  'event.seriesPage',
  'e.id',
  pageOrder,
  ({ afterCondition, order }) =>
    `with page as (
         select e.id, e.starts from events e where e.series_id = :series_id and e.group_id = any(:group_ids::bigint[])
           and ${inPeriod} and ${afterCondition} order by ${order} limit :count
       )
       select ${columns}, e.found as "found!" from ${truncateByBytes({ select: pageRows, as: 'e', bytes: 'octet_length(e.description)', order })} ${joins} order by ${order}`,
)
/** The groups of an account whose calendars may be visible, with the data needed to decide. */
export const ownGroups = query(
  'event.ownGroups',
  `select g.id, g.settings, m.id as member_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id from members m join groups g on g.id = m.group_id
   where m.account_id = :account_id and m.status = 'sub_status_normal' and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id)
   order by g.id limit 1000`,
)

const person = `r.id, r.created, r.updated, r.event_id, r.group_id, r.account_id, r.type, r.comment, r.additional_guests, r.arrival,
  a.user_name, a.full_name, a.email, ${authorPhoto('a')} as "profile_photo_url!"`
export const countRsvps = query(
  'rsvp.count',
  `select count(*)::int as "count!" from event_rsvps where event_id = :event_id and type = :type`,
)
const rsvpKeys = { created: 'r.id', arrival: { key: 'coalesce(r.arrival, 0)', value: ':after_key?::text::bigint' } }
export const rsvpPages = keysetFamily(
  'rsvp.page',
  'r.id',
  rsvpKeys,
  ({ afterCondition, order }) =>
    `select ${person} from event_rsvps r join accounts a on a.id = r.account_id
       where r.event_id = :event_id and (:type?::text is null or r.type = :type)
         and (:only_account_id?::bigint is null or r.account_id = :only_account_id) and ${afterCondition} order by ${order} limit :count`,
)
