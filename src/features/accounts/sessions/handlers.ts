import { implement } from '#runtime/calls/handler.ts'
import { endSessions } from '../auth/end-access.ts'
import { pageInMemory } from '../in-memory-page.ts'
import { bumpBrowserEpoch, deleteSession, sessionsOf } from '../store.ts'
import * as contract from './contract.ts'

export const getSessions = implement(contract.getSessions, async ({ tx, who, params }) =>
  pageInMemory(tx, contract.getSessions, params, {
    rows: await sessionsOf.all(tx, { account_id: who.account.id }),
    view: row => ({ object: 'session' as const, ...row, is_current: row.id === who.session_id }),
  }),
)

export const revokeSession = implement(contract.revokeSession, async call => {
  const { tx, who, params, record, fail } = call
  const account_id = who.account.id
  if (params.all) return endSessions(call, account_id, who.session_id).then(() => undefined)
  const { session_id = 0 } = params
  await bumpBrowserEpoch.run(tx, { id: account_id })
  if ((await deleteSession.run(tx, { id: session_id, account_id })) === 0) fail('invalid session_id')
  record('account.session_ended', { account_id, session_id })
})
