import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { memberFactData } from '../member-fact-data.ts'
import { maySee, viewerOf } from '../list/visible-fields.ts'
import { maySetOptions } from '../moderation/ranks.ts'
import { findMember, lockMember } from '../store.ts'
import { labelView, memberView, type MemberRow } from '../view.ts'
import * as contract from './contract.ts'
import {
  countLabels,
  deleteLabel,
  insertLabel,
  labelNamed,
  labelPages,
  labelsById,
  setLabels,
  updateLabel,
} from './store.ts'

const mostLabels = 200
const defaultLabelColor = 'color_cerulean_blue'

export const getMemberLabels = implement(contract.getMemberLabels, ({ tx, group, account, params }) =>
  pageOf(tx, contract.getMemberLabels, params, {
    counting: { by: account.id, count: async () => (await countLabels.one(tx, { group_id: group.id })).count },
    fetch: ({ field, dir, start, page }) =>
      labelPages[`${field as 'name'}:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: (row, field) => ({ key: field === 'created' ? row.id : row.sort_name, id: row.id }),
    view: labelView,
  }),
)

type LabelErrors = 'invalid name' | 'too many labels'
type AddingLabel<E extends string> = { tx: Tx; group: Group } & RecordContext<'label.added'> & FailContext<E>
type NewLabel = { name: string; description: string; color_name: string }

/** Adds a label; undefined: there is one of this name. */
async function addLabel({ tx, group, fail, record }: AddingLabel<LabelErrors>, label: NewLabel) {
  const name = label.name.trim()
  if (name === '') fail('invalid name')
  await lockGroupRow.one(tx, { group_id: group.id })
  if ((await countLabels.one(tx, { group_id: group.id })).count >= mostLabels) fail('too many labels')
  const row = await insertLabel.first(tx, { ...label, group_id: group.id, name })
  if (row) record('label.added', { label_id: row.id, name })
  return row
}

/** The label of this name, which is created if there is none: repeating a call finds it. */
export async function labelByName(call: AddingLabel<LabelErrors>, name: string): Promise<number> {
  const find = () => labelNamed.first(call.tx, { group_id: call.group.id, name: name.trim() })
  const label = (await find()) ?? (await addLabel(call, { name, description: '', color_name: defaultLabelColor }))
  // Another call was faster.
  return (label ?? (await find()) ?? call.fail('too many labels')).id
}

export const newMemberLabel = implement(contract.newMemberLabel, async call => {
  const { name, description, color_name } = call.params
  return labelView((await addLabel(call, { name, description, color_name })) ?? call.fail('name exists'))
})

export const updateMemberLabel = implement(contract.updateMemberLabel, async call => {
  const { tx, group, params, fail, record } = call
  const name = params.name?.trim()
  if (name === '') fail('invalid name')
  // Labels of one group are changed one after the other, so that two do not take the same name at once.
  await lockGroupRow.one(tx, { group_id: group.id })
  const namesake = name === undefined ? undefined : await labelNamed.first(tx, { group_id: group.id, name })
  if (namesake && namesake.id !== params.label_id) fail('name exists')
  const changes = {
    name: name ?? null,
    description: params.description ?? null,
    color_name: params.color_name ?? null,
  }
  const row =
    (await updateLabel.first(tx, { group_id: group.id, id: params.label_id, ...changes })) ?? fail('invalid label_id')
  record('label.changed', { label_id: row.id, name: row.name })
  return labelView(row)
})

export const deleteMemberLabel = implement(contract.deleteMemberLabel, async ({ tx, group, params, fail, record }) => {
  const { id, name } =
    (await deleteLabel.first(tx, { group_id: group.id, id: params.label_id })) ?? fail('invalid label_id')
  record('label.removed', { label_id: id, name })
})

type LabellingCall = { tx: Tx; group: Group } & RecordContext<'member.labelled'> & FailContext<'invalid label_id'>

/** Sets the labels of a member who is locked. */
export async function labelMember(
  { tx, group, fail, record }: LabellingCall,
  member: MemberRow,
  label_ids: readonly number[],
): Promise<MemberRow> {
  const wanted = [...new Set(label_ids)]
  const labels = await labelsById.all(tx, { group_id: group.id, ids: wanted })
  if (labels.length < wanted.length) fail('invalid label_id')
  await setLabels.run(tx, { group_id: group.id, member_id: member.id, label_ids: wanted })
  record('member.labelled', { ...memberFactData(member), labels: labels.map(({ name }) => name) })
  return findMember.one(tx, { id: member.id })
}

export const setMemberLabels = implement(contract.setMemberLabels, async call => {
  const { tx, group, params, account, access, fail } = call
  const member =
    (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  if (!maySee(access, member)) fail('member_info_id')
  if (!maySetOptions(access, member, account.id, true))
    fail('inadequate_permissions', 'manage_member_subscription_options')
  return memberView(await labelMember(call, member, params.label_ids), group, viewerOf(account, access))
})
