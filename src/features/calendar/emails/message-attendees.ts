import { isBlank } from '#content/text/index.ts'
import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { query } from '#storage/query.ts'
import { insertMessageToMany } from '../../members/index.ts'
import { isOrganizer } from '../events/organizer.ts'
import * as contract from './contract.ts'

/** Memberships with one of these responses, and those who are invited without one. Email must reach them. */
const attendees = query(
  'event.attendees',
  `select m.id from members m where m.group_id = :group_id and m.status = 'sub_status_normal'
     and m.user_status = 'user_status_confirmed' and m.account_id <> :account_id
     and (exists (select from event_rsvps r where r.event_id = :event_id and r.account_id = m.account_id and r.type = any(:types::text[]))
       or (:invited and not exists (select from event_rsvps r where r.event_id = :event_id and r.account_id = m.account_id)
         and exists (select from event_invitations i where i.member_id = m.id
           and (i.event_id = :event_id or i.series_id = :series_id?::bigint))))
   order by m.id limit 100000`,
)

const typesOf = { going: 'rsvp_yes', waitlisted: 'rsvp_waitlist', maybe: 'rsvp_maybe' } as const

export const messageAttendees = implement(
  contract.messageAttendees,
  async ({ tx, row, group, account, access, params, limits, fail, record }) => {
    if (!may('mod_page', access) && !isOrganizer(row, account, access)) fail('inadequate_permissions', 'mod_page')
    const types = Object.entries(typesOf).flatMap(([name, type]) => (params[name as 'going'] ? [type] : []))
    const { id: event_id, series_id } = row
    const about = { group_id: group.id, event_id, series_id, account_id: account.id }
    const people = await attendees.all(tx, { ...about, types, invited: params.invited })
    const result = { object: 'attendee_message' as const, event_id, recipients_count: people.length }
    if (params.preview) return result
    if (people.length === 0) fail('no recipients')
    if (isBlank(params.message_subject)) fail('no subject')
    if (isBlank(params.message_text)) fail('no body')
    await consumeQuota(tx, `private-from:${account.id}`, limits.emailsFrom)
    const { id } = await insertMessageToMany.one(tx, {
      ...{ group_id: group.id, account_id: account.id, kind: 'to_attendees' },
      ...{ recipients: people.map(person => person.id), subject: params.message_subject, body: params.message_text },
    })
    record('message.sent', { private_message_id: id, recipients_count: people.length })
    return result
  },
)
