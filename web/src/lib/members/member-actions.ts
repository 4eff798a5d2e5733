import { redirect, type RequestEvent } from '@sveltejs/kit'
import type { Input, Output } from '../../../../client/types.ts'
import { changesIn } from '../account/extra-data.ts'
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

export const memberOptionNames = ['email_delivery', 'message_selection', 'max_attachment_size', 'post_status'] as const

/** A form about the member of the page; what it does is said by its name. */
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
const lines = (form: FormFields, name: string): string => textOf(form, name).replaceAll('\r\n', '\n')

export const memberFormActions = {
  role: aboutMember('role', ({ locals }, member, form) => {
    const mod_status = textOf(form, 'mod_status') as NonNullable<Input<'updatemember'>['mod_status']>
    const isModerator = mod_status === 'sub_modstatus_moderator'
    const mod_permissions = modPermissions.filter(name => isModerator && form.has(name))
    return locals.api.updatemember({ ...member, mod_status, mod_permissions })
  }),
  options: aboutMember('options', ({ platform }, member, form) =>
    platform!.call('updatemember', {
      ...member,
      ...Object.fromEntries(memberOptionNames.flatMap(name => (form.has(name) ? [[name, form.get(name)]] : []))),
      auto_follow_replies: form.has('auto_follow_replies'),
    }),
  ),
  notes: aboutMember('notes', ({ locals }, member, form) =>
    locals.api.updatemember({ ...member, moderator_notes: lines(form, 'moderator_notes') }),
  ),
  fields: aboutMember('fields', async ({ locals, params }, member, form) => {
    const { extra_member_data_columns = [] } = await locals.api.getgroup({ group_name: params['name']! })
    const { extra_member_data } = await locals.api.getmember({ member_info_id: member.member_info_id })
    const changes = changesIn(form, extra_member_data_columns, extra_member_data)
    await locals.api.updatemember({ ...member, extra_member_data: JSON.stringify(changes) })
  }),
  labels: aboutMember('labels', async ({ locals, params }, member, form) => {
    const name = textOf(form, 'new_label').trim()
    const added = name === '' ? null : await locals.api.newmemberlabel({ group_name: params['name']!, name })
    const chosen = [...form.keys()].flatMap(key => (/^label-\d{1,15}$/.test(key) ? [Number(key.slice(6))] : []))
    await locals.api.setmemberlabels({ ...member, label_ids: added ? [...chosen, added.id] : chosen })
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

/** What is asked about a right, as an address says it. */
export function askedRight(url: URL) {
  const said = (name: string): string => url.searchParams.get(name) ?? ''
  const topic = /^\d{1,15}$/.test(said('topic')) ? Number(said('topic')) : undefined
  const permission = said('right') || (topic === undefined ? 'can_post' : 'can_reply')
  return {
    permission,
    by_email: said('by') === 'email',
    with_attachment: said('files') !== '',
    ...(topic === undefined ? {} : { topic_id: topic }),
  }
}
