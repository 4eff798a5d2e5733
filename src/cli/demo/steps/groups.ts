import { cast } from '../people.ts'
import { groupKeys, groups, parents, type GroupKey } from '../groups.ts'
import type { DemoStep, DemoContext } from '../context.ts'

export const groupsStep: DemoStep = {
  title: 'groups',
  async run(stage) {
    for (const key of groupKeys) {
      await createTopGroup(stage, key)
      await addMembers(stage, key)
    }
  },
}

async function createTopGroup(stage: DemoContext, key: GroupKey): Promise<void> {
  const { name, title, desc, settings } = groups[key]
  const group_id = await createGroup(stage, key, name, desc)
  stage.groups.set(key, group_id)
  await stage.as('mara').updategroup({ group_id, title, ...settings })
}

async function createGroup(stage: DemoContext, key: GroupKey, name: string, desc: string): Promise<number> {
  const calls = stage.as('mara')
  const parent = parents[key]
  const { privacy } = groups[key]
  if (parent === undefined) {
    const sub_group_access = 'sub_group_moderators'
    return (await calls.creategroup({ group_name: name, desc, privacy: privacy as TopPrivacy, sub_group_access })).id
  }
  const sub_group_name = name.split('+')[1]!
  const group_id = stage.groupId(parent)
  return (await calls.createsubgroup({ group_id, sub_group_name, desc, privacy: privacy as SubPrivacy })).id
}
type Privacy = (typeof groups)[GroupKey]['privacy']
type SubPrivacy = Extract<Privacy, `sub_${string}`>
type TopPrivacy = Exclude<Privacy, SubPrivacy>

/** Into the lane one is let; everywhere else one simply joins. */
async function addMembers(stage: DemoContext, key: GroupKey): Promise<void> {
  const group_id = stage.groupId(key)
  const others = groups[key].members.filter(name => name !== 'mara')
  if (key !== 'lane') {
    for (const name of others) await stage.as(name).joingroup({ group_id })
    return
  }
  const emails = others.map(name => `${cast[name].full_name} <${cast[name].email}>`).join('\n')
  const welcome = { subject: 'Welcome to the lane', message: 'Good to have you here.' }
  await stage.as('mara').directadd({ group_id, emails, ...welcome })
  // Everyone accepts.
  for (const name of others) await stage.as(name).updatesub({ group_id })
}
