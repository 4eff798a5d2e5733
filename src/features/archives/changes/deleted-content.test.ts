import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { FileStream } from '#contract/schema.ts'
import { isApiError } from '#contract/errors.ts'
import { groupContents } from '#features/implementations.ts'
import { makeAccount, password } from '#test/accounts.ts'
import type { TestGroup } from '#test/world/groups.ts'
import type { PersonName } from '#test/world/people.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { newWorld } from '#test/world.ts'
import { unzip } from '#test/fixtures/zip.ts'

// Deleted or private content is not available: neither by an old link, nor in any list.

const world = await newWorld()
type DeletedThing = { group: TestGroup; topic_id: number; message_id: number; msg_num: number; attachment_id: number }

/** A topic of two messages; the second has a picture, was edited, and is the one deleted. */
async function makeThing(group: TestGroup): Promise<DeletedThing> {
  const first = await world.post('ben', { subject: 'Loaves', body: 'First' }, group)
  const files = { 'loaf.png': pngOf({ width: 20, height: 10 }) }
  const posted = await world.answer('ben', first, { subject: 'Re: Loaves', body: 'Pumpernickel', files }, group)
  await world.as('ben').updatemessage({ message_id: posted.message_id, subject: 'Re: Loaves of rye' })
  const { attachments } = await world.as('ben').getmessage({ group_id: group.id, msg_num: posted.msg_num })
  return { group, ...posted, attachment_id: attachments[0]!.id }
}

const textOf = async (answer: unknown): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of (answer as FileStream).chunks) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

/** Every way to come to a message. Each answers whether it was seen. */
const ways: Record<string, (who: PersonName | 'anonymous', thing: DeletedThing) => Promise<boolean>> = {
  'its file': async (who, { attachment_id }) =>
    (await textOf(await world.as(who).downloadattachment({ attachment_id }))) !== '',
  'its thumbnail': async (who, { attachment_id }) =>
    (await textOf(await world.as(who).downloadattachment({ attachment_id, thumbnail: true }))) !== '',
  'the message and its mail': async (who, { group, msg_num }) =>
    (await world.as(who).getmessage({ group_id: group.id, msg_num })).raw_message!.includes('Pumpernickel'),
  'its topic': async (who, { topic_id, message_id }) =>
    (await world.as(who).gettopic({ topic_id })).data.some(({ id }) => id === message_id),
  'the list of topics': async (who, { group, topic_id }) =>
    (await world.as(who).gettopics({ group_id: group.id })).data.some(
      ({ id, num_messages, has_attachments }) => id === topic_id && num_messages === 2 && has_attachments,
    ),
  'the list of messages': async (who, { group, message_id }) =>
    (await world.as(who).getmessages({ group_id: group.id })).data.some(({ id }) => id === message_id),
  searching: async (who, { group, message_id }) =>
    (await world.as(who).searcharchives({ group_id: group.id, q: 'pumpernickel' })).data.some(
      ({ id }) => id === message_id,
    ),
  'the history': async (who, { group }) =>
    (await world.as(who).getmessagehistory({ group_id: group.id })).month_counts.some(
      ({ msgs_sent }) => msgs_sent === 2,
    ),
}
/** URLs for members only, or for some of them. */
const membersWays: typeof ways = {
  'what it said before': async (who, { message_id }) =>
    (await world.as(who).getmessagerevisions({ message_id })).data.length > 0,
  'the feed': async (who, { group, attachment_id }) => {
    const { topics } = await world.as(who).getsinglefeed({ group_id: group.id })
    return JSON.stringify(topics.map(({ images }) => images)).includes(`attachment_id=${attachment_id}`)
  },
  'all topics': async (who, { topic_id }) =>
    (await world.as(who).gettopics({})).data.some(({ id, num_messages }) => id === topic_id && num_messages === 2),
  'the downloaded archives': async (who, { group }) => {
    const zip = await textOf(await world.as(who).downloadarchives({ group_id: group.id }))
    return unzip(Buffer.from(zip, 'latin1'))['messages.mbox']!.includes('Pumpernickel')
  },
}

async function seenBy(who: PersonName | 'anonymous', thing: DeletedThing, which: typeof ways): Promise<string[]> {
  const seen: string[] = []
  for (const [name, way] of Object.entries(which)) {
    try {
      if (await way(who, thing)) seen.push(name)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }
  return seen
}

const all = { ...ways, ...membersWays }
const newGroup = (privacy: 'group_privacy_none' | 'group_privacy_archives' = 'group_privacy_archives') =>
  world.addGroup({ privacy }, { peopled: true })

suite('nobody can see', () => {
  test('a deleted message', async () => {
    const thing = await makeThing(await newGroup())
    assert.deepEqual(await seenBy('owner', thing, all), Object.keys(all))

    await world.as('ben').deletemessage({ message_id: thing.message_id })

    assert.deepEqual(await seenBy('owner', thing, all), [])
    await assertIntegrity(world)
  })

  test('a deleted topic', async () => {
    const thing = await makeThing(await newGroup())

    await world.as('moderator').deletetopic({ topic_id: thing.topic_id })

    assert.deepEqual(await seenBy('owner', thing, all), [])
    await assertIntegrity(world)
  })

  test('a deleted group, of which nothing is left in the end', async () => {
    const thing = await makeThing(await newGroup())
    await world.as('cleo').likemessage({ message_id: thing.message_id })
    await world.as('cleo').followtopic({ topic_id: thing.topic_id })
    await world.as('cleo').reportmessage({ message_id: thing.message_id })
    await world.as('owner').newhashtag({ group_id: thing.group.id, name: 'left' })
    await world.settle()

    await world.as('owner').deletegroup({ group_id: thing.group.id, understand: 'I understand' })

    assert.deepEqual(await seenBy('owner', thing, all), [])
    await world.settle()
    for (const { table } of groupContents.filter(contents => contents.table !== 'facts')) {
      const rows = await world.sql(`select * from ${table} where group_id = $1`, [thing.group.id])
      assert.deepEqual(rows, [], table)
    }
  })

  test('from outside, archives that are no longer public', async () => {
    const thing = await makeThing(await newGroup('group_privacy_none'))
    for (const who of ['anonymous', 'stranger', 'banned'] as const)
      assert.deepEqual(await seenBy(who, thing, ways), Object.keys(ways), who)

    await world.as('owner').updategroup({ group_id: thing.group.id, privacy: 'group_privacy_archives' })

    for (const who of ['anonymous', 'stranger', 'banned', 'pending'] as const)
      assert.deepEqual(await seenBy(who, thing, ways), [], who)
    assert.deepEqual(await seenBy('cleo', thing, ways), Object.keys(ways))
  })
})

test('likes, follows and mutes are deleted with the account; those of others stay', async () => {
  const thing = await makeThing(await newGroup())
  const { topic_id, message_id, group } = thing
  const tag = await world.as('owner').newhashtag({ group_id: group.id, name: 'kept' })
  const identity = await makeAccount(world, 'ada@example.org')
  const ada = world.app.callAs(identity)
  await ada.joingroup({ group_id: group.id })
  await ada.likemessage({ message_id })
  await world.as('cleo').likemessage({ message_id })
  await ada.mutetopic({ topic_id })
  await ada.followhashtag({ hashtag_id: tag.id })
  await ada.reportmessage({ message_id })
  const exported = unzip(Buffer.from(await textOf(await ada.exportmydata({})), 'latin1'))

  const { parts } = await ada.deleteaccount({ password })

  const [like] = exported['likes.jsonl']!.split('\n').map(line => JSON.parse(line || 'null') as { message_id: number })
  const follows = JSON.parse(exported['follows.json']!) as { what: string; id: number; state: string }[]
  assert.equal(like?.message_id, message_id)
  assert.deepEqual(
    follows.map(({ what, id, state }) => [what, id, state]),
    [
      ['hashtag', tag.id, 'followed'],
      ['topic', topic_id, 'muted'],
    ],
  )
  assert.deepEqual(
    parts.filter(({ name }) => name === 'likes' || name === 'follows'),
    [
      { name: 'likes', count: 1 },
      { name: 'follows', count: 2 },
    ],
  )
  for (const table of ['message_likes', 'topic_followers', 'hashtag_followers', 'message_reports'])
    assert.deepEqual(await world.sql(`select * from ${table} where account_id = $1`, [identity.account.id]), [], table)
  const message = await world.as('cleo').getmessage({ group_id: group.id, msg_num: thing.msg_num })
  assert.deepEqual([message.num_likes, message.has_liked], [1, true])
  await assertIntegrity(world)
})
