import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import type { TargetKind } from '#contract/targets.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { oneOfEach, type ArchiveIds } from './database/one-of-each.ts'
import { loginRequiredError } from './fixtures/expected-errors.ts'
import { requiredParams } from './fixtures/valid-values.ts'
import { serve } from './servers/server.ts'
import { newWorld } from './world.ts'

// Somebody who is not signed in reads what is public. Whatever else a call names, and a call that names nothing, is answered
// with `authentication`: signing in may help.

const world = await newWorld()
const server = await serve(world)
const loginRequired = { object: 'error', ...loginRequiredError }
const reading: readonly Endpoint[] = world.app.implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'GET')

type VisibleTarget = { id: number; name: string; archive: ArchiveIds }
const calendar_access = 'group_access_public'
async function placeOf(privacy: GroupSettings['privacy'], more: Partial<GroupSettings> = {}): Promise<VisibleTarget> {
  const { id, name } = await world.addGroup({ privacy, ...more }, { peopled: true })
  return { id, name, archive: await oneOfEach(world, id) }
}
const wiki_access = 'group_access_public'
const open = await placeOf('group_privacy_none', { calendar_access, wiki_access })
const openUnlisted = await placeOf('group_privacy_unlisted_public', { calendar_access, wiki_access })
const listed = await placeOf('group_privacy_archives')
const hidden = await placeOf('group_privacy_unlisted')

type Input = Record<string, string | number>
const byId: Record<TargetKind, (visibleTarget: VisibleTarget) => Input> = {
  group: ({ id }) => ({ group_id: id }),
  member: () => ({ member_info_id: world.group.members.ben }),
  hashtag: ({ archive }) => ({ hashtag_id: archive.hashtag }),
  topic: ({ archive }) => ({ topic_id: archive.topic }),
  message: ({ archive }) => ({ message_id: archive.message }),
  pending: ({ archive }) => ({ pending_message_id: archive.pending }),
  attachment: ({ archive }) => ({ attachment_id: archive.attachment }),
  event: ({ archive }) => ({ event_id: archive.event }),
  draft: () => ({ draft_id: 1 }),
  database: ({ archive }) => ({ database_id: archive.database }),
  databaserow: ({ archive }) => ({ row_id: archive.databaserow }),
  album: ({ archive }) => ({ album_id: archive.album }),
  photo: ({ archive }) => ({ photo_id: archive.photo }),
  file: ({ archive }) => ({ file_id: archive.file }),
  poll: ({ archive }) => ({ poll_id: archive.poll }),
  wikipage: ({ archive }) => ({ id: archive.wikipage }),
  chat: ({ archive }) => ({ chat_id: archive.chat }),
  chatsub: () => ({ chatsub_id: 1 }),
}
const subjectParams = new Set(['group_id', 'group_name', ...Object.values(byId).flatMap(of => Object.keys(of(open)))])
const absentId = 987_654_321

/** A call by nobody, given what it needs besides the thing it is about. */
async function ask(endpoint: Endpoint, about: Input): Promise<unknown> {
  // Events and wiki pages have files too, with ids of their own.
  const needed = Object.entries(requiredParams(endpoint)).filter(
    ([name]) =>
      !subjectParams.has(name) || (name === 'file_id' && (endpoint.on === 'event' || endpoint.on === 'wikipage')),
  )
  // It has no small picture, and so nothing has to be in the blob store.
  const given = endpoint.name === 'downloadattachment' ? { thumbnail: 1 } : {}
  return (await server.call(endpoint.name, { ...Object.fromEntries(needed), ...given, ...about })).body
}
async function refusedOf(calls: readonly Endpoint[], about: (endpoint: Endpoint) => Input | null): Promise<string[]> {
  const refused: string[] = []
  for (const endpoint of calls) {
    const input = about(endpoint)
    if (input && JSON.stringify(await ask(endpoint, input)) === JSON.stringify(loginRequired))
      refused.push(endpoint.name)
  }
  return refused
}
const names = (calls: readonly Endpoint[]): string[] => calls.map(({ name }) => name)
const aboutSomething = reading.filter(({ on }) => on !== undefined)
const forVisitors = aboutSomething.filter(({ who }) => who === 'anyone')
const named = forVisitors.filter(({ params }) => 'group_name' in params)
const byIdIn = (visibleTarget: VisibleTarget) => (endpoint: Endpoint) => byId[endpoint.on!](visibleTarget)
const byNameOf = (visibleTarget: VisibleTarget) => (endpoint: Endpoint) =>
  'group_name' in endpoint.params
    ? { ...(endpoint.on === 'group' ? {} : byIdIn(visibleTarget)(endpoint)), group_name: visibleTarget.name }
    : null
const without = (calls: readonly Endpoint[], ...left: string[]) => names(calls).filter(name => !left.includes(name))

// A link under a mail, a poll in one, an invitation and the address of a calendar say by themselves whose they are; how one signs in, which groups
// are listed and where an imported message went is for all.
const forAll = ['getidentityproviders', 'getdirectory', 'getemailstatus', 'findoldaddress'] as const
const bySecret = [
  'getmaillink',
  'getmailfile',
  'getmailpoll',
  'getinvitation',
  'getunsolicitedemail',
  'getcalendar',
  'getsetuplink',
  'downloadprofilephoto',
  'downloadgroupphoto',
  ...forAll,
] as const

test('a read without a target requires signing in', async () => {
  assert.deepEqual(await refusedOf(reading, () => ({})), without(reading, ...bySecret))
  for (const endpoint of forVisitors)
    for (const nothing of [{ group_name: '' }, { page_token: 0 }, { page_token: 'x' }])
      assert.deepEqual(await ask(endpoint, nothing as Input), loginRequired, endpoint.name)
})

test('public groups are shown to everyone', async () => {
  // Whoever has nothing to do with a group must know its name to get it.
  assert.deepEqual(await refusedOf(forVisitors, byIdIn(open)), ['getgroup'])
  assert.deepEqual(await refusedOf(forVisitors, byNameOf(open)), [])
  assert.deepEqual(await refusedOf(forVisitors, byNameOf(openUnlisted)), [])
  assert.ok(forVisitors.length >= 11, names(forVisitors).join())
})

test('a listed group with private archives shows only its directory entry', async () => {
  const entry = ['getgroup', 'getperms', 'getformats', 'getorg']

  assert.deepEqual(
    await refusedOf(forVisitors, byIdIn(listed)),
    without(forVisitors, 'getperms', 'getformats', 'getorg'),
  )
  assert.deepEqual(await refusedOf(forVisitors, byNameOf(listed)), without(named, ...entry))
})

test('hidden and unknown objects require signing in, by id and by name', async () => {
  const nowhere = Object.fromEntries(Object.keys(open.archive).map(kind => [kind, absentId])) as ArchiveIds
  const absent: VisibleTarget = { id: absentId, name: 'nowhere', archive: nowhere }

  for (const visibleTarget of [hidden, absent]) {
    assert.deepEqual(await refusedOf(aboutSomething, byIdIn(visibleTarget)), names(aboutSomething))
    assert.deepEqual(await refusedOf(forVisitors, byNameOf(visibleTarget)), names(named))
  }
  assert.deepEqual(await refusedOf(aboutSomething, byIdIn(openUnlisted)), names(aboutSomething))
})

test('`extended` returns no user for a visitor', async () => {
  for (const endpoint of forVisitors.filter(({ extended }) => extended)) {
    const [answer, user] = (await ask(endpoint, { ...byIdIn(open)(endpoint), extended: 1 })) as [object, unknown]
    assert.deepEqual([endpoint.name, typeof answer, user], [endpoint.name, 'object', null])
  }
})
