import { implement, type Failing, type Recording } from '#runtime/call.ts'
import { sendAgain } from '../archives/index.ts'
import * as contract from './contract.ts'
import * as reports from './reports/contract.ts'
import { episodeIn, type DeliveryCodes, type Episode } from './resume.ts'
import { lockAccount, takeMissed } from './store.ts'

/** For so long after mail arrives again it can be asked for what did not. */
const offeredDays = 30
/** The newest of each group; the rest is in the archives. */
const mostOfGroup = 100
const mostGroups = 50

type Sending = Recording<'account.missed_sent'> & Failing<'invalid token'>

/** Sends what somebody missed. Asking again sends nothing more, and is no mistake. */
async function send({ tx, record, fail }: Sending, { account_id, episode }: Episode): Promise<undefined> {
  const account = await lockAccount.first(tx, { id: account_id })
  if (!account) fail('invalid token')
  const missed = await takeMissed.first(tx, { account_id, episode, days: offeredDays })
  if (!missed) return undefined
  const { missed_from: from, missed_to: to } = missed
  const messages = await sendAgain.run(tx, { account_id, from, to, groups: mostGroups, limit: mostOfGroup })
  record('account.missed_sent', { account_id, messages })
  return undefined
}

export const sendMissed = ({ codes }: { codes: DeliveryCodes }) =>
  implement(contract.sendMissed, async call =>
    send(call, episodeIn(codes, 'missed', call.params.code) ?? call.fail('invalid token')),
  )
export const missedByAnswer = implement(reports.missedByAnswer, async call => send(call, call.params))
