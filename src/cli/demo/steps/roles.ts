import { groupKeys, groups, type GroupKey } from '../groups.ts'
import type { PersonName } from '../people.ts'
import type { DemoStep, DemoContext } from '../context.ts'

export const roles: DemoStep = {
  title: 'roles',
  async run(stage) {
    const members = new Map<GroupKey, Map<PersonName, number>>()
    for (const key of groupKeys) members.set(key, await membersOf(stage, key))
    const idOf = (key: GroupKey, name: PersonName): number => members.get(key)!.get(name)!
    await appoint(stage, idOf)
    await label(stage, idOf)
    await setDelivery(stage)
  },
}

type IdOf = (key: GroupKey, name: PersonName) => number

async function membersOf(stage: DemoContext, key: GroupKey): Promise<Map<PersonName, number>> {
  const { data } = await stage.as('mara').getmembers({ group_id: stage.groupId(key), limit: 100 })
  const byAccount = new Map(data.map(member => [member.user_id, member.id]))
  return new Map(groups[key].members.map(name => [name, byAccount.get(stage.people.get(name)!.account.id)!]))
}

/** Moderators with their permissions; everyone except the newest is an established, unmoderated member. */
async function appoint(stage: DemoContext, idOf: IdOf): Promise<void> {
  const mara = stage.as('mara')
  for (const key of groupKeys) {
    for (const name of groups[key].members) {
      if (name === 'mara' || name === newest[key]) continue
      await mara.updatemember({ member_info_id: idOf(key, name), post_status: 'sub_poststatus_normal' })
    }
  }
  for (const { key, name, mod_permissions } of moderators) {
    const member_info_id = idOf(key, name)
    const mod_status = 'sub_modstatus_moderator'
    await mara.updatemember({ member_info_id, mod_status, mod_permissions: [...mod_permissions] })
  }
  const member_info_id = idOf('lane', 'asha')
  await mara.updatemember({ member_info_id, moderator_notes: 'Moved in this spring. Her first posts are moderated.' })
}

/** Whose posts a moderator still sees first. */
const newest: Partial<Record<GroupKey, PersonName>> = { lane: 'asha', rowing: 'layla' }

const moderators = [
  {
    key: 'rowing',
    name: 'ines',
    mod_permissions: ['sub_perm_pendingmsg', 'sub_perm_editarchives', 'sub_perm_managehashtags'],
  },
  {
    key: 'lane',
    name: 'noam',
    mod_permissions: ['sub_perm_pendingmembers', 'sub_perm_invitemembers', 'sub_perm_viewmembers'],
  },
  { key: 'tidepool', name: 'chen', mod_permissions: ['sub_perm_pendingmsg', 'sub_perm_editarchives'] },
] as const

const labels = [
  { name: 'Committee', color_name: 'color_lips', description: 'Decides, and is to blame.', on: ['mara', 'ines'] },
  { name: 'Cox', color_name: 'color_mustard', description: 'May shout.', on: ['somchai'] },
  {
    name: 'Boat builder',
    color_name: 'color_terracotta',
    description: 'Knows where the spanners are.',
    on: ['tobias', 'chen'],
  },
] as const

async function label(stage: DemoContext, idOf: IdOf): Promise<void> {
  const mara = stage.as('mara')
  const group_id = stage.groupId('rowing')
  for (const { on, ...about } of labels) {
    const { id } = await mara.newmemberlabel({ group_id, ...about })
    for (const name of on) await mara.setmemberlabels({ member_info_id: idOf('rowing', name), label_ids: [id] })
  }
}

/** How some of them want their mail. */
async function setDelivery(stage: DemoContext): Promise<void> {
  const rowing = { group_id: stage.groupId('rowing') }
  const tidepool = { group_id: stage.groupId('tidepool') }
  await stage
    .as('tobias')
    .updatesub({ ...rowing, email_delivery: 'email_delivery_digest', signature: 'Tobias', use_signature: true })
  await stage.as('eleni').updatesub({ ...rowing, email_delivery: 'email_delivery_summary' })
  await stage
    .as('layla')
    .updatesub({ ...tidepool, message_selection: 'message_selection_follow_only', auto_follow_replies: true })
  await stage.as('vera').updatesub({ ...tidepool, email_delivery: 'email_delivery_special' })
}
