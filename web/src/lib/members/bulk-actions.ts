import type { RequestEvent } from '@sveltejs/kit'
import type { Input, Output } from '../../../../client/types.ts'
import { runAction, throwFormError } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import type { Group } from '../topics.ts'
import { chosenFilters, filtersOf, invalidFilters, segmentOf } from './filters.ts'

export type BulkAction = Input<'bulkupdatemembers'>['action']
export type BulkResult = Output<'bulkupdatemembers'>
type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals' | 'params'>

/** What can be done to those in a list, by the permission it needs. */
const rights: Record<BulkAction, (perms: Group['perms']) => boolean> = {
  approve: perms => perms.manage_pending_members,
  add_label: perms => perms.manage_member_subscription_options,
  remove_label: perms => perms.manage_member_subscription_options,
  set_delivery: perms => perms.manage_member_subscription_options,
  set_posting: perms => perms.manage_member_subscription_options,
  remove: perms => perms.remove_members,
  ban: perms => perms.ban_members,
  send_message: perms => perms.mod_page,
}
const lists: Record<'members' | 'requests' | 'banned', readonly BulkAction[]> = {
  members: ['send_message', 'add_label', 'remove_label', 'set_delivery', 'set_posting', 'remove', 'ban'],
  requests: ['approve', 'remove', 'ban'],
  banned: ['remove'],
}
export function bulkActionsFor(segment: string, perms: Group['perms']): BulkAction[] {
  const list = segment === 'requests' || segment === 'banned' ? segment : 'members'
  return lists[list].filter(action => rights[action](perms))
}

/** The value chosen in the second step. */
export const valueNames: Partial<Record<BulkAction, string>> = {
  add_label: 'for_label_id',
  remove_label: 'for_label_id',
  set_delivery: 'new_email_delivery',
  set_posting: 'new_post_status',
}

export type BulkSelection = {
  action: BulkAction
  ids: string
  all: boolean
  total: number | null
  preview: BulkResult | null
}
/** The selection before the second step was rejected. */
export function restoredSelection(typed: Readonly<Record<string, string>>): BulkSelection | null {
  const { action = '', member_info_ids: ids = '', all_matching = '' } = typed
  if (!actionNames.includes(action)) return null
  const total = all_matching === '' ? ids.split(',').filter(Boolean).length : null
  return { action: action as BulkAction, ids, all: all_matching !== '', total, preview: null }
}

const actionNames: readonly string[] = Object.keys(rights)

/** The selected members and the action, as parameters of the call. */
async function inputOf({ locals, params, url }: ActionEvent, form: ReadonlyMap<string, unknown>) {
  const action = textOf(form, 'action')
  if (!actionNames.includes(action)) throwFormError('action', 'invalid_value')
  const group = await locals.api.getgroup({ group_name: params['name']! })
  const all_matching = textOf(form, 'all_matching') !== ''
  if (invalidFilters(url).length > 0) throwFormError('filters', 'invalid_value')
  const filters = filtersOf(segmentOf(url, group.perms), chosenFilters(url))
  return {
    group_name: group.name,
    action: action as BulkAction,
    all_matching,
    ...(all_matching ? filters : { member_info_ids: form.get('member_info_ids') ?? '' }),
  }
}

/** The ids as text, to be repeated in the form of the next step. */
const idsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'values' in value
    ? (value.values as unknown[]).join(',')
    : String(value)

export const bulkFormActions = {
  /** The first step: a preview. */
  choose: (event: ActionEvent) =>
    runAction(
      event,
      async form => {
        const input = await inputOf(event, form)
        const ids = 'member_info_ids' in input ? idsIn(input.member_info_ids) : ''
        const needsValue = valueNames[input.action] !== undefined
        const preview = needsValue
          ? null
          : ((await event.platform!.call('bulkupdatemembers', { ...input, preview: true })) as BulkResult)
        const total = preview ? preview.total : input.all_matching ? null : ids.split(',').filter(Boolean).length
        if (total === 0) throwFormError('no members')
        return { chosen: { action: input.action, ids, all: input.all_matching, total, preview } }
      },
      { forCall: 'bulkupdatemembers' },
    ),
  /** The second step: does it, and reports the result. */
  apply: (event: ActionEvent) =>
    runAction(
      event,
      async form => {
        const input = await inputOf(event, form)
        const value = valueNames[input.action]
        const name = textOf(form, 'new_label').trim()
        const isNewLabel = input.action === 'add_label' && name !== ''
        const result = (await event.platform!.call('bulkupdatemembers', {
          ...input,
          ...(isNewLabel ? { new_label: name } : value === undefined ? {} : { [value]: textOf(form, value) }),
          ...(input.action === 'send_message' && {
            message_subject: textOf(form, 'message_subject'),
            message_text: textOf(form, 'message_text').replaceAll('\r\n', '\n'),
          }),
        })) as BulkResult
        return { result }
      },
      {
        of: 'apply',
        forCall: 'bulkupdatemembers',
        places: {
          ...{ 'no subject': 'message_subject', 'no body': 'message_text' },
          ...{ 'invalid name': 'new_label', 'too many labels': 'new_label' },
        },
      },
    ),
}
