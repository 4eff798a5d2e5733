import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Num,
  Str,
  Text,
  Timestamp,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, LOCALE } from '#contract/targets.ts'

export const MemberNotice = resource('membernotice', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  type: Word(words.member_notice),
  name: Str,
  subject: Str,
  body: Str,
  active: Bool,
})

const notice_id = Id({ description: 'The notice.', invalid: 'invalid notice_id', alias: 'member_notice_id' })
const EARLIER = { member_notice_joining: 'member_notice_welcome' }
const TYPE = { description: 'When it is sent.', words: EARLIER }
const NAME = { description: 'The name, for moderators.' }
const SUBJECT = { description: 'The subject of the email.' }
const BODY = { description: 'Plain text.' }
const ACTIVE = {
  description: 'Only the active notice of each type is sent; activating one deactivates the others of its type.',
}

export const getMemberNotices = endpoint('getmembernotices', {
  method: 'GET',
  summary: 'List the member notices of a group.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, type: optional(Choice(words.member_notice, { description: 'Only this type.', words: EARLIER })) },
  returns: list(MemberNotice, { fields: ['created', 'name'], field: 'created', dir: 'asc' }),
})

export const getRejectionTemplates = endpoint('getrejectiontemplates', {
  method: 'GET',
  summary: 'List the notices for rejected messages, for those who may reject messages.',
  who: 'account',
  on: 'group',
  needs: 'manage_pending_messages',
  params: GROUP,
  returns: list(MemberNotice, { fields: ['created'], field: 'created', dir: 'asc' }),
})

const managing = {
  method: 'POST',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
} as const

export const newMemberNotice = endpoint('newmembernotice', {
  ...managing,
  summary: 'Add a member notice; at most 100 per group.',
  params: {
    ...GROUP,
    type: Choice(words.member_notice, TYPE),
    name: withDefault(Text(200, NAME), ''),
    subject: Text(500, SUBJECT),
    body: Text(50_000, BODY),
    active: withDefault(Flag(ACTIVE), true),
  },
  returns: MemberNotice,
  errors: ['invalid subject', 'invalid body', 'too many notices'],
  records: ['notice.added'],
})

export const updateMemberNotice = endpoint('updatemembernotice', {
  ...managing,
  summary: 'Change a member notice.',
  edits: 'notice',
  params: {
    ...GROUP,
    notice_id,
    name: optional(Text(200, NAME)),
    subject: optional(Text(500, SUBJECT)),
    body: optional(Text(50_000, BODY)),
    active: optional(Flag(ACTIVE)),
  },
  returns: MemberNotice,
  errors: ['invalid notice_id', 'invalid subject', 'invalid body'],
  records: ['notice.changed'],
})

export const deleteMemberNotice = endpoint('deletemembernotice', {
  ...managing,
  summary: 'Delete a member notice.',
  edits: 'notice',
  params: { ...GROUP, notice_id },
  errors: ['invalid notice_id'],
  records: ['notice.removed'],
})

/** A notice as the email that it becomes, to the caller themselves. */
export const NoticePreview = resource(
  'notice_preview',
  fields(['from_name', 'recipient', 'subject', 'text', 'html'], Str),
)

export const getNoticePreview = endpoint('getnoticepreview', {
  method: 'GET',
  summary: 'Preview a notice as the email that it becomes, with examples for what is not known yet. Nothing is sent.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: {
    ...GROUP,
    ...LOCALE,
    type: Choice(words.member_notice, TYPE),
    subject: Text(500, SUBJECT),
    body: Text(50_000, BODY),
  },
  returns: NoticePreview,
  errors: ['invalid subject', 'invalid body'],
})
