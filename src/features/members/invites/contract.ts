import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo } from '#contract/resources.ts'
import { Id, Num, Secret, Str, Text, Timestamp, Type, Word, resource, withDefault } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

export const Invite = resource('invite', {
  id: Num,
  created: Timestamp,
  expires: Timestamp,
  group_id: Num,
  user_id: Num,
  email: Str,
  full_name: Str,
})

export const inviteMembers = endpoint('invite', {
  method: 'POST',
  summary: 'Invite people by email. An invitation works once, for 14 days, and only for that address.',
  who: 'account',
  on: 'group',
  needs: 'invite_members',
  params: {
    ...GROUP,
    emails: Text(100_000, { description: 'One address per line, or `Name <address>`; at most 1,000.' }),
    subject: withDefault(Text(500, { description: 'The subject of the email.' }), ''),
    message: withDefault(Text(20_000, { description: 'Your message in the email.' }), ''),
  },
  returns: resource('invite_results', {
    total_emails: Num,
    errors: Type.Array(resource('invite_error', { email: Str, status: Word(words.direct_add_status) })),
    invites: Type.Array(Invite),
  }),
  records: ['invite.sent'],
  extension: true,
})

export const getInvites = endpoint('getinvites', {
  method: 'GET',
  summary: 'List open invitations.',
  who: 'account',
  on: 'group',
  needs: 'invite_members',
  params: GROUP,
  returns: list(Invite, { fields: ['created'], field: 'created', dir: 'desc' }),
  extension: true,
})

export const cancelInvite = endpoint('cancelinvite', {
  method: 'POST',
  summary: 'Withdraw an invitation.',
  who: 'account',
  on: 'group',
  needs: 'invite_members',
  params: { ...GROUP, invite_id: Id({ invalid: 'invalid invite_id' }) },
  errors: ['invalid invite_id'],
  records: ['invite.cancelled'],
  extension: true,
})

const TOKEN = { token: Secret(100, { description: 'The token from the link in the email.', invalid: 'invalid token' }) }

/** An invitation as its email tells of it. */
export const Invitation = resource('invitation', {
  group_name: Str,
  nice_group_name: Str,
  email: Str,
  full_name: Str,
})

export const getInvitation = endpoint('getinvitation', {
  method: 'GET',
  summary:
    'Get an invitation with the token from the email: the group, who sent it, and the address that can accept it.',
  who: 'anyone',
  params: TOKEN,
  returns: Invitation,
  errors: ['invalid token'],
  extension: true,
})

export const joinByInvite = endpoint('joinbyinvite', {
  method: 'POST',
  summary: 'Accept an invitation to the email address of your account, without the email.',
  who: 'account',
  params: { invite_id: Id({ description: 'The invitation, from `getinbox`.', invalid: 'invalid invite_id' }) },
  returns: MemberInfo,
  errors: ['invalid invite_id', 'banned', 'already subscribed', 'not subscribed'],
  records: ['invite.accepted', 'member.joined', 'member.approved'],
  extension: true,
})

export const acceptInvite = endpoint('acceptinvite', {
  method: 'POST',
  summary: 'Accept an invitation, with the token from the email and the account of that address.',
  who: 'account',
  params: TOKEN,
  returns: MemberInfo,
  errors: ['invalid token', 'banned', 'already subscribed', 'not subscribed'],
  records: ['invite.accepted', 'member.joined', 'member.approved'],
  extension: true,
})
