import { implement } from '#runtime/call.ts'
import { takeCounted } from '#runtime/rates.ts'
import { isActive } from './authenticate.ts'
import * as contract from './contract.ts'
import { finishLogin, type FinishParts } from './finish-login.ts'
import { checkPassword } from './password.ts'
import { loginCounter, useProof, type Proof, type ProofParts } from './proof.ts'
import { accountByEmail } from './store.ts'
import { findFactor } from './two-factor/factor.ts'

export type LoginParts = FinishParts & ProofParts

export const login = (parts: LoginParts) =>
  implement(
    contract.login,
    async call => {
      const { tx, params, fail } = call
      const row = await accountByEmail.first(tx, { email: params.email })
      // By the address as it is kept: the database takes more spellings for the same than a lower-cased text is.
      const counter = loginCounter(row?.email ?? params.email)
      await takeCounted(tx, counter, parts.loginRate)
      // An unknown address costs as much time as a wrong password.
      const right = await checkPassword(params.password, row?.password_hash ?? null)
      if (!row?.password_hash || !right || !isActive(row)) return fail('unauthorized_error')
      const { password_hash, ...account } = row
      const factor = await findFactor(call, account, params, parts)
      return { account, proof: { account_id: account.id, password_hash, counter, factor } satisfies Proof }
    },
    async call => {
      const { account, proof } = call.prepared
      await useProof(call, proof)
      return finishLogin(call, account, parts)
    },
  )
