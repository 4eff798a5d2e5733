import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo, notifyFields } from '#contract/resources.ts'
import { Choice, Flag, Text, optional } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { DELIVERY } from '../../groups/contract.ts'

/** What each notification is about. */
const notificationFields: Record<(typeof notifyFields)[number], string> = {
  pending_msg_notify: 'Whether moderators are told of messages that wait for them.',
  pending_sub_notify: 'Whether moderators are told who wants to become a member.',
  sub_notify: 'Whether moderators are told of new members.',
  storage_notify: 'Whether moderators are told when space runs short.',
  sub_group_notify: 'Whether members are told of new subgroups.',
  message_report_notify: 'Whether moderators are told of messages that somebody reported.',
  account_notify: 'Whether owners are told of what concerns the plan of the group.',
  chat_notify: 'Whether a member is told of what they missed in chats.',
  photo_notify: 'Whether members are told of new photos.',
  file_notify: 'Whether members are told of new files.',
  wiki_notify: 'Whether members are told of changed wiki pages.',
  database_notify: 'Whether members are told of changed databases.',
}
const notify = (description: string) => optional(Choice(words.notify, { description }))
type Notify = Record<keyof typeof notificationFields, ReturnType<typeof notify>>

/** What can be set in a membership. */
export const OPTIONS = {
  ...DELIVERY,
  ...(Object.fromEntries(notifyFields.map(name => [name, notify(notificationFields[name])])) as Notify),
  owner_msg_notify: optional(
    Choice(words.owner_msg_notify, {
      description: 'Which mail to the owners moderators get: all, or that of members.',
    }),
  ),
  signature: optional(Text(5_000, { description: 'Plain text under the member’s posts.' })),
  use_signature: optional(Flag({ description: 'Under posts from the pages.' })),
  use_signature_email: optional(Flag({ description: 'Under posts by mail.' })),
  color: optional(Choice(words.color, { description: 'In which colour the member sees the group.' })),
  extra_member_data: optional(
    Text(100_000, { description: 'JSON: an array with a value for each column; columns left out stay as they are.' }),
  ),
}

export const joinGroup = endpoint('joingroup', {
  method: 'POST',
  summary: 'Become a member, or ask to become one where moderators decide. A subgroup takes members of its parent.',
  who: 'account',
  on: 'group',
  params: { ...GROUP, ...DELIVERY },
  returns: MemberInfo,
  errors: ['invite only', 'banned', 'already subscribed', 'already pending', 'not subscribed'],
  records: ['member.joined', 'member.requested'],
  extension: true,
})

export const deleteSub = endpoint('deletesub', {
  method: 'POST',
  summary: 'Leave a group, and its subgroups with it; or stop waiting for it.',
  who: 'account',
  unconfirmed: true,
  on: 'group',
  edits: 'subscription',
  params: GROUP,
  errors: ['not subscribed', 'sole owner'],
  records: ['member.left', 'member.inherited'],
  extension: true,
})

export const getSub = endpoint('getsub', {
  method: 'GET',
  summary: 'The caller’s own membership in a group.',
  who: 'account',
  on: 'group',
  params: GROUP,
  returns: MemberInfo,
  errors: ['not subscribed'],
  extension: true,
})

export const getSubs = endpoint('getsubs', {
  method: 'GET',
  summary: 'All memberships of the caller, and those they wait for.',
  who: 'account',
  params: {},
  returns: list(MemberInfo, { fields: ['group', 'created'], field: 'group', dir: 'asc' }),
  extension: true,
})

export const updateSub = endpoint('updatesub', {
  method: 'POST',
  summary: 'Change the caller’s own membership. Who was added by others agrees to it by that, whatever is changed.',
  who: 'account',
  unconfirmed: true,
  on: 'group',
  edits: 'subscription',
  params: { ...GROUP, ...OPTIONS },
  returns: MemberInfo,
  errors: ['not subscribed'],
  records: ['member.updated', 'member.agreed'],
  extension: true,
})
