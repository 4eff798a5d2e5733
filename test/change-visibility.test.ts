// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import type { TargetKind } from '#contract/targets.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { manyOfEach, subscribeToChat } from './database/one-of-each.ts'
import { addMembership, testRoles, randomName, type PersonName } from './world/people.ts'
import { pngOf } from './fixtures/pictures.ts'
import { insertRow } from './database/rows.ts'
import { newWorld } from './world.ts'

// A call that changes shows no more than a call that reads: every changing call × everybody, in a group that keeps to
// itself what a group can. What a call answers is held against what the same person is shown of the same thing.

const world = await newWorld({ FOLKMOOT_DIRECT_ADDS_PER_DAY: '1000' })
const group = await world.addGroup(
  { privacy: 'group_privacy_unlisted', members_visible: 'group_view_members_owners' },
  { peopled: true },
)
const [first, second] = await manyOfEach(world, group.id, 2)
const group_id = group.id
const elsewhere = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })

type Params = Record<string, unknown>
type Ask = (name: string, params: Params) => Promise<unknown>
type ShownState = { object: string; id: number } & Params

/** How each object is read, and what is left of one for who may not read it. */
const readings: Record<
  string,
  { read: (ask: Ask, shown: ShownState) => Promise<unknown>[]; handle?: readonly string[] }
> = {
  member_info: {
    read: (ask, { id }) => [ask('getmember', { member_info_id: id }), ask('getsub', { group_id })],
    handle: [
      ...['created', 'updated', 'group_id', 'group_name', 'nice_group_name', 'subs_count', 'status'],
      ...['cover_photo_url', 'icon_url'],
    ],
  },
  group: { read: (ask, { id }) => [ask('getgroup', { group_id: id })] },
  groupalias: { read: ask => [ask('getgroupaliases', { group_id, limit: 100 })] },
  memberlabel: { read: ask => [ask('getmemberlabels', { group_id, limit: 100 })] },
  membernotice: { read: ask => [ask('getmembernotices', { group_id, limit: 100 })] },
  invite: { read: ask => [ask('getinvites', { group_id, limit: 100 })] },
  hashtag: { read: ask => [ask('gethashtags', { group_id, limit: 100 })] },
  topic: { read: (ask, { group_id: at }) => [ask('gettopics', { group_id: at, limit: 100 })] },
  message: { read: ask => [ask('getmessages', { group_id, limit: 100 })] },
  pending_message: { read: ask => [ask('getpendingmessages', { group_id, limit: 100 })] },
  databasetable: { read: ask => [ask('getdatabases', { group_id, limit: 100 })] },
  databaserow: { read: (ask, { table_id }) => [ask('getdatabaserows', { database_id: table_id, limit: 100 })] },
  album: { read: ask => [ask('getalbums', { group_id, limit: 100 })] },
  photo: { read: (ask, { album_id }) => [ask('getphotos', { album_id, limit: 100 })] },
  file: { read: ask => [ask('getfiledirectory', { group_id, limit: 100 })] },
  draft: { read: ask => [ask('getdrafts', { group_id, limit: 100 })] },
  draft_attachment: { read: (ask, { draft_id }) => [ask('getattachments', { draft_id })] },
}

const label = await insertRow(world.sql, 'member_labels', { group_id, name: 'Baker', color_name: 'color_sky' })
const notice = await insertRow(world.sql, 'member_notices', {
  ...{ group_id, kind: 'member_notice_goodbye', name: 'Bye', subject: 'Bye', body: 'Bye', active: false },
})
const column = await world.as('owner').newextracolumn({ group_id, name: 'Oven', type: 'text_column' })
const { hash, size } = await world.blobs.put(Buffer.from('Bread'), { limit: 100 })

/** What a call needs besides the thing it is about. */
const photo = { ...(await world.blobs.put(pngOf({ width: 9, height: 9 }), { limit: 1000 })), content_type: 'image/png' }
const samples: Partial<Record<string, () => Params>> = {
  createsubgroup: () => ({ sub_group_name: randomName(), desc: 'Bakers of bread', privacy: 'sub_group_privacy_none' }),
  newgroupalias: () => ({ name: randomName() }),
  uploadgroupphoto: () => ({ type: 'icon', fileupload: new Files([{ ...photo, filename: 'a.png' }]) }),
  deletegroupphoto: () => ({ type: 'icon' }),
  newextracolumn: () => ({ name: randomName(), type: 'text_column' }),
  updateextracolumn: () => ({ column_id: column.id }),
  banaddress: () => ({ email: `${randomName()}@new.example` }),
  directadd: () => ({ emails: `Nora New <${randomName()}@new.example>` }),
  invite: () => ({ emails: `${randomName()}@new.example` }),
  newmemberlabel: () => ({ name: randomName() }),
  updatememberlabel: () => ({ label_id: label }),
  setmemberlabels: () => ({ label_ids: label }),
  newmembernotice: () => ({ type: 'member_notice_welcome', subject: 'Hello', body: 'Hello', active: false }),
  updatemembernotice: () => ({ notice_id: notice }),
  newhashtag: () => ({ name: randomName() }),
  updatemessage: () => ({ subject: 'Bread' }),
  mergetopics: () => ({ other_topic_id: second!.topic }),
  splittopic: () => ({ message_ids: first!.message }),
  movetopic: () => ({ to_group_id: elsewhere.id }),
  newdatabase: () => ({ name: randomName(), columns: '[{"name": "Flour", "type": "text_column"}]' }),
  newdatabaserow: () => ({ vals: '[{"col_id": 1, "text": "Rye"}]' }),
  updatedatabaserow: () => ({ vals: '[{"col_id": 1, "text": "Wheat"}]' }),
  newdraft: () => ({ draft_type: 'draft_type_post' }),
  newfilefolder: () => ({ name: randomName() }),
  newfilelink: () => ({ name: randomName(), url: 'https://mill.example/' }),
  uploadfiles: () => ({
    fileupload: new Files([{ hash, size, filename: `${randomName()}.txt`, content_type: 'text/plain' }]),
  }),
  restorefileversion: () => ({ version: 1 }),
  newalbum: () => ({ title: randomName() }),
  uploadphotos: () => ({ fileupload: new Files([{ ...photo, filename: 'a.png' }]) }),
  orderphotos: () => ({ photo_ids: first!.photo }),
  uploadattachments: () => ({
    fileupload: new Files([{ hash, size, filename: 'bread.txt', content_type: 'text/plain' }]),
  }),
}
/** A row with a change to undo. */
async function changedRow(): Promise<{ row_id: number; change_id: number }> {
  const owner = world.as('owner')
  const { id: row_id } = await owner.newdatabaserow({ database_id: first!.database, vals: '[]' })
  await owner.updatedatabaserow({ row_id, vals: '[{"col_id": 1, "text": "Rye"}]' })
  const { data } = await owner.getdatabaserowhistory({ row_id, limit: 1 })
  return { row_id, change_id: data[0]!.id }
}
async function storedFile(): Promise<number> {
  const name = randomName()
  const entry = { group_id, parent_id: 0, type: 'file_type_file', name, name_key: name, description: '', url: '' }
  const times = { created: '2026-01-01', updated: '2026-01-01' }
  const about = { ...times, version: 1, size, media_type: 'text/plain' }
  const file_id = await insertRow(world.sql, 'file_entries', { ...entry, ...about, num_entries: 0 })
  await world.sql(
    `insert into file_versions (group_id, file_id, version, hash, size, media_type) values ($1, $2, 1, $3, $4, 'text/plain')`,
    [group_id, file_id, hash, size],
  )
  return file_id
}
async function deletedFile(): Promise<number> {
  const owner = world.as('owner')
  // At the end of the list of files, whose first page is read.
  const { id: file_id } = await owner.newfilelink({
    group_id,
    name: `zz ${randomName()}`,
    url: 'https://mill.example/',
  })
  await owner.deletefile({ file_id })
  return file_id
}
async function deletedPhoto(): Promise<{ album_id: number; photo_id: number }> {
  const owner = world.as('owner')
  const { id: album_id } = await owner.newalbum({ group_id, title: randomName() })
  const about = { group_id, album_id, position: 1, name: 'a.png', hash, size, media_type: 'image/png' }
  const sizes = { large_hash: hash, medium_hash: hash, thumbnail_hash: hash, width: 9, height: 9 }
  const photo_id = await insertRow(world.sql, 'photos', { ...about, ...sizes })
  return { album_id, photo_id }
}
/** What is to be restored. */
const deleted: Partial<Record<string, () => Promise<Params>>> = {
  undeletefile: async () => ({ file_id: await deletedFile() }),
  undeletealbum: async () => {
    const { album_id } = await deletedPhoto()
    await world.as('owner').deletealbum({ album_id })
    return { album_id }
  },
  undeletephoto: async () => {
    const { photo_id } = await deletedPhoto()
    await world.as('owner').deletephoto({ photo_id })
    return { photo_id }
  },
}
async function deletedRow(): Promise<number> {
  const owner = world.as('owner')
  const { id: row_id } = await owner.newdatabaserow({ database_id: first!.database, vals: '[]' })
  await owner.deletedatabaserow({ row_id })
  return row_id
}
/** What somebody must be for it to be done to them. */
const targets: Partial<Record<string, { status: string }>> = {
  approvemember: { status: 'sub_status_pending' },
  claimpendingmember: { status: 'sub_status_pending' },
  unbanmember: { status: 'sub_status_banned' },
}
const subjects: Record<TargetKind, (endpoint: Endpoint, who: PersonName) => Params | Promise<Params>> = {
  group: async ({ name }) => ({ group_id, ...(await deleted[name]?.()) }),
  member: async ({ name }) => ({
    member_info_id: await addMembership(world, group_id, await world.addPerson(randomName()), targets[name] ?? {}),
  }),
  hashtag: () => ({ hashtag_id: first!.hashtag }),
  topic: async ({ name }) => ({
    topic_id: name === 'movetopic' ? (await world.post('ben', {}, group)).topic_id : first!.topic,
  }),
  message: () => ({ message_id: first!.message }),
  pending: () => ({ pending_message_id: first!.pending }),
  attachment: () => ({ attachment_id: first!.attachment }),
  event: () => ({ event_id: first!.event }),
  database: async ({ name }) => ({
    database_id: first!.database,
    ...(name === 'restoredeleteddatabaserow' && { row_id: await deletedRow() }),
  }),
  databaserow: ({ name }) => (name === 'restoredatabaserow' ? changedRow() : { row_id: first!.databaserow }),
  wikipage: () => ({ id: first!.wikipage }),
  draft: async (_endpoint, who) => ({
    draft_id: await insertRow(world.sql, 'drafts', {
      ...{ account_id: world.people[who].account.id, group_id, draft_type: 'draft_type_post' },
    }),
  }),
  album: () => ({ album_id: first!.album }),
  photo: () => ({ photo_id: first!.photo }),
  file: async ({ name }) => ({ file_id: name === 'restorefileversion' ? await storedFile() : first!.file }),
  poll: () => ({ poll_id: first!.poll }),
  chat: () => ({ chat_id: first!.chat }),
  chatsub: async (_endpoint, who) => ({
    chatsub_id: await subscribeToChat(world, {
      ...{ group_id, account_id: world.people[who].account.id, member_id: group.members.owner },
    }),
  }),
}

/** The objects of an answer, without those inside them. */
function objectsIn(value: unknown): ShownState[] {
  if (typeof value !== 'object' || value === null) return []
  if ('object' in value && String(value.object) in readings) return [value as ShownState]
  return Object.values(value).flatMap(objectsIn)
}
/** Every field of an object, however deep: `hashtags.name`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  if (Array.isArray(value)) return value.flatMap(entry => fieldsOf(entry, path))
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name))
}

const asking = (who: PersonName): Ask => {
  const calls = world.as(who) as unknown as Record<string, (params: Params) => Promise<unknown>>
  return (name, params) => calls[name]!(params)
}
async function tryTo(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
async function seenBy(who: PersonName, shown: ShownState): Promise<string[]> {
  const { read } = readings[shown.object]!
  const answers = await Promise.all(read(asking(who), shown).map(tryTo))
  const same = answers.flatMap(objectsIn).filter(({ object, id }) => object === shown.object && id === shown.id)
  return same.flatMap(found => fieldsOf(found))
}

const answersObject = ({ returns }: Endpoint): boolean =>
  returns !== undefined && Object.keys(readings).some(name => JSON.stringify(returns).includes(`"const":"${name}"`))
const changing = world.app.implementations
  .map(({ endpoint }) => endpoint)
  .filter(endpoint => endpoint.method === 'POST' && endpoint.on && answersObject(endpoint))
  // It changes nothing: it is how those in a chat see who is there with them (`chats.test.ts`).
  .filter(({ name }) => name !== 'chatmembers')

/** What one call shows somebody and no reading call does; null where it is not for them. */
async function moreThanRead(endpoint: Endpoint, who: PersonName): Promise<string[] | null> {
  const params: Params = { ...(await subjects[endpoint.on!](endpoint, who)), ...samples[endpoint.name]?.() }
  const id = params['member_info_id'] as number | undefined
  // What a call ends can be looked at only before.
  const before = id === undefined ? [] : await seenBy(who, { object: 'member_info', id })
  const shown = objectsIn(await tryTo(asking(who)(endpoint.name, params)))
  // What somebody has just said is no news to them.
  const said = Object.values(params).map(String)
  const isSaid = (value: unknown) =>
    typeof value === 'string' && value !== '' && said.some(text => text.includes(value))
  const more = shown.map(async object => {
    const handle = ['object', 'id', ...(readings[object.object]!.handle ?? [])]
    const seen = new Set([...handle, ...before, ...(await seenBy(who, object))])
    const unseen = fieldsOf(object).filter(name => !seen.has(name) && !isSaid(object[name]))
    return unseen.map(name => `${endpoint.name} shows ${who} ${name} of ${object.object}`)
  })
  return shown.length === 0 ? null : (await Promise.all(more)).flat()
}

test('no changing call reveals more than the reading calls', async () => {
  const more: string[] = []
  const silent: string[] = []
  for (const endpoint of changing) {
    const found = await Promise.all((Object.keys(testRoles) as PersonName[]).map(who => moreThanRead(endpoint, who)))
    more.push(...found.flatMap(names => names ?? []))
    if (found.every(names => names === null)) silent.push(endpoint.name)
  }

  assert.deepEqual(more, [])
  // Nobody comes in who is in, or may not know of the group.
  assert.deepEqual(silent, ['joingroup'])
})
