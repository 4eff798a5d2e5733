import { redirect, type RequestEvent } from '@sveltejs/kit'
import type { Input, Output } from '../../../../client/types.ts'
import { extraDataChanges } from '../account/extra-data.ts'
import { runAction, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { numberOrNotFound } from '../pagination.ts'

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals' | 'params'>
type MemberRef = { member_info_id: number; updated: string }
export type Member = Output<'getmember'>
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

/** The default permissions of a new moderator. */
export const usualPermissions: readonly ModPermission[] = [
  'sub_perm_pendingmsg',
  'sub_perm_editarchives',
  'sub_perm_pendingmembers',
  'sub_perm_viewmembers',
]

const memberOptionNames = ['email_delivery', 'message_selection', 'max_attachment_size', 'post_status'] as const

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
      { of: did, places: { 'name exists': 'new_label', 'invalid name': 'new_label' } },
    )
  }
/** The changes of a form to the membership itself. */
async function memberChanges({ locals, params }: ActionEvent, member: Member, form: FormFields) {
  const changes: Record<string, unknown> = {}
  const set = (name: string, value: unknown, before: unknown) => {
    if (value !== before) changes[name] = value
  }
  if (form.has('mod_status')) {
    const isModerator = textOf(form, 'mod_status') === 'sub_modstatus_moderator'
    const granted = modPermissions.filter(name => isModerator && form.has(name))
    const before = modPermissions.filter(name => (member.mod_permissions ?? '').split(',').includes(name))
    set('mod_status', form.get('mod_status'), member.mod_status)
    if ('mod_status' in changes || granted.join() !== before.join()) changes['mod_permissions'] = granted.join(',')
  }
  if (!form.has('moderator_notes')) return changes
  for (const name of memberOptionNames) if (form.has(name)) set(name, form.get(name), member[name])
  set('auto_follow_replies', form.has('auto_follow_replies'), member.auto_follow_replies)
  set('moderator_notes', textOf(form, 'moderator_notes').replaceAll('\r\n', '\n'), member.moderator_notes)
  const { extra_member_data_columns = [] } = await locals.api.getgroup({ group_name: params['name']! })
  const fields = extraDataChanges(form, extra_member_data_columns, member.extra_member_data)
  return fields.length > 0 ? { ...changes, extra_member_data: JSON.stringify(fields) } : changes
}

async function saveLabels({ locals, params }: ActionEvent, member: Member & MemberRef, form: FormFields) {
  const name = textOf(form, 'new_label').trim()
  const added = name === '' ? null : await locals.api.newmemberlabel({ group_name: params['name']!, name })
  const chosen = [...form.keys()].flatMap(key => (/^label-\d{1,15}$/.test(key) ? [Number(key.slice(6))] : []))
  const before = new Set(member.member_labels?.map(({ id }) => id))
  if (!added && before.size === chosen.length && chosen.every(id => before.has(id))) return
  const { member_info_id, updated } = member
  await locals.api.setmemberlabels({ member_info_id, updated, label_ids: added ? [...chosen, added.id] : chosen })
}

export const memberFormActions = {
  /** All that the page has fields for: nothing that was typed in one part is lost by saving another. */
  save: aboutMember('save', async (event, { member_info_id, updated }, form) => {
    const { locals, platform } = event
    const before = await locals.api.getmember({ member_info_id })
    const changes = await memberChanges(event, before, form)
    const after =
      Object.keys(changes).length === 0
        ? { updated }
        : ((await platform!.call('updatemember', { member_info_id, updated, ...changes })) as Member)
    if (form.has('moderator_notes'))
      await saveLabels(event, { ...before, member_info_id, updated: after.updated }, form)
    // After stepping down, one may not see this page any more.
    const isPlain = 'mod_status' in changes && changes['mod_status'] === 'sub_modstatus_none'
    if (isPlain && (await locals.api.getuser({})).id === before.user_id)
      redirect(303, `/g/${event.params['name']}/subscription?done=role`)
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
