import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import { resendMissed } from '../archives/index.ts'
import * as contract from './contract.ts'
import * as reports from './reports/contract.ts'
import { episodeIn, type DeliveryTokens, type Episode } from './reactivate.ts'
import { lockAccount, takeMissed } from './store.ts'

/** Days after delivery resumed in which missed messages can be requested. */
const offeredDays = 30
/** The newest messages of each group; the rest is in the archive. */
const maxPerGroup = 100
const maxGroups = 50

type SendMissedCall = RecordContext<'account.missed_sent'> & FailContext<'invalid token'>

/** Sends the missed messages. Repeated requests send nothing and are not an error. */
async function resendMissedMessages({ tx, record, fail }: SendMissedCall, { account_id, episode }: Episode) {
  const account = await lockAccount.first(tx, { id: account_id })
  if (!account) fail('invalid token')
  const missed = await takeMissed.first(tx, { account_id, episode, days: offeredDays })
  if (!missed) return undefined
  const { missed_from: from, missed_to: to } = missed
  const messages = await resendMissed.run(tx, { account_id, from, to, groups: maxGroups, limit: maxPerGroup })
  record('account.missed_sent', { account_id, messages })
  return undefined
}

export const sendMissed = ({ codes }: { codes: DeliveryTokens }) =>
  implement(contract.sendMissed, async call =>
    resendMissedMessages(call, episodeIn(codes, 'missed', call.params.code) ?? call.fail('invalid token')),
  )
export const missedByAnswer = implement(reports.missedByAnswer, async call => resendMissedMessages(call, call.params))
