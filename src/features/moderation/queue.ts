import { may, type GroupAccess, type Permission } from '#contract/permissions.ts'
import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { claims, countOpenReports, openDecisions, queuePages, type DecisionRow } from './store.ts'

type ModerationType = Value<'moderation_type'>
export type DecisionType = Value<'decision_type'>

/** The permission to decide on each type. */
const neededPermissions: Record<DecisionType, readonly Permission[]> = {
  message: ['manage_pending_messages'],
  member: ['view_members', 'manage_pending_members'],
  report: ['mod_page'],
  topic: ['edit_archives'],
}
export const missingPermission = (type: DecisionType, access: GroupAccess): Permission | undefined =>
  neededPermissions[type].find(needed => !may(needed, access))
const mayDecide = (type: DecisionType, access: GroupAccess): boolean => missingPermission(type, access) === undefined
export const decidableTypes = (access: GroupAccess): DecisionType[] =>
  (['message', 'member', 'report', 'topic'] as const).filter(type => mayDecide(type, access))

/** How much of a type is pending. Reports of a message on which a decision is stored are not counted. */
const pendingCounts: Record<ModerationType, (tx: Tx, group: Group) => number | Promise<number>> = {
  message: (_, group) => group.pending_messages_count,
  member: (_, group) => group.pending_count,
  report: async (tx, group) => (await countOpenReports.one(tx, { group_id: group.id })).count,
}

export const getModerationQueue = implement(
  contract.getModerationQueue,
  async ({ tx, group, access, params, fail }) => {
    const { type } = params
    const missing = missingPermission(type, access)
    if (missing) fail('inadequate_permissions', missing)
    const pages = queuePages[type]
    const [count, page] = await Promise.all([
      pendingCounts[type](tx, group),
      pageOf(tx, contract.getModerationQueue, params, {
        total: 0,
        fetch: ({ dir, start, page: range }) =>
          pages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...range }),
        cursorOf: ({ id }) => ({ key: id, id }),
        view: row => ({
          object: 'moderation_item' as const,
          type,
          ...row,
          reason: row.reason as '' | Value<'held_because'>,
        }),
      }),
    ])
    return { ...page, total_count: Math.max(page.total_count, count) }
  },
)

export const decisionView = (row: DecisionRow) => ({
  object: 'moderation_decision' as const,
  ...row,
  type: row.type as DecisionType,
  action: row.action as Value<'moderation_action'>,
})

export const getModerationState = implement(contract.getModerationState, async ({ tx, group, access }) => {
  const group_id = group.id
  const [reports, claimed, decided] = await Promise.all([
    pendingCounts.report(tx, group),
    claims.all(tx, { group_id }),
    openDecisions.all(tx, { group_id }),
  ])
  const isSeen = ({ type }: { type: string }): boolean => mayDecide(type as DecisionType, access)
  return {
    object: 'moderation_state' as const,
    messages: mayDecide('message', access) ? group.pending_messages_count : null,
    members: mayDecide('member', access) ? group.pending_count : null,
    reports: mayDecide('report', access) ? reports : null,
    claims: claimed
      .filter(isSeen)
      .map(claim => ({ object: 'moderation_claim' as const, ...claim, type: claim.type as ModerationType })),
    decisions: decided.filter(isSeen).map(decisionView),
  }
})
