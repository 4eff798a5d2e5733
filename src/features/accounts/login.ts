import { parseAddress } from '#contract/address.ts'
import { implement } from '#runtime/call.ts'
import { isActive } from './authenticate.ts'
import * as contract from './contract.ts'
import { finishLogin, type FinishParts } from './finish-login.ts'
import { checkPassword } from './password.ts'
import { useProof, type Proof, type ProofParts } from './proof.ts'
import { accountByEmail } from './store.ts'
import { takeTry } from './tries.ts'
import { findFactor } from './two-factor/factor.ts'

export type LoginParts = FinishParts & ProofParts

export const login = (parts: LoginParts) =>
  implement(
    contract.login,
    async call => {
      const { tx, params, fail } = call
      const email = parseAddress(params.email.trim()) ?? params.email.trim()
      const row = await accountByEmail.first(tx, { email })
      // By the address as it is kept: the database takes more spellings for the same than a lower-cased text is.
      const counter = await takeTry(call, row?.email ?? email, row ?? null, parts.loginRate)
      // An unknown address costs as much time as a wrong password.
      const right = await checkPassword(params.password, row?.password_hash ?? null)
      if (!row?.password_hash || !right) return fail('unauthorized_error')
      // Told only to those who know the password.
      if (!isActive(row)) return fail('inactive user')
      const { password_hash, mark_round, ...account } = row
      const factor = await findFactor(call, { id: account.id, mark_round }, params, parts)
      return { account, proof: { account_id: account.id, password_hash, counter, factor } satisfies Proof }
    },
    async call => {
      const { account, proof } = call.prepared
      await useProof(call, proof)
      return finishLogin(call, account, parts)
    },
  )
