import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess, type Permission } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { addJob } from '#runtime/jobs/job-queue.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { decisionOn } from '../archives/index.ts'
import * as contract from './contract.ts'
import { decisionsJob, type DecisionParams } from './apply-decisions.ts'
import { decidableTypes, decisionView, missingPermission, type DecisionType } from './queue.ts'
import {
  decisionsOn,
  deleteUndone,
  insertDecisions,
  memberTargets,
  messageTargets,
  reportTargets,
  topicTargets,
  type TargetRow,
} from './store.ts'

type ModerationAction = Value<'moderation_action'>
type Skipped = Static<typeof contract.moderate.returns>['skipped'][number]
type Target = { type: DecisionType; id: number }

const maxTargets = 100
/** So many decisions are carried out by one job, within the time of its lease. */
const perJob = 20

/** The decisions for each type, and the additional permission they need. */
const possible: Record<DecisionType, Partial<Record<ModerationAction, Permission>>> = {
  message: {
    approve: 'manage_pending_messages',
    reject: 'manage_pending_messages',
    delete: 'manage_pending_messages',
    ban: 'ban_members',
  },
  member: { approve: 'manage_pending_members', reject: 'remove_members', ban: 'ban_members' },
  report: { delete: 'edit_archives', hide: 'edit_archives', ban: 'ban_members' },
  topic: { delete: 'edit_archives' },
}

const targetQueries = { message: messageTargets, member: memberTargets, report: reportTargets, topic: topicTargets }

/** Why a pending target cannot get this decision; undefined: it can. */
function obstacle(
  row: TargetRow,
  type: DecisionType,
  { action, account_id, access, unmoderate, expected }: Deciding,
): Skipped['reason'] | undefined {
  const needed = possible[type][action]
  if (needed === undefined) return 'not_possible'
  if (!may(needed, access) || missingPermission(type, access)) return 'not_allowed'
  if (type === 'report' && !may('edit_archives', access)) return 'not_allowed'
  if (unmoderate && !may('manage_member_subscription_options', access)) return 'not_allowed'
  if (row.claimed_by !== 0 && row.claimed_by !== account_id) return 'claimed'
  if (expected !== undefined && Date.parse(expected) !== Date.parse(row.updated)) return 'updated'
  // Who is not a member, or moderates, cannot be banned.
  if (action === 'ban' && (row.member_id === null || row.mod_status !== 'sub_modstatus_none')) return 'not_possible'
  return undefined
}
type Deciding = {
  action: ModerationAction
  account_id: number
  access: GroupAccess
  unmoderate: boolean
  expected?: string | undefined
}

export const moderate = implement(contract.moderate, async ({ tx, group, account, access, params, refuse, record }) => {
  const { action, reason, unmoderate, undo_seconds: seconds } = params
  const named = {
    message: [...new Set(params.pending_message_ids)],
    member: [...new Set(params.member_info_ids)],
    report: [...new Set(params.message_ids)],
    topic: [...new Set(params.topic_ids)],
  }
  const all = (Object.entries(named) as [DecisionType, number[]][]).flatMap(([type, ids]) =>
    ids.map((id): Target => ({ type, id })),
  )
  if (all.length > maxTargets) refuse('pending_message_ids')
  const expected = all.length === 1 ? params.expected : undefined
  const deciding: Deciding = { action, account_id: account.id, access, unmoderate, expected }
  const group_id = group.id
  const skipped: Skipped[] = []
  const accepted: (Target & { params: DecisionParams })[] = []
  const missing: Target[] = []
  for (const type of ['message', 'member', 'report', 'topic'] as const) {
    const ids = named[type]
    // Callers who may not see pending items do not learn of them here.
    const rows =
      ids.length > 0 && decidableTypes(access).includes(type)
        ? await targetQueries[type].all(tx, { group_id, ids })
        : []
    const rowOf = new Map(rows.map(row => [row.id, row]))
    for (const id of ids) {
      const row = rowOf.get(id)
      const why = row && obstacle(row, type, deciding)
      if (!row) missing.push({ type, id })
      else if (why)
        skipped.push({
          ...skippedView({ type, id }, why),
          ...(why === 'claimed' && { user_id: row.claimed_by, full_name: row.claimed_by_name }),
        })
      else
        accepted.push({
          type,
          id,
          params: { reason, unmoderate, ...(row.member_id !== null && { member_info_id: row.member_id }) },
        })
    }
  }
  const stored = await insertDecisions.all(tx, {
    group_id,
    action,
    account_id: account.id,
    seconds,
    targets: json(accepted),
  })
  const isStored = new Set(stored.map(({ type, target_id }) => `${type} ${target_id}`))
  const others = accepted.filter(({ type, id }) => !isStored.has(`${type} ${id}`))
  const ids = stored.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += perJob)
    await addJob(tx, decisionsJob, { ids: ids.slice(from, from + perJob) }, seconds)
  if (ids.length > 0) record('moderation.changed', { decisions: ids.length })
  skipped.push(...(await decidedBefore(tx, group_id, [...others, ...missing])))
  return {
    object: 'moderation_result' as const,
    decisions: stored.map(row => decisionView({ ...row, user_id: account.id, full_name: account.full_name })),
    skipped,
  }
})

const skippedView = ({ type, id }: Target, reason: Skipped['reason']): Skipped => ({
  object: 'moderation_skipped',
  ...{ type, target_id: id, reason, action: '', user_id: 0, full_name: '', date: null },
})

const factActions: Record<string, ModerationAction> = {
  'message.approved': 'approve',
  'message.confirmed': 'approve',
  'message.rejected': 'reject',
  'message.discarded': 'delete',
}

/** The decisions on targets that are not pending any more; unknown for some. */
async function decidedBefore(tx: Tx, group_id: number, targets: readonly Target[]): Promise<Skipped[]> {
  if (targets.length === 0) return []
  const stored = await decisionsOn.all(tx, { group_id, targets: json(targets) })
  const views: Skipped[] = []
  for (const target of targets) {
    const made = stored.find(({ type, target_id }) => type === target.type && target_id === target.id)
    const earlierDecision = made || target.type !== 'message' ? undefined : await decisionOn(tx, group_id, target.id)
    const action = made ? (made.action as ModerationAction) : factActions[earlierDecision?.name ?? '']
    if (action === undefined) views.push(skippedView(target, 'gone'))
    else
      views.push({
        ...skippedView(target, 'decided'),
        action,
        user_id: made?.user_id ?? earlierDecision?.account_id ?? 0,
        full_name: made?.full_name ?? earlierDecision?.full_name ?? '',
        date: made?.created ?? earlierDecision?.created ?? null,
      })
  }
  return views
}

export const getModerationDecision = implement(
  contract.getModerationDecision,
  async ({ tx, group, access, params, fail }) => {
    const { type, target_id: id } = params
    const missing = missingPermission(type, access)
    if (missing) fail('inadequate_permissions', missing)
    const [decided] = await decidedBefore(tx, group.id, [{ type, id }])
    return decided ?? skippedView({ type, id }, 'gone')
  },
)

export const undoDecision = implement(contract.undoDecision, async ({ tx, group, access, params, record }) => {
  const ids = [...new Set(params.decision_ids)]
  const undone = await deleteUndone.all(tx, { group_id: group.id, ids, types: decidableTypes(access) })
  if (undone.length > 0) record('moderation.changed', { decisions: undone.length })
  return {
    object: 'moderation_undone' as const,
    undone: undone.map(({ type, target_id }) => ({
      object: 'moderation_target' as const,
      type: type as DecisionType,
      target_id,
    })),
    too_late: ids.length - undone.length,
  }
})
