import { implement } from '#runtime/calls/handler.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import * as contract from '../contract.ts'
import { deleteSession } from '../store.ts'

export const logout = implement(contract.logout, async ({ tx, who, record, setCookie }) => {
  if (who?.session_id) {
    await deleteSession.run(tx, { id: who.session_id, account_id: who.account.id })
    record('account.logged_out', { account_id: who.account.id, session_id: who.session_id })
  }
  setCookie({ name: sessionCookieName, value: null, maxAge: 0 })
})
