import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { ExtraMemberDataColumn, MemberInfo, notifyFields } from '#contract/resources.ts'
import { Choice, Flag, Text, Type, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { DELIVERY } from '../../groups/contract.ts'

/** What each notification is about. */
const notificationFields: Record<(typeof notifyFields)[number], string> = {
  pending_msg_notify: 'Notify moderators about pending messages.',
  pending_sub_notify: 'Notify moderators about requests to join.',
  sub_notify: 'Notify moderators about new members.',
  storage_notify: 'Notify moderators when storage is almost full.',
  sub_group_notify: 'Notify members about new subgroups.',
  message_report_notify: 'Notify moderators about reported messages.',
  account_notify: "Notify owners about changes of the group's plan.",
  chat_notify: 'Notify the member about missed chat messages.',
  photo_notify: 'Notify members about new photos.',
  file_notify: 'Notify members about new files.',
  wiki_notify: 'Notify members about changed wiki pages.',
  database_notify: 'Notify members about changed tables.',
}
const notify = (description: string) => optional(Choice(words.notify, { description }))
type Notify = Record<keyof typeof notificationFields, ReturnType<typeof notify>>

/** What can be set in a membership. */
export const OPTIONS = {
  ...DELIVERY,
  ...(Object.fromEntries(notifyFields.map(name => [name, notify(notificationFields[name])])) as Notify),
  owner_msg_notify: optional(
    Choice(words.owner_msg_notify, {
      description: 'Which emails to the owners moderators get: all, or only those from members.',
    }),
  ),
  signature: optional(Text(5_000, { description: "The member's signature, as plain text." })),
  use_signature: optional(Flag({ description: 'Add the signature to posts from the web.' })),
  use_signature_email: optional(Flag({ description: 'Add the signature to posts by email.' })),
  color: optional(Choice(words.color, { description: 'The color of the group for this member.' })),
  extra_member_data: optional(
    Text(100_000, {
      description: 'JSON: an array with a value for each column; columns that are left out stay unchanged.',
    }),
  ),
}

export const joinGroup = endpoint('joingroup', {
  method: 'POST',
  summary:
    'Join a group, or ask to join if moderators have to approve it. Only members of the parent group can join a subgroup.',
  who: 'account',
  on: 'group',
  params: { ...GROUP, ...DELIVERY, extra_member_data: OPTIONS.extra_member_data },
  returns: MemberInfo,
  errors: ['invite only', 'banned', 'already subscribed', 'already pending', 'not subscribed'],
  records: ['member.joined', 'member.requested'],
})

export const getJoinQuestions = endpoint('getjoinquestions', {
  method: 'GET',
  summary:
    'Get what a group asks people who join: where moderators approve requests, all member fields that are part of the profile, elsewhere the required ones. Answers go into `extra_member_data` of `joingroup`.',
  who: 'account',
  on: 'group',
  params: GROUP,
  returns: resource('join_questions', { questions: Type.Array(ExtraMemberDataColumn) }),
})

const changingOwn = {
  method: 'POST',
  who: 'account',
  unconfirmed: true,
  on: 'group',
  edits: 'subscription',
} as const

export const deleteSub = endpoint('deletesub', {
  ...changingOwn,
  summary: 'Leave a group and its subgroups, or withdraw a request to join.',
  params: GROUP,
  errors: ['not subscribed', 'sole owner'],
  records: ['member.left', 'member.inherited'],
})

export const getSub = endpoint('getsub', {
  method: 'GET',
  summary: 'Get your membership in a group.',
  who: 'account',
  on: 'group',
  params: GROUP,
  returns: MemberInfo,
  errors: ['not subscribed'],
})

export const getSubs = endpoint('getsubs', {
  method: 'GET',
  summary: 'List your memberships, including pending ones.',
  who: 'account',
  params: {},
  returns: list(MemberInfo, { fields: ['group', 'created'], field: 'group', dir: 'asc' }),
})

export const updateSub = endpoint('updatesub', {
  ...changingOwn,
  summary: 'Change your membership. If you were added by someone else, any change means that you agree to it.',
  params: { ...GROUP, ...OPTIONS },
  returns: MemberInfo,
  errors: ['not subscribed'],
  records: ['member.updated', 'member.agreed'],
})
