import { securityCall, securityList } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { Bool, Flag, Id, Num, Str, Timestamp, optional, resource, withDefault } from '#contract/schema.ts'

/** A signed-in browser or program. */
const Session = resource('session', {
  id: Num,
  created: Timestamp,
  last_used: Timestamp,
  expires: Timestamp,
  address: Str,
  agent: Str,
  is_current: Bool,
})

export const getSessions = endpoint('getsessions', {
  ...securityList,
  summary: 'List the sessions of the user.',
  returns: list(Session, { fields: ['created', 'last_used'], field: 'last_used', dir: 'desc' }),
})

export const revokeSession = endpoint('revokesession', {
  ...securityCall,
  summary: 'End one session, or all other sessions: their cookies and tokens stop working at once.',
  params: {
    session_id: optional(Id({ description: 'The session to end.', invalid: 'invalid session_id' })),
    all: withDefault(Flag({ description: 'End all sessions except the current one.' }), false),
  },
  errors: ['invalid session_id'],
  records: ['account.session_ended'],
})
