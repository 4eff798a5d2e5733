import { implement, type RecordContext } from '#runtime/calls/handler.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import type { Tx } from '#storage/database.ts'
import { clearMailTokens } from './email-links/store.ts'
import * as contract from './contract.ts'
import { endAllAccess } from './auth/end-access.ts'
import { countKeys, deleteKeys, deletePostingAddresses } from './keys/store.ts'
import { verifyPassword, consumeReauthentication, type ReauthDeps } from './auth/reauthentication.ts'
import { deleteAccountRow, emptyAccount, lockAccount, sessionsOf } from './store.ts'
import { clearCodes } from './two-factor/store.ts'

/** Facts recorded by deletion steps. */
type EndingFact = 'member.left' | 'event.answered' | 'event.promoted'
/** The data that a feature stores for an account, and how it is deleted. */
export type AccountDeletionStep = {
  name: string
  count(tx: Tx, account_id: number): Promise<number>
  remove(call: RecordContext<EndingFact>, account_id: number): Promise<void>
}
/** Dependencies on other features for deleting an account. */
export type AccountDeletionHooks = {
  deletions: readonly AccountDeletionStep[]
  /** The groups that would have no owner left. Locks them, so that no other owner can leave before the transaction ends. */
  soleOwnerOf: (tx: Tx, account_id: number) => Promise<string[]>
  /** Erases the account's name elsewhere in the background. Called before anything is deleted. */
  beginErasure: (tx: Tx, erased: { account_id: number; anonymize: boolean }) => Promise<void>
  /** Whether the address must still be recognized, such as for a ban. */
  isBanned: (tx: Tx, account_id: number) => Promise<boolean>
}
export type DeletionDeps = ReauthDeps & AccountDeletionHooks

export const deleteAccount = (deps: DeletionDeps) =>
  implement(
    contract.deleteAccount,
    async call => {
      const { password, ...params } = call.params
      if (params.preview) return null
      return verifyPassword(call, { password: password ?? call.fail('password'), ...params }, deps)
    },
    async call => {
      const { tx, account, prepared: proof, fail, setCookie } = call
      const account_id = account.id
      if (proof) await consumeReauthentication(call, proof)
      const deletion = await beginDeletion(tx, account_id, deps)
      const answer = { object: 'account_deletion' as const, deleted: proof !== null, ...deletion }
      if (!proof) return answer
      if (deletion.sole_owner_of.length > 0) fail('sole owner')
      await removeAccount(call, { account_id, anonymize: call.params.anonymize }, deps)
      setCookie({ name: sessionCookieName, value: null, maxAge: 0 })
      return answer
    },
  )

/** The data that would be deleted, and the reasons against the deletion. */
export async function beginDeletion(tx: Tx, account_id: number, { soleOwnerOf, deletions }: AccountDeletionHooks) {
  // Locked, so that the account cannot create anything meanwhile, such as a group.
  await lockAccount.run(tx, { id: account_id })
  return {
    sole_owner_of: await soleOwnerOf(tx, account_id),
    parts: await countDeletions(tx, account_id, deletions),
  }
}

/** Deletes an account after `beginDeletion` found no obstacle. */
export async function removeAccount(
  call: RecordContext<'account.session_ended' | 'account.key_revoked' | 'account.deleted' | EndingFact>,
  { account_id, anonymize }: { account_id: number; anonymize: boolean },
  { deletions, beginErasure, isBanned }: AccountDeletionHooks,
): Promise<void> {
  await beginErasure(call.tx, { account_id, anonymize })
  await endAllAccess(call, account_id)
  for (const part of deletions) await part.remove(call, account_id)
  if (await isBanned(call.tx, account_id)) await emptyAccountRow(call.tx, account_id)
  else await deleteAccountRow.run(call.tx, { id: account_id })
  call.record('account.deleted', { account_id })
}

async function countDeletions(tx: Tx, account_id: number, deletions: readonly AccountDeletionStep[]) {
  const own = [
    { name: 'sessions', count: (await sessionsOf.all(tx, { account_id })).length },
    { name: 'api_keys', count: (await countKeys.one(tx, { account_id })).count },
  ]
  for (const { name, count } of deletions) own.push({ name, count: await count(tx, account_id) })
  return own
}

async function emptyAccountRow(tx: Tx, account_id: number): Promise<void> {
  await clearMailTokens.run(tx, { account_id })
  await clearCodes.run(tx, { account_id })
  await deleteKeys.run(tx, { account_id })
  await deletePostingAddresses.run(tx, { account_id })
  await emptyAccount.run(tx, { account_id })
}
