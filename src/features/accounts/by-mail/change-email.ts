import { implement } from '#runtime/call.ts'
import { askPassword, useProof, type ProofParts } from '../proof.ts'
import { countedAddress } from './asking.ts'
import * as contract from './contract.ts'
import { insertMailToken } from './store.ts'
import { hoursOf } from './tokens.ts'

/** The new address counts when the letter that goes there has been answered. */
export const changeEmail = (parts: ProofParts) =>
  implement(
    contract.changeEmail,
    async call => {
      const { params, fail } = call
      const proof = await askPassword(call, params, parts)
      return {
        proof,
        email: (await countedAddress(call, params.email, 'change_email')) ?? fail('invalid email address'),
      }
    },
    async call => {
      const { tx, account, prepared, record } = call
      await useProof(call, prepared.proof)
      const token = await insertMailToken.one(tx, {
        account_id: account.id,
        purpose: 'change_email',
        email: prepared.email,
        hours: hoursOf.change_email,
        password_hash: null,
        full_name: null,
      })
      record('account.email_change_requested', { account_id: account.id, mail_token_id: token.id })
      return { object: 'success' as const, extra: 'confirmation sent' }
    },
  )
