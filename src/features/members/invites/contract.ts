import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo } from '#contract/resources.ts'
import {
  Bool,
  Flag,
  Id,
  Num,
  Secret,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

export const Invite = resource('invite', {
  id: Num,
  created: Timestamp,
  expires: Timestamp,
  group_id: Num,
  user_id: Num,
  email: Str,
  full_name: Str,
  last_sent: Timestamp,
  can_resend: Bool,
})

const inviting = { who: 'account', on: 'group', needs: 'invite_members' } as const

export const inviteMembers = endpoint('invite', {
  ...inviting,
  method: 'POST',
  summary:
    'Invite people by email. An invitation works once, for 14 days, and only for that address. Up to 1,000 a day.',
  params: {
    ...GROUP,
    emails: Text(1_000_000, { description: 'One address per line, or `Name <address>`; at most 5,000.' }),
    subject: withDefault(Text(500, { description: 'The subject of the email.' }), ''),
    message: withDefault(Text(20_000, { description: 'Your message in the email.' }), ''),
  },
  returns: resource('invite_results', {
    total_emails: Num,
    errors: Type.Array(resource('invite_error', { email: Str, status: Word(words.invite_status) })),
    invites: Type.Array(Invite),
  }),
  records: ['invite.sent'],
})

export const InvitePreview = resource('invite_preview', {
  total_emails: Num,
  ready: Num,
  lines: Type.Array(
    resource('invite_preview_line', {
      email: Str,
      full_name: Str,
      status: Word(words.invite_preview_status),
    }),
  ),
})

export const getInvitePreview = endpoint('getinvitepreview', {
  method: 'GET',
  summary:
    'Say for each address what `invite` or `directadd` would do, and do nothing. Nothing tells whether an address has an account.',
  who: 'account',
  on: 'group',
  needs: 'invite_members',
  params: {
    ...GROUP,
    emails: Text(1_000_000, { description: 'One address per line, or `Name <address>`; at most 5,000.' }),
    direct: withDefault(Flag({ description: 'For `directadd`.' }), false),
  },
  returns: InvitePreview,
  errors: ['basic group', 'direct add in subgroup'],
})

export const getInvites = endpoint('getinvites', {
  ...inviting,
  method: 'GET',
  summary: 'List open invitations.',
  params: GROUP,
  returns: list(Invite, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const resendInvite = endpoint('resendinvite', {
  ...inviting,
  method: 'POST',
  summary: 'Send an open invitation again: at most once a day, and three times. It is then valid for 14 more days.',
  params: { ...GROUP, invite_id: Id({ invalid: 'invalid invite_id' }) },
  errors: ['invalid invite_id', 'already subscribed', 'resent recently', 'resent too often'],
  records: ['invite.sent'],
})

export const cancelInvite = endpoint('cancelinvite', {
  ...inviting,
  method: 'POST',
  summary: 'Withdraw an invitation.',
  params: { ...GROUP, invite_id: Id({ invalid: 'invalid invite_id' }) },
  errors: ['invalid invite_id'],
  records: ['invite.cancelled'],
})

const TOKEN = { token: Secret(100, { description: 'The token from the link in the email.', invalid: 'invalid token' }) }

/** An invitation in its email. */
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
})

const accepting = {
  method: 'POST',
  who: 'account',
  returns: MemberInfo,
  records: ['invite.accepted', 'member.joined', 'member.approved'],
} as const

export const joinByInvite = endpoint('joinbyinvite', {
  ...accepting,
  summary: 'Accept an invitation to the email address of your account, without the email.',
  params: { invite_id: Id({ description: 'The invitation, from `getinbox`.', invalid: 'invalid invite_id' }) },
  errors: ['invalid invite_id', 'banned', 'already subscribed', 'not subscribed'],
})

export const acceptInvite = endpoint('acceptinvite', {
  ...accepting,
  summary: 'Accept an invitation, with the token from the email and the account of that address.',
  params: TOKEN,
  errors: ['invalid token', 'banned', 'already subscribed', 'not subscribed'],
})
