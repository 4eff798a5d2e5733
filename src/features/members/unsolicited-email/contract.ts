import { endpoint } from '#contract/endpoint.ts'
import { Flag, Secret, Str, fields, resource, withDefault } from '#contract/schema.ts'

const TOKEN = { token: Secret(600, { description: 'The token from the link in the email.', invalid: 'invalid token' }) }

/** The scopes of an opt-out: the group that wrote, and the address. */
export const UnsolicitedEmailInfo = resource(
  'unsolicited_email',
  fields(['group_name', 'nice_group_name', 'email'], Str),
)

export const getUnsolicitedEmail = endpoint('getunsolicitedemail', {
  method: 'GET',
  summary: 'Get what `declineadd` would decline: the group and the email address.',
  who: 'anyone',
  params: TOKEN,
  returns: UnsolicitedEmailInfo,
  errors: ['invalid token'],
})

export const declineAdd = endpoint('declineadd', {
  method: 'POST',
  summary:
    'Leave a group you were added to, or decline its invitation, with the token from the email and without an account.',
  who: 'anyone',
  csrf: false,
  signed: true,
  params: {
    ...TOKEN,
    forever: withDefault(
      Flag({
        description: 'Leave all groups this address was added to, and block all further invitations and direct adds.',
      }),
      false,
    ),
  },
  errors: ['invalid token', 'sole owner'],
  records: ['member.left', 'member.inherited', 'invite.declined', 'account.adds_refused'],
})
