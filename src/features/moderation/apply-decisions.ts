import { isApiError } from '#contract/errors.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { RunAsSystem } from '#runtime/transactions/commit-with-facts.ts'
import type { Database } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { accountById } from '../accounts/index.ts'
import { failDecision, finishDecision, startDecision } from './store.ts'

/** The parameters of a decision; `member_info_id` is the member banned with it. */
export type DecisionParams = { reason: string; unmoderate: boolean; member_info_id?: number }
type Decision = Row<'moderation.start'>

/** The calls that carry out decisions. */
type DecisionCalls = {
  approvependingmessage(input: { pending_message_id: number; unmoderate: boolean }): Promise<unknown>
  rejectpendingmessage(input: { pending_message_id: number; reason: string }): Promise<unknown>
  deletependingmessage(input: { pending_message_id: number }): Promise<unknown>
  deletetopic(input: { topic_id: number }): Promise<unknown>
  deletemessage(input: { message_id: number }): Promise<unknown>
  hidemessage(input: { message_id: number }): Promise<unknown>
  approvemember(input: { member_info_id: number }): Promise<unknown>
  removemember(input: { member_info_id: number }): Promise<unknown>
  banmember(input: { member_info_id: number }): Promise<unknown>
}
type Step = (calls: DecisionCalls, id: number, params: DecisionParams) => Promise<unknown>

const deletePending: Step = (calls, pending_message_id) => calls.deletependingmessage({ pending_message_id })
const deleteReported: Step = (calls, message_id) => calls.deletemessage({ message_id })
const ban: Step = async (calls, _id, { member_info_id }) =>
  member_info_id === undefined ? undefined : calls.banmember({ member_info_id })

const steps: Record<string, readonly Step[]> = {
  'message approve': [
    (calls, pending_message_id, { unmoderate }) => calls.approvependingmessage({ pending_message_id, unmoderate }),
  ],
  'message reject': [
    (calls, pending_message_id, { reason }) => calls.rejectpendingmessage({ pending_message_id, reason }),
  ],
  'message delete': [deletePending],
  'message ban': [ban, deletePending],
  'member approve': [(calls, member_info_id) => calls.approvemember({ member_info_id })],
  'member reject': [(calls, member_info_id) => calls.removemember({ member_info_id })],
  'member ban': [ban],
  'report delete': [deleteReported],
  'report hide': [(calls, message_id) => calls.hidemessage({ message_id })],
  'report ban': [ban, deleteReported],
  'topic delete': [(calls, topic_id) => calls.deletetopic({ topic_id })],
}

/** The target is already in the wanted state, or was decided differently. */
const overtaken: ReadonlySet<string> = new Set([
  'invalid pending_message_id',
  'invalid message_id',
  'invalid topic_id',
  'member_info_id',
  'user already banned',
])

export const decisionsJob = 'moderation decisions'

type CarryOutDeps = {
  database: Database
  operate: () => RunAsSystem
  callAs: (identity: Identity) => DecisionCalls
}

/**
 * Carries out decisions once they can no longer be undone: by the same calls as in the API, with the moderator's own
 * permissions. What cannot be done is pending again, with the reason. Repeating it after a crash changes nothing.
 */
export const decisionSubscriber = ({ database, operate, callAs }: CarryOutDeps): FactSubscriber => ({
  name: decisionsJob,
  facts: [],
  async handle({ payload }) {
    const { ids } = payload as { ids: number[] }
    for (const id of ids) {
      const decision = await startDecision.first(database.read, { id })
      if (!decision) continue
      const error = await carryOut(decision, database, callAs)
      const isDone = error === undefined && (await finishDecision.first(database.read, { id })) !== undefined
      if (!isDone)
        await operate()(async ({ tx, record }) => {
          for (const { group_id } of await failDecision.all(tx, { id, error: error ?? 'inadequate_permissions' }))
            record('moderation.changed', { group_id, decisions: 1 })
        })
    }
  },
})

async function carryOut(
  { type, action, target_id, params, account_id }: Decision,
  database: Database,
  callAs: CarryOutDeps['callAs'],
): Promise<string | undefined> {
  const account = await accountById.first(database.read, { id: account_id })
  if (!account || account.status === 'user_status_inactive') return 'inadequate_permissions'
  const calls = callAs({ account, how: 'decision', session_id: null, csrf: null })
  for (const step of steps[`${type} ${action}`] ?? []) {
    try {
      await step(calls, target_id, params as DecisionParams)
    } catch (error) {
      // What may go well another time is tried again with the job.
      if (!isApiError(error) || error.type === 'rate_limit' || error.type === 'server') throw error
      if (!overtaken.has(error.extra)) return error.type === 'bad_request' ? error.extra : error.type
    }
  }
  return undefined
}
