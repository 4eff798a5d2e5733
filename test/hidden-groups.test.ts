// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import type { TargetKind } from '#contract/targets.ts'
import { oneOfEach, subscribeToChat } from './database/one-of-each.ts'
import { addMembership, type Person, type PersonName } from './world/people.ts'
import { requiredFiles, requiredParams } from './fixtures/valid-values.ts'
import { insertRow } from './database/rows.ts'
import { inTurn } from './sampling.ts'
import { serve } from './servers/server.ts'
import { newWorld } from './world.ts'

// What is hidden from a caller and what does not exist get the same answer, byte for byte, from every call.

const world = await newWorld({
  FOLKMOOT_CALLS_PER_MINUTE: '1000000',
  FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '1000000',
})
const server = await serve(world)
const endpoints = world.app.implementations.map(({ endpoint }) => endpoint)
const absent = 999_999_999

type Caller = PersonName | 'anonymous'
type Values = Record<string, string | number>

async function answerTo(endpoint: Endpoint, caller: Caller, values: Values): Promise<string> {
  const person = caller === 'anonymous' ? null : world.people[caller]
  const as = person && ({ person, way: 'key' } as const)
  const needed = { ...requiredParams(endpoint), ...values }
  const { status, text } = await server.call(endpoint.name, needed, as, requiredFiles(endpoint))
  return `${status} ${text}`
}

/** The calls that tell the values apart, of which one is hidden and the other does not exist. */
async function tellApart(endpoint: Endpoint, caller: Caller, hidden: Values, missing: Values): Promise<string[]> {
  const [one, other] = [await answerTo(endpoint, caller, hidden), await answerTo(endpoint, caller, missing)]
  const isSame = one === other || [one, other].every(answer => answer.startsWith('200 '))
  return isSame ? [] : [`${endpoint.name} by ${caller}: ${one} for hidden, ${other} for absent`]
}

const paramOf: Record<TargetKind, string> = {
  group: 'group_id',
  member: 'member_info_id',
  hashtag: 'hashtag_id',
  topic: 'topic_id',
  message: 'message_id',
  pending: 'pending_message_id',
  attachment: 'attachment_id',
  draft: 'draft_id',
  event: 'event_id',
  database: 'database_id',
  databaserow: 'row_id',
  album: 'album_id',
  photo: 'photo_id',
  file: 'file_id',
  poll: 'poll_id',
  wikipage: 'id',
  chat: 'chat_id',
  chatsub: 'chatsub_id',
}
type Hidden = Partial<Record<TargetKind, number>>

async function assertUnseen(hidden: Hidden, callers: readonly Caller[], besides: Values = {}): Promise<void> {
  const told: string[] = []
  const asked = endpoints.flatMap(endpoint => {
    const id = endpoint.on && hidden[endpoint.on]
    return id === undefined ? [] : [{ endpoint, id, param: paramOf[endpoint.on!] }]
  })
  for (const { endpoint, id, param } of inTurn(asked, 3))
    for (const caller of callers)
      told.push(...(await tellApart(endpoint, caller, { ...besides, [param]: id }, { ...besides, [param]: absent })))
  assert.deepEqual(told, [])
  assert.ok(asked.length > 0)
}

const draftOf = ({ account: { id: account_id } }: Person, group_id: number) =>
  insertRow(world.sql, 'drafts', { account_id, group_id, draft_type: 'draft_type_post' })
const withView = async (group_id: number, view_table: string): Promise<Hidden> => {
  const { database, databaserow } = await oneOfEach(world, group_id)
  await world.sql(`update database_tables set view_table = $2 where id = $1`, [database, view_table])
  return { database, databaserow }
}

const unlisted = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })

test('an unlisted group and everything in it', async () => {
  // Those who stand in no way to it.
  const outside = ['past', 'stranger', 'anonymous'] as const
  const hidden = await oneOfEach(world, unlisted.id)
  await assertUnseen({ group: unlisted.id, member: unlisted.members.ben, ...hidden }, outside)
})

test('a suspended group and everything in it, also for its owner', async () => {
  const suspended = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const hidden = await oneOfEach(world, suspended.id)
  await world.sql(`update groups set suspended = now() where id = $1`, [suspended.id])
  await assertUnseen({ group: suspended.id, member: suspended.members.ben, ...hidden }, ['owner', 'ben', 'stranger'])
})

test('a table hidden from the caller, in a visible group', async () => {
  const { group } = world
  const inAndOut = ['powerless', 'ben', 'pending', 'banned', 'stranger', 'anonymous'] as const
  await assertUnseen(await withView(group.id, 'database_access_owners'), inAndOut)
  await assertUnseen(await withView(group.id, 'database_access_none'), ['moderator'])
  await assertUnseen(await withView(group.id, 'database_access_subscribers'), ['pending', 'banned', 'stranger'])
  const limited = await world.addGroup({ database_access: 'group_access_limited' }, { peopled: true })
  await assertUnseen(await withView(limited.id, 'database_access_moderators'), ['ben', 'stranger', 'anonymous'])
})

test('pending and banned memberships', async () => {
  const { group } = world
  const visible = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
  for (const { id } of [group, visible])
    for (const status of ['sub_status_pending', 'sub_status_banned']) {
      const member = await addMembership(world, id, await world.addPerson(`${status}${id}`), { status })
      const callers = ['powerless', 'sub_perm_modsub', 'ben', 'stranger', 'anonymous'] as const
      await assertUnseen({ member }, callers)
      await assertUnseen({ member }, callers, { group_id: id })
    }
})

test('drafts and chat subscriptions of others', async () => {
  const { group, people } = world
  const { account, id: member_id } = people.ben
  const chatsub = await subscribeToChat(world, { group_id: group.id, account_id: account.id, member_id })
  const draft = await draftOf(people.ben, group.id)
  await assertUnseen({ draft, chatsub }, ['owner', 'cleo', 'stranger', 'anonymous'])
})

/** Which parameters besides the one that names the subject name something by its id, and what they name. */
async function hiddenValues(): Promise<Record<string, number>> {
  const owner = world.as('owner')
  const group_id = unlisted.id
  const ids = await oneOfEach(world, group_id)
  const label = await owner.newmemberlabel({ group_id, name: 'Millers' })
  const notice = await owner.newmembernotice({
    ...{ group_id, type: 'member_notice_welcome', subject: 'Hello', body: 'Hello' },
  })
  const alias = await owner.newgroupalias({ group_id, name: 'hidden-millers' })
  return {
    ...Object.fromEntries(Object.entries(ids).map(([kind, id]) => [paramOf[kind as TargetKind], id])),
    ...{ group_id, member_info_id: unlisted.members.ben, member_id: unlisted.members.ben },
    ...{ to_group_id: group_id, other_topic_id: ids.topic, message_ids: ids.message, reply_to_message_id: ids.message },
    ...{ label_id: label.id, label_ids: label.id, notice_id: notice.id, member_notice_id: notice.id },
    alias_id: alias.id,
    user_id: world.people.cleo.account.id,
    draft_id: await draftOf(world.people.cleo, group_id),
  }
}

test('everything else that a call names by id', async () => {
  const cook = await world.addPerson('cook')
  const home = await world.addGroup({})
  await addMembership(world, home.id, cook, { mod_status: 'sub_modstatus_owner' })
  Object.assign(world.people, { cook })
  const hidden = await hiddenValues()
  const told: string[] = []
  const asked = new Set<string>()
  for (const endpoint of endpoints) {
    const subject = endpoint.on && paramOf[endpoint.on]
    for (const name of Object.keys(endpoint.params)) {
      const id = hidden[name]
      if (id === undefined || name === subject) continue
      // Each call gets a thing of its own, as it may be gone afterwards.
      const about = async (): Promise<Values> => {
        if (!endpoint.on) return {}
        const own: Hidden = {
          ...(await oneOfEach(world, home.id)),
          group: home.id,
          draft: await draftOf(cook, home.id),
        }
        return { [subject!]: own[endpoint.on] ?? absent }
      }
      const caller = 'cook' as PersonName
      const given = [
        { ...(await about()), [name]: id },
        { ...(await about()), [name]: absent },
      ] as const
      told.push(...(await tellApart(endpoint, caller, ...given)))
      asked.add(name)
    }
  }
  assert.deepEqual(told, [])
  assert.deepEqual(
    ['message_id', 'message_ids', 'other_topic_id', 'to_group_id', 'label_id', 'alias_id'].filter(
      name => !asked.has(name),
    ),
    [],
  )
})
