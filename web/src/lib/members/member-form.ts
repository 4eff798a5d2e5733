import type { Input, Output } from '../../../../client/types.ts'
import { extraDataChanges, inputsOf } from '../account/extra-data.ts'
import { fieldFor, inputValue, submittedValue } from '../columns/column-inputs.ts'
import { textOf } from '../forms/submitted-form.ts'
import { hashOf } from '../group-settings/settings-version.ts'
import type { Group } from '../topics.ts'

type FormFields = ReadonlyMap<string, unknown>
export type Member = Output<'getmember'>
export type Columns = NonNullable<Group['extra_member_data_columns']>
export type ModPermission = NonNullable<Input<'updatemember'>['mod_permissions']>[number]

/** What moderators are granted one by one, in the order of the page. Does not compile when one is missing. */
const grants: Record<ModPermission, true> = {
  sub_perm_pendingmsg: true,
  sub_perm_editarchives: true,
  sub_perm_managehashtags: true,
  sub_perm_pendingmembers: true,
  sub_perm_viewmembers: true,
  sub_perm_invitemembers: true,
  sub_perm_modsub: true,
  sub_perm_removemembers: true,
  sub_perm_banmembers: true,
  sub_perm_makemoderator: true,
  sub_perm_groupsettings: true,
  sub_perm_managesubgroups: true,
  sub_perm_integrations: true,
  sub_perm_billing: true,
  sub_perm_managepaidsubscriptions: true,
}
export const modPermissions = Object.keys(grants) as ModPermission[]

const optionNames = ['email_delivery', 'message_selection', 'max_attachment_size', 'post_status'] as const
const roleFields = ['mod_status', 'mod_permissions'] as const
const optionFields = [...optionNames, 'auto_follow_replies', 'labels', 'moderator_notes'] as const
export type MemberField = (typeof roleFields)[number] | (typeof optionFields)[number] | `c${number}`

const columnField = ({ id }: { id: number }): `c${number}` => `c${id}`
/** The fields of the form: those of the role, and those of the options. */
export const fieldsShown = (columns: Columns, role: boolean, options: boolean): MemberField[] => [
  ...(role ? roleFields : []),
  ...(options ? [...optionFields, ...columns.map(columnField)] : []),
]
const fieldsSent = (form: FormFields, columns: Columns): MemberField[] =>
  fieldsShown(columns, form.has('mod_status'), form.has('moderator_notes'))

/** The inputs of a field, by their names. */
function isInputOf(field: MemberField, name: string): boolean {
  if (field === 'mod_permissions') return name in grants
  if (field === 'labels') return /^label-\d{1,15}$/.test(name)
  return name === field || (/^c\d+$/.test(field) && name.startsWith(`${field}-`))
}

/** The form as it is filled in from a member. */
function formOf(member: Member, columns: Columns): Map<string, string> {
  const form = new Map<string, string>([['mod_status', member.mod_status ?? '']])
  for (const name of (member.mod_permissions ?? '').split(',')) form.set(name, 'on')
  for (const name of optionNames) form.set(name, member[name] ?? '')
  if (member.auto_follow_replies) form.set('auto_follow_replies', 'on')
  for (const { id } of member.member_labels ?? []) form.set(`label-${id}`, 'on')
  form.set('moderator_notes', member.moderator_notes ?? '')
  for (const column of columns) {
    const value = member.extra_member_data?.find(({ col_id }) => col_id === column.id)
    for (const input of inputsOf(column)) {
      const text = inputValue(input, value)
      if (input.kind !== 'some') form.set(fieldFor(column, input), text)
      else for (const number of text.split(',')) form.set(`${fieldFor(column, input)}-${number}`, 'on')
    }
  }
  return form
}

const labelIds = (form: FormFields): number[] =>
  [...form.keys()].flatMap(name => (isInputOf('labels', name) ? [Number(name.slice(6))] : [])).toSorted((a, b) => a - b)

/** The value of a field in a form, as text. */
function valueIn(form: FormFields, columns: Columns, field: MemberField): string {
  if (field === 'mod_permissions') {
    const isModerator = textOf(form, 'mod_status') === 'sub_modstatus_moderator'
    return modPermissions.filter(name => isModerator && form.has(name)).join(',')
  }
  if (field === 'labels') return labelIds(form).join(',')
  if (field === 'auto_follow_replies') return form.has(field) ? 'on' : ''
  const column = columns.find(one => columnField(one) === field)
  if (column)
    return inputsOf(column)
      .map(input => submittedValue(form, column, input))
      .join('\n')
  return textOf(form, field).replaceAll('\r\n', '\n')
}

/** A short version of what the form was filled in from: `name:hash`, separated. */
export function memberVersion(member: Member, columns: Columns, fields: readonly MemberField[]): string {
  const form = formOf(member, columns)
  return fields.map(field => `${field}:${hashOf(valueIn(form, columns, field))}`).join(' ')
}

/** The fields changed in a form, and those of them that others have changed to something else since it was shown. */
export function changesIn(form: FormFields, member: Member, columns: Columns) {
  const before = new Map(
    textOf(form, 'version')
      .split(' ')
      .map(entry => entry.split(':') as [string, string]),
  )
  const now = formOf(member, columns)
  const fields = fieldsSent(form, columns)
  const isChanged = (field: MemberField, value: string): boolean => before.get(field) !== hashOf(value)
  const mine = fields.filter(field => {
    const typed = valueIn(form, columns, field)
    return isChanged(field, typed) && typed !== valueIn(now, columns, field)
  })
  const theirs = fields.filter(field => isChanged(field, valueIn(now, columns, field)))
  return { mine, conflicts: mine.filter(field => theirs.includes(field)) }
}

/** What was typed, with the member's values of now in the fields that were left as they were. */
export function rebased(typed: Record<string, string>, mine: readonly MemberField[], member: Member, columns: Columns) {
  const form = new Map(Object.entries(typed))
  const untouched = fieldsSent(new Map([...form, ['moderator_notes', '']]), columns).filter(
    field => !mine.includes(field),
  )
  // Of somebody who isn't a moderator, the form offers permissions that they would get.
  const isPlain = member.mod_status !== 'sub_modstatus_moderator'
  const isUntouched = (name: string): boolean =>
    untouched.some(field => isInputOf(field, name) && !(isPlain && field === 'mod_permissions'))
  const kept = Object.entries(typed).filter(([name]) => !isUntouched(name))
  const fresh = [...formOf(member, columns)].filter(([name]) => isUntouched(name))
  return Object.fromEntries([...kept, ...fresh]) as Record<string, string>
}

/** Fields of a form that differ from the member, with both values. */
export function differingFields(
  typed: Record<string, string>,
  member: Member,
  columns: Columns,
  fields: readonly MemberField[],
) {
  const [mine, now] = [new Map(Object.entries(typed)), formOf(member, columns)]
  return fields
    .map(field => ({ field, theirs: valueIn(now, columns, field), yours: valueIn(mine, columns, field) }))
    .filter(({ theirs, yours }) => theirs !== yours)
}

/** The parameters of `updatemember` for the changed fields. */
export function inputOf(form: FormFields, member: Member, columns: Columns, mine: readonly MemberField[]) {
  const input: Record<string, unknown> = {}
  for (const field of [...roleFields, ...optionNames, 'moderator_notes'] as const)
    if (mine.includes(field)) input[field] = valueIn(form, columns, field)
  // Permissions go with the role.
  if (mine.includes('mod_status')) input['mod_permissions'] = valueIn(form, columns, 'mod_permissions')
  if (mine.includes('auto_follow_replies')) input['auto_follow_replies'] = form.has('auto_follow_replies')
  if (mine.includes('labels')) input['label_ids'] = labelIds(form)
  const newLabel = textOf(form, 'new_label').trim()
  if (newLabel !== '') input['new_label'] = newLabel
  const changed = columns.filter(column => mine.includes(columnField(column)))
  const values = extraDataChanges(form, changed, member.extra_member_data)
  if (values.length > 0) input['extra_member_data'] = JSON.stringify(values)
  return input
}
