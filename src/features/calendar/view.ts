import { colorHex } from '#contract/colors.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Static } from '#contract/schema.ts'
import type { Row } from '#storage/query.ts'
import type { Addresses } from '../groups/index.ts'
import type { Event, Rsvp } from './contract.ts'
import { eventFileUrl, type FileOfEvent } from './files/files-sql.ts'
import { inTimeZone } from './times.ts'

export type EventObject = Static<typeof Event>
export type RsvpObject = Static<typeof Rsvp>

/** An event as API resource. */
export function eventView(row: Row<'event.shown'>, { url }: Addresses): EventObject {
  const files = (row.files ?? []) as FileOfEvent[]
  return {
    object: 'event',
    id: row.id,
    created: row.created,
    updated: row.updated,
    creator_name: row.shown_creator,
    group_id: row.group_id,
    group_name: row.group_name,
    nice_group_name: row.group_title || row.group_name,
    start_time: inTimeZone(row.starts, row.timezone),
    end_time: inTimeZone(row.ends, row.timezone),
    timezone: row.timezone,
    all_day: row.all_day,
    name: row.name,
    location: row.location,
    description: row.description,
    organizer_name: row.organizer_name,
    organizer_email: row.organizer_email,
    organizer_phone: row.organizer_phone,
    color_name: row.color_name as Value<'color'>,
    color_hex: colorHex[row.color_name as Value<'color'>],
    rsvp: row.rsvp,
    max_attendees: row.max_attendees,
    additional_guests: row.additional_guests,
    comment_label: row.comment_label,
    yes_message: row.yes_message,
    has_rsvp: row.own_type !== null,
    rsvp_type: (row.own_type ?? '') as EventObject['rsvp_type'],
    rsvp_comment: row.own_comment ?? '',
    rsvp_additional_guests: row.own_guests ?? 0,
    hide_rsvps: row.hide_rsvps,
    is_locked: row.is_locked,
    is_cancelled: row.is_cancelled,
    cancel_message: row.cancel_message,
    num_attendees: row.num_attendees,
    num_waiting: row.num_waiting,
    waitlist_position: row.waitlist_position,
    reminder_minutes: row.reminder_minutes,
    series_id: row.series_id ?? 0,
    recurrence: row.rule,
    uid: row.uid,
    topic_id: row.topic_id,
    is_mine: row.is_mine,
    files: files.map(({ has_thumbnail, ...file }) => {
      const download_url = eventFileUrl(url, row.id, file.id)
      const image_thumbnail_url = has_thumbnail ? `${download_url}&thumbnail=1` : ''
      return { object: 'event_file' as const, ...file, download_url, image_thumbnail_url }
    }),
  }
}

/** An RSVP for a viewer. Addresses are only shown to moderators and to its owner. */
export function rsvpView(row: Omit<Row<'rsvp.put'>, 'sequence' | 'answered'>, seesAddresses: boolean): RsvpObject {
  return {
    object: 'rsvp',
    id: row.id,
    created: row.created,
    updated: row.updated,
    event_id: row.event_id,
    group_id: row.group_id,
    user_id: row.account_id,
    user_name: row.user_name,
    full_name: row.full_name,
    email: seesAddresses ? row.email : '',
    profile_photo_url: row.profile_photo_url,
    type: row.type as RsvpObject['type'],
    comment: row.comment,
    additional_guests: row.additional_guests,
  }
}
