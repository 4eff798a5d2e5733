import { implement, type Implementation } from '#runtime/call.ts'
import { isContested, settleToken } from '../by-mail/confirm-email.ts'
import { ownerOfAddress } from '../by-mail/owner-of-address.ts'
import { takeMailTokenById } from '../by-mail/store.ts'
import { accountById } from '../store.ts'
import * as contract from './contract.ts'

const confirmAddress = implement(contract.confirmAddress, async call => {
  const { tx, params, fail } = call
  const { mail_token_id: id, account_id } = params
  // Which of the passwords that were chosen is the owner's, an answer does not say.
  if (await isContested(tx, account_id)) fail('unauthorized_error')
  const taken = await takeMailTokenById.first(tx, { id, account_id })
  if (taken?.live === false) fail('expired token')
  if (taken) await settleToken(call, taken)
  else if ((await accountById.first(tx, { id: account_id }))?.status !== 'user_status_confirmed') fail('invalid token')
  return undefined
})

const arriveByMail = implement(contract.arriveByMail, async call => {
  if (!(await ownerOfAddress(call, call.params))) call.fail('banned')
  return undefined
})

export const answerVerbs: Implementation[] = [confirmAddress, arriveByMail]
