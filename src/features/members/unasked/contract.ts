import { endpoint } from '#contract/endpoint.ts'
import { Flag, Secret, withDefault } from '#contract/schema.ts'

export const declineAdd = endpoint('declineadd', {
  method: 'POST',
  summary:
    'Leave a group that one was added to, or turn its invitation down, with the token from the letter and without an account.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: {
    token: Secret(600, { description: 'From the link in the letter.', invalid: 'invalid token' }),
    forever: withDefault(Flag({ description: 'Nobody adds or invites this address any more, in any group.' }), false),
  },
  errors: ['invalid token', 'sole owner'],
  records: ['member.left', 'member.inherited', 'invite.declined', 'account.adds_refused'],
  extension: true,
})
