import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { mailStates } from './states.ts'
import * as reports from './reports/contract.ts'
import { changeAdded, endEpisode, episodeOf, lockAccount } from './store.ts'

/** Reads signed tokens. */
export type DeliveryTokens = { read(purpose: 'probe' | 'missed', code: string): number[] | null }
export type Episode = { account_id: number; episode: number }

/** The bounce episode in a token; null if it is invalid. */
export function episodeIn(codes: DeliveryTokens, purpose: 'probe' | 'missed', code: string): Episode | null {
  const [account_id, episode, ...more] = codes.read(purpose, code) ?? []
  return account_id === undefined || episode === undefined || more.length > 0 ? null : { account_id, episode }
}

type ReactivateCall = RecordContext<'account.restored'> & FailContext<'invalid token'>

/** Resumes delivery. Repeating it is not an error. */
async function reactivate(call: ReactivateCall, { account_id, episode }: Episode): Promise<undefined> {
  const { tx, fail, record } = call
  const account = await lockAccount.first(tx, { id: account_id })
  const current = await episodeOf.first(tx, { account_id })
  if (!account || current?.episode !== episode) fail('invalid token')
  if (!(await endEpisode.first(tx, { account_id, episode }))) return undefined
  const { from, to } = mailStates.moves.restore
  // Unconfirmed accounts stay unconfirmed, since others may have created them.
  if (from.some(status => status === account!.status))
    await mailStates.move(call, 'restore', { group_id: 0, id: account_id }, { account_id, episode })
  else record('account.restored', { account_id, episode })
  await changeAdded.run(tx, { account_ids: [account_id], to, from: [...from] })
  return undefined
}

export const resumeMail = ({ codes }: { codes: DeliveryTokens }) =>
  implement(contract.resumeMail, async call =>
    reactivate(call, episodeIn(codes, 'probe', call.params.code) ?? call.fail('invalid token')),
  )
export const resumeByAnswer = implement(reports.resumeByAnswer, async call => reactivate(call, call.params))
