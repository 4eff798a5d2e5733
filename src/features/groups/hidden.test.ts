// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { targetErrors, type TargetKind } from '#contract/targets.ts'
import { oneOfEach, subscribeToChat, type ArchiveIds } from '#test/database/one-of-each.ts'
import { errorBody, loginRequiredError } from '#test/fixtures/expected-errors.ts'
import { requiredFiles, requiredParams } from '#test/fixtures/valid-values.ts'
import { serve, type Reply } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

// What a caller may not know of answers byte for byte like what does not exist, in every call about something.

const world = await newWorld()
const server = await serve(world)
const group = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
const parent = await world.addGroup({ privacy: 'group_privacy_unlisted' })
const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { peopled: true, parent })

const archives = new Map<number, ArchiveIds>()
const drafts = new Map<number, number>()
const members = new Map<number, number>()
const chatPlaces = new Map<number, number>()
for (const place of [group, subgroup]) {
  archives.set(place.id, await oneOfEach(world, place.id))
  drafts.set(place.id, await world.draft('ben', {}, place))
  members.set(place.id, place.members.owner)
  const ben = { account_id: world.people.ben.account.id, member_id: place.members.ben }
  chatPlaces.set(place.id, await subscribeToChat(world, { group_id: place.id, ...ben }))
}
const inArchives = (kind: keyof ArchiveIds) => (id: number) => archives.get(id)![kind]

const absent = 987_654_321
/** How each kind of thing is asked for by id, and what else a call may need to come that far. */
const ids: Record<TargetKind, { param: string; idIn: (group_id: number) => number }> = {
  group: { param: 'group_id', idIn: id => id },
  member: { param: 'member_info_id', idIn: id => members.get(id)! },
  hashtag: { param: 'hashtag_id', idIn: inArchives('hashtag') },
  topic: { param: 'topic_id', idIn: inArchives('topic') },
  message: { param: 'message_id', idIn: inArchives('message') },
  pending: { param: 'pending_message_id', idIn: inArchives('pending') },
  attachment: { param: 'attachment_id', idIn: inArchives('attachment') },
  event: { param: 'event_id', idIn: inArchives('event') },
  draft: { param: 'draft_id', idIn: id => drafts.get(id)! },
  database: { param: 'database_id', idIn: inArchives('database') },
  databaserow: { param: 'row_id', idIn: inArchives('databaserow') },
  album: { param: 'album_id', idIn: inArchives('album') },
  photo: { param: 'photo_id', idIn: inArchives('photo') },
  file: { param: 'file_id', idIn: inArchives('file') },
  poll: { param: 'poll_id', idIn: inArchives('poll') },
  wikipage: { param: 'id', idIn: inArchives('wikipage') },
  chat: { param: 'chat_id', idIn: inArchives('chat') },
  chatsub: { param: 'chatsub_id', idIn: id => chatPlaces.get(id)! },
}
const without = ({ status, text, headers }: Reply) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return { status, text, headers: rest }
}
/** Some calls take neither keys nor tokens. */
const wayOf = ({ who }: Endpoint) => (who === 'session' ? 'cookie' : 'key')
const about = world.app.implementations.map(({ endpoint }) => endpoint).filter(({ on }) => on !== undefined)

for (const endpoint of about) {
  const { param, idIn } = ids[endpoint.on!]
  const askers = endpoint.who === 'anyone' ? (['stranger', 'nobody'] as const) : (['stranger'] as const)
  for (const who of askers) {
    test(`${endpoint.name}: hidden objects look absent to ${who}`, async () => {
      const files = requiredFiles(endpoint)
      const given = requiredParams(endpoint)
      const ask = async (input: Record<string, number>) =>
        without(
          await server.call(
            endpoint.name,
            { ...given, ...input },
            who === 'nobody' ? null : { person: world.people.stranger, way: wayOf(endpoint) },
            files,
          ),
        )
      const missing = await ask({ [param]: absent })
      const refused =
        who === 'nobody' ? { object: 'error', ...loginRequiredError } : errorBody(targetErrors[endpoint.on!])
      assert.deepEqual(JSON.parse(missing.text), refused)

      for (const place of [group, subgroup]) {
        assert.deepEqual(await ask({ [param]: idIn(place.id) }), missing)
        assert.deepEqual(await ask({ [param]: idIn(place.id), group_id: place.id }), missing)
        // A thing that exists, but elsewhere: not even its own people learn where.
        const elsewhere = { group_id: world.group.id }
        if (param !== 'group_id')
          assert.deepEqual(
            await ask({ [param]: idIn(place.id), ...elsewhere }),
            await ask({ [param]: absent, ...elsewhere }),
          )
      }
    })
  }
}

test('whoever names an unlisted group knows it: the error is about permission', async () => {
  const person = world.people.stranger
  const answers: Record<string, unknown> = {}
  const asked = about.filter(({ params, needs }) => 'group_name' in params && needs)
  for (const endpoint of asked) {
    const { on, name, needs } = endpoint
    const named = { ...requiredParams(endpoint), group_name: group.name }
    const params = on === 'group' ? named : { ...named, [ids[on!].param]: ids[on!].idIn(group.id) }
    const { body } = await server.call(name, params, { person, way: wayOf(endpoint) }, requiredFiles(endpoint))
    answers[name] = { body, needs }
  }

  const expected = Object.fromEntries(
    asked.map(({ name, needs }) => [name, { body: errorBody(needs!, 'inadequate_permissions'), needs }]),
  )
  assert.deepEqual(answers, expected)
  // Calls about a member are among them, however many are added.
  assert.ok(asked.filter(({ on }) => on === 'member').length >= 12)
})

test('members see their hidden group', async () => {
  const { status } = await server.call('getgroup', { group_id: group.id }, { person: world.people.ben, way: 'key' })

  assert.equal(status, 200)
})
