import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Choice,
  Flag,
  Id,
  Ids,
  Integer,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  TimestampParam,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, MESSAGE } from '#contract/targets.ts'

const byModerators = { who: 'account', on: 'group', needs: 'mod_page' } as const

const TYPE = { type: Word(words.moderation_type) }

/** A line of the queue: a pending message, a request to join, or a message with open reports. */
export const QueueItem = resource('moderation_item', {
  ...TYPE,
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['user_id', 'claimed_by', 'num_reports', 'msg_num'], Num),
  ...fields(['name', 'email', 'profile_photo_url', 'subject', 'snippet', 'claimed_by_name', 'failed'], Str),
  reason: Word(['', ...words.held_because]),
})

export const getModerationQueue = endpoint('getmoderationqueue', {
  ...byModerators,
  method: 'GET',
  summary:
    'List what a moderator has to decide on, oldest first: pending messages, requests to join, or reported messages. Decisions that can still be undone are left out.',
  params: {
    ...GROUP,
    type: Choice(words.moderation_type, { description: 'What to list; needs the permission to decide on it.' }),
  },
  returns: list(QueueItem, { fields: ['created'], field: 'created', dir: 'asc' }),
  errors: ['inadequate_permissions'],
})

/** The target of a decision; topics are never pending. */
const DECIDED = { type: Word(words.decision_type) }

const Decision = resource('moderation_decision', {
  id: Num,
  ...DECIDED,
  target_id: Num,
  action: Word(words.moderation_action),
  user_id: Num,
  full_name: Str,
  created: Timestamp,
  until: Timestamp,
})

export const ModerationState = resource('moderation_state', {
  ...fields(['messages', 'members', 'reports'], Nullable(Num)),
  claims: Type.Array(
    resource('moderation_claim', { ...TYPE, target_id: Num, user_id: Num, full_name: Str, created: Timestamp }),
  ),
  decisions: Type.Array(Decision),
})

export const getModerationState = endpoint('getmoderationstate', {
  ...byModerators,
  method: 'GET',
  summary: 'Get how much is pending in a group, who has claimed what, and the decisions that can still be undone.',
  params: GROUP,
  returns: ModerationState,
})

const Skipped = resource('moderation_skipped', {
  ...DECIDED,
  target_id: Num,
  reason: Word(words.moderation_skip_reason),
  action: Word(['', ...words.moderation_action]),
  user_id: Num,
  full_name: Str,
  date: Nullable(Timestamp),
})

const ids = (description: string) => optional(Ids({ description }))

export const moderate = endpoint('moderate', {
  ...byModerators,
  method: 'POST',
  summary:
    'Decide on pending messages, requests to join and reported messages, or delete topics, at most 100 in all. The decision is stored at once and carried out after `undo_seconds`; until then `undodecision` takes it back.',
  params: {
    ...GROUP,
    action: Choice(words.moderation_action, { description: 'What to do with all of them.' }),
    pending_message_ids: ids('Pending messages.'),
    member_info_ids: ids('Requests to join.'),
    message_ids: ids('Reported messages; they can be hidden or deleted.'),
    topic_ids: ids('Topics; they can be deleted, with all their messages.'),
    reason: withDefault(Text(20_000, { description: 'With `reject`: the reason, for the authors of messages.' }), ''),
    unmoderate: withDefault(
      Flag({ description: 'With `approve`: the authors of the messages are not moderated any more.' }),
      false,
    ),
    expected: optional(
      TimestampParam({
        description:
          'The `updated` value of a single message, member or topic; if it has changed since, it is skipped.',
      }),
    ),
    undo_seconds: withDefault(Integer(0, 60, { description: 'How long the decision can be undone.' }), 10),
  },
  returns: resource('moderation_result', {
    decisions: Type.Array(Decision),
    skipped: Type.Array(Skipped),
  }),
  records: ['moderation.changed'],
})

export const getModerationDecision = endpoint('getmoderationdecision', {
  ...byModerators,
  method: 'GET',
  summary: "Get who decided on something that isn't pending any more, and how.",
  params: {
    ...GROUP,
    type: Choice(words.moderation_type, { description: 'What `target_id` is.' }),
    target_id: Id({ description: 'The message, the membership or the reported message that was pending.' }),
  },
  returns: Skipped,
  errors: ['inadequate_permissions'],
})

export const undoDecision = endpoint('undodecision', {
  ...byModerators,
  method: 'POST',
  summary: 'Undo decisions that have not been carried out yet.',
  params: { ...GROUP, decision_ids: Ids({ description: 'The ids of the decisions.' }) },
  returns: resource('moderation_undone', {
    undone: Type.Array(resource('moderation_target', { ...DECIDED, target_id: Num })),
    too_late: Num,
  }),
  records: ['moderation.changed'],
})

/** The history of the author of a pending or reported message, or of a requester. */
export const ModerationRecord = resource('moderation_record', {
  ...fields(['member_info_id', 'approved_posts', 'rejected_posts'], Num),
  ...fields(['joined', 'most_recent_message'], Nullable(Timestamp)),
  status: Word(['', ...words.member_status]),
  post_status: Word(['', ...words.post_status]),
  email_delivery: Word(['', ...words.email_delivery]),
  moderator_notes: Str,
  sender_check: Word(words.sender_check),
  authentication: Str,
  hashtags: Type.Array(resource('moderation_hashtag', { hashtag_id: Num, name: Str })),
  history: Type.Array(resource('moderation_event', { created: Timestamp, fact: Str, user_id: Num, full_name: Str })),
})

export const getModerationRecord = endpoint('getmoderationrecord', {
  ...byModerators,
  method: 'GET',
  summary: "Get the record of a pending message's sender, of a person who asks to join, or of a reported author.",
  params: {
    ...GROUP,
    type: Choice(words.moderation_type, { description: 'What `target_id` is.' }),
    target_id: Id({ description: 'The pending message, the membership or the reported message.' }),
  },
  returns: ModerationRecord,
  errors: ['inadequate_permissions', 'invalid target_id'],
})

/** A reported message, with everyone who reported it. */
export const Report = resource('message_report', {
  ...fields(['message_id', 'msg_num', 'topic_id', 'user_id'], Num),
  ...fields(['name', 'email', 'subject', 'snippet'], Str),
  created: Timestamp,
  state: Word(words.report_state),
  ...fields(['resolved_by', 'num_reports'], Num),
  resolved_by_name: Str,
  resolved_date: Nullable(Timestamp),
  reporters: Type.Array(
    resource('message_reporter', {
      user_id: Num,
      ...fields(['full_name', 'email', 'profile_photo_url', 'reason'], Str),
      created: Timestamp,
    }),
  ),
})

export const getReports = endpoint('getreports', {
  ...byModerators,
  method: 'GET',
  summary: 'List reported messages, each with who reported it and why.',
  params: {
    ...GROUP,
    state: withDefault(Choice(words.report_state, { description: 'Open or resolved reports.' }), 'open'),
    message_id: optional(Id({ description: 'Only reports of this message.', invalid: 'invalid message_id' })),
  },
  returns: list(Report, { fields: ['created'], field: 'created', dir: 'asc' }),
})

export const resolveReport = endpoint('resolvereport', {
  method: 'POST',
  summary: 'Resolve all open reports of a message, or reopen the resolved ones.',
  who: 'account',
  on: 'message',
  needs: 'mod_page',
  params: { ...MESSAGE, reopen: withDefault(Flag({ description: 'Open the reports again.' }), false) },
  errors: ['no reports'],
  records: ['message.report_resolved', 'message.report_reopened'],
})
