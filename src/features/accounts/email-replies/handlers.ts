import { implement, type FailContext, type Implementation, type RecordContext } from '#runtime/calls/handler.ts'
import { isContested, redeemToken } from '../email-links/confirm-email.ts'
import { ownerOfAddress } from '../email-links/owner-of-address.ts'
import { takeMailTokenById } from '../email-links/store.ts'
import { accountById } from '../store.ts'
import { replyAlreadyDone } from './reply-already-done.ts'
import * as contract from './contract.ts'

const confirmAddress = implement(contract.confirmAddress, async call => {
  const { tx, params, fail } = call
  const { mail_token_id: id, account_id } = params
  // A reply doesn't tell which of several chosen passwords is the owner's.
  if (await isContested(tx, account_id)) fail('unauthorized_error')
  const token = await takeMailTokenById.first(tx, { id, account_id })
  if (token?.live === false) fail('expired token')
  if (token) await redeemToken(call, token)
  else await answerConfirmed(call, id, account_id)
})

/** A repeated reply gets a notice that it is already done. */
async function answerConfirmed(
  call: RecordContext<'mail.answered'> & FailContext<'invalid token'>,
  id: number,
  account_id: number,
): Promise<void> {
  const account = await accountById.first(call.tx, { id: account_id })
  if (account?.status !== 'user_status_confirmed') return call.fail('invalid token')
  await replyAlreadyDone(call, `address ${id}`, { group_id: 0, email: account.email, mime_id: '', detail: 'address' })
}

const arriveByMail = implement(contract.arriveByMail, async call => {
  if (!(await ownerOfAddress(call, call.params))) call.fail('banned')
})

export const emailReplyHandlers: Implementation[] = [confirmAddress, arriveByMail]
