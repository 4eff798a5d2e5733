import { implement, type Recording } from '#runtime/call.ts'
import { sessionCookie } from '#runtime/http/cookies.ts'
import type { Tx } from '#storage/database.ts'
import { clearMailTokens } from './by-mail/store.ts'
import * as contract from './contract.ts'
import { endAllAccess } from './end-access.ts'
import { countKeys, deleteKeys } from './keys/store.ts'
import { askPassword, useProof, type ProofParts } from './proof.ts'
import { deleteAccountRow, emptyAccount, lockAccount, sessionsOf } from './store.ts'
import { clearCodes } from './two-factor/store.ts'

/** What one part of the house holds for an account, and how it lets go of it. */
export type DeletionPart = {
  name: string
  count(tx: Tx, account_id: number): Promise<number>
  remove(call: Recording<'member.left'>, account_id: number): Promise<void>
}
export type DeletionParts = ProofParts & {
  deletions: readonly DeletionPart[]
  /** The groups that would be left without an owner. No other owner can go before the transaction is over. */
  soleOwnerOf: (tx: Tx, account_id: number) => Promise<string[]>
  /** Whether something must go on to know the address, such as a ban. */
  isBanned: (tx: Tx, account_id: number) => Promise<boolean>
}

export const deleteAccount = (parts: DeletionParts) =>
  implement(
    contract.deleteAccount,
    async call => {
      const { password, ...params } = call.params
      if (params.preview) return null
      return askPassword(call, { password: password ?? call.fail('password'), ...params }, parts)
    },
    async call => {
      const { tx, account, prepared: proof, fail, record, setCookie } = call
      const account_id = account.id
      if (proof) await useProof(call, proof)
      // Nothing can be begun in the name of the account meanwhile: a group, say.
      await lockAccount.run(tx, { id: account_id })
      const sole_owner_of = await parts.soleOwnerOf(tx, account_id)
      const answer = {
        object: 'account_deletion' as const,
        deleted: proof !== null,
        sole_owner_of,
        parts: await countParts(tx, account_id, parts.deletions),
      }
      if (!proof) return answer
      if (sole_owner_of.length > 0) fail('sole owner')
      await endAllAccess(call, account_id)
      for (const part of parts.deletions) await part.remove(call, account_id)
      if (await parts.isBanned(tx, account_id)) await empty(tx, account_id)
      else await deleteAccountRow.run(tx, { id: account_id })
      record('account.deleted', { account_id })
      setCookie({ name: sessionCookie, value: null, maxAge: 0 })
      return answer
    },
  )

async function countParts(tx: Tx, account_id: number, deletions: readonly DeletionPart[]) {
  const own = [
    { name: 'sessions', count: (await sessionsOf.all(tx, { account_id })).length },
    { name: 'api_keys', count: (await countKeys.one(tx, { account_id })).count },
  ]
  for (const { name, count } of deletions) own.push({ name, count: await count(tx, account_id) })
  return own
}

async function empty(tx: Tx, account_id: number): Promise<void> {
  await clearMailTokens.run(tx, { account_id })
  await clearCodes.run(tx, { account_id })
  await deleteKeys.run(tx, { account_id })
  await emptyAccount.run(tx, { account_id })
}
