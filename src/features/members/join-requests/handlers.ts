import type { RequestCommand } from '#contract/mail/mail-requests.ts'
import { isApiError } from '#contract/errors.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { replyAlreadyDone } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { consumeDailyQuota } from '../unsolicited-email/limits.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { runRequest, type RequestCall } from './run-request.ts'
import * as contract from './contract.ts'
import { rejectMember } from './reject-member.ts'
import { insertRequest, lockRequest, markDone } from './store.ts'

/** In one group, from all senders. */
const perGroup = { count: 500, seconds: 86_400 }

// Anyone can forge a From address: its owner gets a limited number of emails, and then nothing happens.
const askByMail = implement(contract.askByMail, async ({ tx, params, limits, record }) => {
  const { group_id, email } = params
  const mayAsk =
    (await tryConsumeQuota(tx, `mail-asked:mail:${email.toLowerCase()}`, limits.emailsTo)) &&
    (await tryConsumeQuota(tx, `mail-asked-in:${group_id}`, perGroup)) &&
    (await consumeDailyQuota(tx, email))
  const mailRequest = mayAsk ? await insertRequest.first(tx, params) : undefined
  if (mailRequest) record('mail.asked', { mail_request_id: mailRequest.id })
})

type MailRequestRef = { group_id: number; email: string; mime_id: string }
const answer = (call: RequestCall, { group_id, email, mime_id }: MailRequestRef, mailReply: MailReply): void =>
  call.record('mail.answered', { about_group_id: group_id, email, answer: mailReply, in_reply_to: mime_id, detail: '' })

/** A person who joined meanwhile is told so. */
function alreadyIn(error: unknown): MailReply {
  if (isApiError(error) && error.extra === 'already subscribed') return 'already subscribed'
  throw error
}

const confirmRequest = implement(contract.confirmRequest, async call => {
  const { tx, params, fail } = call
  const request = (await lockRequest.first(tx, { id: params.mail_request_id })) ?? fail('invalid request')
  if (request.is_done) {
    await replyAlreadyDone(call, `request ${request.id}`, { ...request, detail: request.command })
    return
  }
  const group = (await freshGroups.groupById(tx, request.group_id)) ?? fail('invalid request')
  const mailReply = await runRequest(call, group, request, request.command as RequestCommand).catch(alreadyIn)
  await markDone.run(tx, { id: request.id })
  answer(call, request, mailReply)
})

const welcomeNewcomer = implement(contract.welcomeNewcomer, async call => {
  const { tx, params, fail } = call
  const group = (await freshGroups.groupById(tx, params.group_id)) ?? fail('invalid group_id')
  const mailReply = await runRequest(call, group, params, 'subscribe')
  answer(call, params, mailReply)
  return { status: mailReply === 'waiting' ? ('sub_status_pending' as const) : ('sub_status_normal' as const) }
})

export const requestHandlers: Implementation[] = [
  askByMail,
  confirmRequest,
  welcomeNewcomer,
  acceptInvitation,
  rejectMember,
]
