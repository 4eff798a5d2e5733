import {
  beginDeletion,
  endSessions,
  moveAccount,
  removeAccount,
  type AccountDeletionHooks,
} from '#features/accounts/index.ts'
import { parseAddress } from '#contract/address.ts'
import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import * as contract from './contract.ts'
import { countUsers, groupsOfUser, keysOfUser, sessionsOfUser, userById, userPages } from './store.ts'

export type PeopleDeps = { accountDeletion: AccountDeletionHooks }

const stateOf = ({ state }: { state: string }) => state as Value<'account_state'>

export const getUsers = implement(contract.getUsers, async ({ tx, account, params }) => {
  const filter = { q: params.q.trim(), state: params.state ?? null, group_id: params.group_id ?? null }
  return pageOf(tx, contract.getUsers, params, {
    counting: { by: account.id, count: async () => (await countUsers.one(tx, filter)).count },
    fetch: ({ dir, start, page }) => userPages[`created:${dir}:${start}`].all(tx, { ...filter, ...page }),
    cursorOf: ({ created, id }) => ({ key: created, id }),
    view: row => ({ object: 'admin_user' as const, ...row, state: stateOf(row) }),
    query: params.q,
  })
})

export const getUserDetails = implement(contract.getUserDetails, async ({ tx, params, fail }) => {
  const id = params.user_id
  const row = (await userById.first(tx, { id })) ?? fail('invalid user_id')
  const [groups, sessions, keys] = await Promise.all([
    groupsOfUser.all(tx, { id }),
    sessionsOfUser.all(tx, { id }),
    keysOfUser.all(tx, { id }),
  ])
  return {
    object: 'admin_user_details' as const,
    ...row,
    state: stateOf(row),
    groups: groups.map(groupView),
    sessions: sessions.map(session => ({ object: 'admin_user_session' as const, ...session })),
    api_keys: keys.map(key => ({ object: 'admin_user_key' as const, ...key })),
  }
})

const groupView = ({ mod_status, status, ...row }: Row<'administration.groupsOfUser'>) => ({
  object: 'admin_user_group' as const,
  ...row,
  mod_status: mod_status as Value<'mod_status'>,
  status: status as Value<'member_status'>,
})

export const signOutUser = implement(contract.signOutUser, async call => {
  const id = call.params.user_id
  if (!(await userById.first(call.tx, { id }))) call.fail('invalid user_id')
  await endSessions(call, id, null)
})

export const changeUserEmail = implement(contract.changeUserEmail, async call => {
  const { tx, account, params, fail } = call
  if (params.user_id === account.id) fail('own account')
  const { id, email: old } = (await userById.first(tx, { id: params.user_id })) ?? fail('invalid user_id')
  const email = parseAddress(params.email.trim()) ?? fail('invalid email address')
  if (email === old) return
  if (!(await moveAccount(call, { id, email: old }, email))) fail('email exists')
})

export const deleteUser = ({ accountDeletion }: PeopleDeps) =>
  implement(contract.deleteUser, async call => {
    const { tx, account, params, fail } = call
    const account_id = params.user_id
    if (account_id === account.id) fail('own account')
    if (!(await userById.first(tx, { id: account_id }))) fail('invalid user_id')
    const deletion = await beginDeletion(tx, account_id, accountDeletion)
    const answer = { object: 'account_deletion' as const, deleted: !params.preview, ...deletion }
    if (params.preview) return answer
    if (deletion.sole_owner_of.length > 0) fail('sole owner')
    await removeAccount(call, { account_id, anonymize: params.anonymize }, accountDeletion)
    return answer
  })
