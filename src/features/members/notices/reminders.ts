import type { RecordContext } from '#runtime/calls/handler.ts'
import { emailType } from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { getsEmail } from '../mailed-addresses.ts'
import { memberTimeZone } from '../time-zone.ts'
import { noticeWriter, memberFooter } from './notices-to-member.ts'
import { activeNotices } from './store.ts'

const kind = 'member_notice_monthly_reminder'

const reminderSource = `member_notices n join members m on m.group_id = n.group_id
  join accounts a on a.id = m.account_id join groups g on g.id = m.group_id
  where n.kind = '${kind}' and n.active and g.suspended is null and ${getsEmail}`

/** The time zones of members who may be due. */
const zonesOf = query('reminder.zones', `select distinct ${memberTimeZone('m')} as "timezone!" from ${reminderSource}`)
/** The due members, marked as reminded. Members who joined this month have just been welcomed. */
const claimReminders = query(
  'reminder.take',
  `with due as (
     select m.group_id, m.id from ${reminderSource}
       and ${memberTimeZone('m')} = any(:zones::text[]) and m.created < :month::date and (m.reminded is null or m.reminded < :month::date)
     order by m.group_id, m.id limit :limit for update of m skip locked
   )
   update members m set reminded = :month::date from due where m.group_id = due.group_id and m.id = due.id
   returning m.group_id, m.id`,
)
const recipients = query(
  'reminder.recipients',
  `select a.email from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.id = any(:ids::bigint[]) and m.status = 'sub_status_normal' order by m.id`,
)

const hour = 6
/** Members not reminded by then, because the service was down, are skipped this month. */
const lastDay = 2
const batch = 500

/** In which of the zones it is the time, and of which month. */
export function dueReminders(zones: readonly string[], now: Temporal.Instant) {
  const due = zones
    .map(zone => ({ zone, local: now.toZonedDateTimeISO(zone) }))
    .filter(({ local }) => local.day <= lastDay && (local.day > 1 || local.hour >= hour))
  const [any] = due
  return any ? { month: any.local.toPlainDate().with({ day: 1 }).toString(), zones: due.map(({ zone }) => zone) } : null
}

/** Has members reminded for whom it is six in the morning of the first of a month, some at a time; whether there may be more. */
export async function remindMembers({ tx, record }: RecordContext<'group.reminded'>, now = Temporal.Now.instant()) {
  // It is neither the first nor the second anywhere, so nothing is queried.
  const { day } = now.toZonedDateTimeISO('UTC')
  if (day > lastDay + 1 && day < 28) return false
  const due = dueReminders(
    (await zonesOf.all(tx)).map(({ timezone }) => timezone),
    now,
  )
  if (!due) return false
  const taken = await claimReminders.all(tx, { ...due, limit: batch })
  for (const [group_id, members] of Map.groupBy(taken, member => member.group_id))
    record('group.reminded', { group_id, month: due.month, member_info_ids: members.map(({ id }) => id) })
  return taken.length === batch
}

/** The reminder of a group, to its due members. */
export const reminderEmail = emailType(
  kind,
  'group.reminded',
  'Members, on the first of a month',
  async ({ data }, desk) => {
    const { group_id, member_info_ids: ids } = data
    const { tx } = desk
    const notice = await activeNotices.first(tx, { group_id, kinds: [kind] })
    const group = await findEmailGroup(tx, group_id)
    if (!notice || !group) return []
    const write = noticeWriter(notice, { group, why: memberFooter('member') }, desk)
    const people = await recipients.all(tx, { group_id, ids })
    return people.map(({ email }) => ({ recipient: email, write }))
  },
)
