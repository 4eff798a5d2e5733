import { fail, redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit'
import { withExtraData } from '../account/extra-data.ts'
import { isApiFailure } from '../api.ts'
import { runAction, type FormError, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { typedIn } from '../forms/unsent-form.ts'
import { numberOrNotFound } from '../pagination.ts'
import { changesIn, inputOf, rebased, type ModPermission } from './member-form.ts'

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals' | 'params'>
type MemberRef = { member_info_id: number; updated: string }

/** The default permissions of a new moderator. */
export const usualPermissions: readonly ModPermission[] = [
  'sub_perm_pendingmsg',
  'sub_perm_editarchives',
  'sub_perm_pendingmembers',
  'sub_perm_viewmembers',
]

/** A form about the member of the page; its name is the action. */
const aboutMember =
  (did: string, act: (event: ActionEvent, member: MemberRef, form: FormFields) => Promise<unknown>) =>
  (event: ActionEvent) => {
    const member_info_id = numberOrNotFound(event.params['id'] ?? '')
    return runAction(
      event,
      async form => {
        await act(event, { member_info_id, updated: textOf(form, 'updated') }, form)
        return { did }
      },
      { of: did },
    )
  }

/** How often a form is compared again with a member who is changed at that very moment. */
const mostTries = 3

/** Saves the fields that were changed. What others changed meanwhile stays, unless it is in the same field: then one decides. */
async function save(
  event: ActionEvent,
  form: FormFields,
  tries = 1,
): Promise<{ did: string } | ActionFailure<FormError>> {
  const { locals, platform, params } = event
  const member_info_id = numberOrNotFound(params['id'] ?? '')
  const [member, group] = await Promise.all([
    locals.api.getmember({ member_info_id }),
    locals.api.getgroup({ group_name: params['name']! }),
  ])
  const columns = group.extra_member_data_columns ?? []
  const { mine, conflicts } = changesIn(form, member, columns)
  if (conflicts.length > 0) {
    const refused: FormError = {
      of: 'save',
      field: '',
      why: 'updated',
      typed: rebased(typedIn(form), mine, member, columns),
    }
    locals.refused = refused
    return fail(400, refused)
  }
  const input = inputOf(form, member, columns, mine)
  try {
    if (Object.keys(input).length > 0)
      await withExtraData(
        form,
        columns,
        platform!.call('updatemember', { member_info_id, updated: member.updated, ...input }),
      )
  } catch (thrown) {
    if (isApiFailure(thrown) && thrown.extra === 'updated' && tries < mostTries) return save(event, form, tries + 1)
    throw thrown
  }
  // After stepping down, one may not see this page any more.
  if (input['mod_status'] === 'sub_modstatus_none' && (await locals.api.getuser({})).id === member.user_id)
    redirect(303, `/g/${group.name}/subscription?done=role`)
  return { did: 'save' }
}

export const memberFormActions = {
  /** All that the page has fields for: nothing that was typed in one part is lost by saving another. */
  save: (event: ActionEvent) =>
    runAction(event, form => save(event, form), {
      of: 'save',
      places: { 'invalid name': 'new_label', 'too many labels': 'new_label' },
    }),
  test: aboutMember('test', ({ locals }, { member_info_id }) => locals.api.sendbounceprobe({ member_info_id })),
  confirm: aboutMember('confirm', ({ locals }, { member_info_id }) => locals.api.sendconfirmation({ member_info_id })),
  approve: aboutMember('approve', ({ locals }, member) => locals.api.approvemember(member)),
  ban: aboutMember('ban', ({ locals }, member) => locals.api.banmember(member)),
  unban: aboutMember('unban', async ({ locals, params }, member) => {
    await locals.api.unbanmember(member)
    redirect(303, `/g/${params['name']}/members?show=banned`)
  }),
  remove: aboutMember('remove', async ({ locals, params }, member) => {
    await locals.api.removemember(member)
    redirect(303, `/g/${params['name']}/members`)
  }),
  message: aboutMember('message', async ({ locals, params }, { member_info_id }) => {
    const { id } = await locals.api.newdraft({
      group_name: params['name']!,
      draft_type: 'draft_type_post_to_sub',
      member_id: member_info_id,
    })
    redirect(303, `/drafts/${id}`)
  }),
}

/** The question about a permission in the URL. */
export function rightFromUrl(url: URL) {
  const param = (name: string): string => url.searchParams.get(name) ?? ''
  const topic = /^\d{1,15}$/.test(param('topic')) ? Number(param('topic')) : undefined
  const permission = param('right') || (topic === undefined ? 'can_post' : 'can_reply')
  return {
    permission,
    by_email: param('by') === 'email',
    with_attachment: param('files') !== '',
    ...(topic === undefined ? {} : { topic_id: topic }),
  }
}
