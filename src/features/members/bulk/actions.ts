import type { ParamsOf } from '#contract/endpoint.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Call } from '#runtime/calls/handler.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { isBlank } from '#content/text/index.ts'
import { labelByName } from '../labels/labels.ts'
import { labelsById } from '../labels/store.ts'
import { memberFactData } from '../member-fact-data.ts'
import { forbiddenOption } from '../membership/apply-changes.ts'
import { endMemberships, endSubgroupMemberships, insertPastMembers } from '../membership/end-membership.ts'
import { maySetOptions, outranks } from '../moderation/ranks.ts'
import { memberStates } from '../states.ts'
import { changeStatus } from '../store.ts'
import { undeliverableStatuses, type MemberRow } from '../view.ts'
import type { bulkUpdateMembers } from './contract.ts'
import { addLabelToMany, insertMessageToMany, removeLabelFromMany, updateMany } from './store.ts'

export type BulkCall = Call<typeof bulkUpdateMembers>
type BulkParams = ParamsOf<typeof bulkUpdateMembers>
export type SkipReason = Value<'bulk_skip_reason'>
type BulkAction = {
  needs: Permission
  /** Refuses parameters that make no sense, before anything is changed. */
  check?: (call: BulkCall) => void | Promise<void>
  /** Why a member is skipped; undefined: they are changed. */
  skip: (call: BulkCall, row: MemberRow) => SkipReason | undefined
  /** Changes all of them. They are locked. */
  apply: (call: BulkCall, rows: readonly MemberRow[]) => Promise<unknown>
}

const isMember = ({ status }: MemberRow): boolean => status === 'sub_status_normal'
const isPending = ({ status }: MemberRow): boolean => status === 'sub_status_pending'
const idsOf = (rows: readonly MemberRow[]): number[] => rows.map(({ id }) => id)
const labelsOf = ({ labels }: MemberRow) => labels as { id: number; name: string }[]
const optionsRight = 'manage_member_subscription_options'

/** Changes of a member that need a higher rank. */
function skipOption({ access, account }: BulkCall, row: MemberRow, isSame: boolean): SkipReason | undefined {
  if (!isMember(row)) return 'not_member'
  if (!maySetOptions(access, row, account.id, true)) return 'moderator_or_owner'
  return isSame ? 'unchanged' : undefined
}

async function update(
  call: BulkCall,
  rows: readonly MemberRow[],
  fields: { email_delivery?: string; post_status?: string },
) {
  const { email_delivery = null, post_status = null } = fields
  await updateMany.run(call.tx, { group_id: call.group.id, ids: idsOf(rows), email_delivery, post_status })
  for (const row of rows) call.record('member.updated', { ...memberFactData(row), fields: Object.keys(fields) })
}

/** A transition that keeps the membership, for many of them. */
async function move(call: BulkCall, which: 'approve' | 'ban', rows: readonly MemberRow[]): Promise<void> {
  const { from, to } = memberStates.moves[which]
  await changeStatus.run(call.tx, { group_id: call.group.id, ids: idsOf(rows), to, from })
}

/** A label to add that is given by its name. */
const isNewLabel = (params: BulkParams): params is BulkParams & { new_label: string } =>
  params.action === 'add_label' && params.new_label !== undefined
async function checkLabel({ tx, group, params, fail }: BulkCall): Promise<void> {
  if (isNewLabel(params)) {
    if (params.new_label.trim() === '') fail('invalid name')
    return
  }
  const label = params.for_label_id ?? fail('invalid label_id')
  if ((await labelsById.all(tx, { group_id: group.id, ids: [label] })).length === 0) fail('invalid label_id')
}
async function label(call: BulkCall, rows: readonly MemberRow[], isAdded: boolean): Promise<void> {
  const { tx, group, params } = call
  const label_id = isNewLabel(params) ? await labelByName(call, params.new_label) : params.for_label_id!
  const about = { group_id: group.id, label_id, ids: idsOf(rows) }
  await (isAdded ? addLabelToMany.run(tx, about) : removeLabelFromMany.run(tx, about))
  const [changed] = await labelsById.all(tx, { group_id: group.id, ids: [label_id] })
  for (const row of rows) {
    const others = labelsOf(row).filter(({ id }) => id !== label_id)
    const labels = (isAdded ? [...others, changed!] : others).map(({ name }) => name).toSorted()
    call.record('member.labelled', { ...memberFactData(row), labels })
  }
}
const hasLabel = (row: MemberRow, params: BulkParams): boolean =>
  labelsOf(row).some(({ id, name }) =>
    isNewLabel(params) ? name.toLowerCase() === params.new_label.trim().toLowerCase() : id === params.for_label_id,
  )

/** What can be done to many members at once, by the rules for one. */
export const bulkActionTable: Record<BulkParams['action'], BulkAction> = {
  approve: {
    needs: 'manage_pending_members',
    skip: (_, row) => (isPending(row) ? undefined : 'not_pending'),
    apply: async (call, rows) => {
      await move(call, 'approve', rows)
      for (const { group_id, id, email } of rows)
        call.record('member.approved', { group_id, member_info_id: id, email })
    },
  },
  remove: {
    needs: 'remove_members',
    skip: ({ access }, row) => (outranks(access, row) ? undefined : 'moderator_or_owner'),
    apply: async (call, rows) => {
      await endMemberships(call, 'reject', rows.filter(isPending))
      await endMemberships(
        call,
        'remove',
        rows.filter(row => !isPending(row)),
      )
      await endSubgroupMemberships(
        call,
        call.group,
        rows.map(({ user_id }) => user_id),
      )
    },
  },
  ban: {
    needs: 'ban_members',
    skip: (_, row) => {
      if (row.mod_status !== 'sub_modstatus_none' || row.owns_parent) return 'moderator_or_owner'
      return isMember(row) || isPending(row) ? undefined : 'unchanged'
    },
    apply: async (call, rows) => {
      await move(call, 'ban', rows)
      // An earlier request is not shown to those who may see the ban.
      for (const row of rows) call.record('member.banned', memberFactData({ ...row, status: 'sub_status_normal' }))
      await insertPastMembers(call.tx, rows, 'ban_members')
      await endSubgroupMemberships(
        call,
        call.group,
        rows.map(({ user_id }) => user_id),
      )
    },
  },
  add_label: {
    needs: optionsRight,
    check: checkLabel,
    skip: (call, row) => skipOption(call, row, hasLabel(row, call.params)),
    apply: (call, rows) => label(call, rows, true),
  },
  remove_label: {
    needs: optionsRight,
    check: checkLabel,
    skip: (call, row) => skipOption(call, row, !hasLabel(row, call.params)),
    apply: (call, rows) => label(call, rows, false),
  },
  set_delivery: {
    needs: optionsRight,
    check: ({ group, params, refuse }) => {
      const email_delivery = params.new_email_delivery ?? refuse('new_email_delivery')
      if (forbiddenOption(group, { email_delivery })) refuse('new_email_delivery')
    },
    skip: (call, row) => skipOption(call, row, row.email_delivery === call.params.new_email_delivery),
    apply: (call, rows) => update(call, rows, { email_delivery: call.params.new_email_delivery! }),
  },
  set_posting: {
    needs: optionsRight,
    check: ({ params, refuse }) => {
      if (params.new_post_status === undefined) refuse('new_post_status')
    },
    skip: (call, row) => skipOption(call, row, row.post_status === call.params.new_post_status),
    apply: (call, rows) => update(call, rows, { post_status: call.params.new_post_status! }),
  },
  send_message: {
    needs: 'mod_page',
    check: ({ params, fail }) => {
      if (params.preview) return
      if (isBlank(params.message_subject ?? '')) fail('no subject')
      if (isBlank(params.message_text ?? '')) fail('no body')
    },
    skip: ({ account }, row) => {
      if (!isMember(row)) return 'not_member'
      if (row.user_id === account.id) return 'self'
      return undeliverableStatuses.includes(row.mail_status) ? 'bouncing' : undefined
    },
    apply: async ({ tx, group, account, params, limits, record }, rows) => {
      await consumeQuota(tx, `private-from:${account.id}`, limits.emailsFrom)
      const { id } = await insertMessageToMany.one(tx, {
        ...{ group_id: group.id, account_id: account.id, kind: 'from_moderators', recipients: idsOf(rows) },
        ...{ subject: params.message_subject!, body: params.message_text! },
      })
      record('message.sent', { private_message_id: id, recipients_count: rows.length })
    },
  },
}
