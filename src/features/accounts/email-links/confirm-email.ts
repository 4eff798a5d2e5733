import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { endAllAccess } from '../auth/end-access.ts'
import { checkPassword } from '../auth/password-hash.ts'
import type { ReauthDeps } from '../auth/reauthentication.ts'
import { hashSecret } from '../auth/secrets.ts'
import { claimAccount, confirmAccount, setEmail } from '../store.ts'
import { countAttempt } from '../auth/login-throttle.ts'
import { clearCodes } from '../two-factor/store.ts'
import { addressWithinQuota } from './request-link.ts'
import * as contract from './contract.ts'
import { insertLinkRequest, clearMailTokens, contestedAccount, contestedToken } from './store.ts'
import { checkToken, lifetimeHours, takeToken } from './tokens.ts'

const unconfirmedStatus = 'user_status_notconfirmed'
const purposes = ['confirm', 'change_email'] as const

export const confirmEmail = ({ loginRate }: Pick<ReauthDeps, 'loginRate'>) =>
  implement(
    contract.confirmEmail,
    async call => {
      const { tx, fail } = call
      const { token, password } = call.params
      await checkToken(call, token, purposes)
      // If several people registered the address, its owner might open the wrong email and confirm an account with
      // somebody else's password. docs/decisions/0010
      const contested = await contestedToken.first(tx, { secret_hash: hashSecret(token) })
      if (!contested) return
      await countAttempt(call, contested.email, null, loginRate)
      if (!(await checkPassword(password ?? '', contested.password_hash))) fail('unauthorized_error')
    },
    async call => {
      await redeemToken(call, await takeToken(call, call.params.token, purposes))
    },
  )

type TakenToken = Row<'mailToken.take'>

/** Performs the action of a redeemed token. */
export async function redeemToken(call: ClaimCall & ChangeAddressCall, token: TakenToken): Promise<void> {
  if (token.purpose === 'confirm') await confirmAddress(call, token)
  else await changeAddress(call, token)
  await clearMailTokens.run(call.tx, { account_id: token.account_id })
}

/** Whether an unconfirmed address was registered more than once, each time with a password. */
export const isContested = async (tx: Tx, account_id: number): Promise<boolean> =>
  (await contestedAccount.one(tx, { account_id })).contested

type ClaimCall = RecordContext<'account.confirmed' | 'account.session_ended' | 'account.key_revoked'>

async function confirmAddress(
  call: ClaimCall & FailContext<'invalid token'>,
  { account_id, status, password_hash, full_name, ...token }: TakenToken,
): Promise<void> {
  const isOurs = token.email.toLowerCase() === token.account_email.toLowerCase()
  // A password chosen at registration is void once the account was confirmed with another one.
  if (!isOurs || (password_hash !== null && status !== unconfirmedStatus)) call.fail('invalid token')
  if (status !== unconfirmedStatus) return
  if (password_hash === null) await confirmAccount.run(call.tx, { id: account_id })
  else await claimAddress(call, account_id, password_hash, full_name)
  call.record('account.confirmed', { account_id })
}

/** Gives an unconfirmed account to the owner of its address and removes all credentials that others may have set up. */
export async function claimAddress(
  call: ClaimCall,
  account_id: number,
  password_hash: string,
  full_name: string | null,
): Promise<void> {
  await claimAccount.run(call.tx, { id: account_id, password_hash, full_name })
  await clearCodes.run(call.tx, { account_id })
  await endAllAccess(call, account_id)
}

type ChangeAddressCall = RecordContext<'account.email_changed'> & FailContext<'invalid token'>

async function changeAddress({ tx, record, fail }: ChangeAddressCall, taken: TakenToken): Promise<void> {
  const { account_id, email, account_email: old_email } = taken
  if ((await setEmail.run(tx, { id: account_id, email })) === 0) fail('invalid token')
  record('account.email_changed', { account_id, old_email, email })
}

export const resendConfirmation = implement(
  contract.resendConfirmation,
  async call => (await addressWithinQuota(call, call.params.email, 'confirm')) ?? call.fail('invalid email address'),
  async ({ tx, params, prepared: email, record }) => {
    const linkRequest = await insertLinkRequest.first(tx, {
      email,
      purpose: 'confirm',
      hours: lifetimeHours.confirm,
      statuses: [unconfirmedStatus],
    })
    const about = { account_id: linkRequest?.account_id ?? 0, mail_token_id: linkRequest?.id ?? 0 }
    record('account.confirmation_requested', { ...about, ...(params.next && { next: params.next }) })
    return { object: 'success' as const, extra: 'confirmation sent' }
  },
)
