import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidValueError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { addOrganisation, moveGroupToOrganisation } from './index.ts'

const world = await newWorld()
await world.sql(`update groups set settings = '{"privacy": "group_privacy_unlisted"}' where id = $1`, [world.group.id])

type DirectoryParams = Parameters<ReturnType<typeof world.as>['getdirectory']>[0]
async function found(input: DirectoryParams = {}, who: 'ben' | 'anonymous' = 'anonymous'): Promise<string[]> {
  return (await world.as(who).getdirectory(input)).data.map(({ title }) => title)
}
const group = async (group_name: string, title: string, desc: string, privacy = 'group_privacy_none') => {
  const made = await world.as('ben').creategroup({
    group_name,
    desc,
    privacy: privacy as 'group_privacy_none',
    sub_group_access: 'sub_group_owners',
  })
  await world.as('ben').updategroup({ group_id: made.id, title })
  return { id: made.id, name: made.name }
}
const lane = await group('linden-lane', 'Linden Lane', 'Neighbours of the lane and two courtyards.')
const table = await group('translators', 'Übersetzer', 'Wörter, Verträge und was 東京 sonst noch sagt.')
const class4b = await group('class-4b', 'Class 4b', 'Parents, for themselves.', 'group_privacy_archives')
const secret = await group('secret', 'Secret lane', 'Nobody shall know of it.', 'group_privacy_unlisted')
await group('half-secret', 'Half a secret lane', 'Who has the link reads it.', 'group_privacy_unlisted_public')
await world.as('ben').createsubgroup({
  group_id: lane.id,
  sub_group_name: 'garden',
  desc: 'Lane and flower beds.',
  privacy: 'sub_group_privacy_none',
})

test('listed groups are visible to everyone, and no others', async () => {
  const all = ['Class 4b', 'Linden Lane', 'Übersetzer']

  assert.deepEqual(await found(), all)
  assert.deepEqual(await found({}, 'ben'), all)
  assert.deepEqual(await found({ q: 'lane' }, 'ben'), ['Linden Lane'])
  assert.deepEqual(await found({ q: 'secret' }, 'ben'), [])
})

test('a group in the directory matches its page for the same person', async () => {
  for (const who of ['anonymous', 'ben', 'cleo'] as const) {
    const { data } = await world.as(who).getdirectory({})
    const asked = await Promise.all(data.map(({ name }) => world.as(who).getgroup({ group_name: name })))
    assert.deepEqual(data, asked)
  }
})

test('all words must be in the name, title or description, ignoring case and accents', async () => {
  const finds: [string, string[]][] = [
    ['LANE courtyard', ['Linden Lane']],
    ['lane contract', []],
    ['ubersetzer', ['Übersetzer']],
    ['vertrage WÖRTER', ['Übersetzer']],
    ['東京', ['Übersetzer']],
    ['4b', ['Class 4b']],
    ['in', []],
    ['linden-lane', ['Linden Lane']],
    [' \t ', ['Class 4b', 'Linden Lane', 'Übersetzer']],
    ['%', []],
    ['li%en', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['x '.repeat(100), []],
  ]
  for (const [q, titles] of finds) assert.deepEqual(await found({ q }), titles, q)
  assert.equal((await world.as('anonymous').getdirectory({ q: ' lane ' })).query, 'lane')
  await assert.rejects(world.as('anonymous').getdirectory({ q: 'x'.repeat(201) }), invalidValueError('q'))
})

test('the directory is sorted by name, members or activity, and paged', async () => {
  await world.as('cleo').joingroup({ group_id: table.id })
  await world.sql(`update groups set created = '2026-01-01', most_recent_message = '2026-01-02' where id = $1`, [
    lane.id,
  ])
  await world.sql(`update groups set created = '2025-12-01', most_recent_message = '2026-01-03' where id = $1`, [
    table.id,
  ])
  // Its archives are private, and so is when something is said in them.
  await world.sql(`update groups set created = '2025-01-01', most_recent_message = '2026-01-04' where id = $1`, [
    class4b.id,
  ])
  const orders: [DirectoryParams, string[]][] = [
    [{}, ['Class 4b', 'Linden Lane', 'Übersetzer']],
    [{ sort_dir: 'desc' }, ['Übersetzer', 'Linden Lane', 'Class 4b']],
    [{ sort_field: 'members' }, ['Übersetzer', 'Class 4b', 'Linden Lane']],
    [{ sort_field: 'activity' }, ['Übersetzer', 'Linden Lane', 'Class 4b']],
    [{ sort_field: 'activity', q: 'e' }, []],
    [{ sort_field: 'activity', q: 'er' }, []],
    [{ sort_field: 'members', q: 'lan' }, ['Linden Lane']],
  ]
  for (const [input, titles] of orders) {
    const paged: string[] = []
    let page_token = 0
    do {
      const page = await world.as('anonymous').getdirectory({ ...input, limit: 1, page_token })
      assert.equal(page.total_count, titles.length, JSON.stringify(input))
      paged.push(...page.data.map(({ title }) => title))
      page_token = page.next_page_token
    } while (page_token !== 0)
    assert.deepEqual(
      [await found(input), paged].map(list => [...list]),
      [titles, titles],
      JSON.stringify(input),
    )
  }
})

test('a group made private, renamed or deleted changes in the directory at once', async () => {
  const changing = await group('changing', 'Changing', 'Not long as it is now.')

  await world.as('ben').updategroup({ group_id: changing.id, title: 'Changed', desc: 'Something about tides.' })
  assert.deepEqual([await found({ q: 'changing' }), await found({ q: 'tides' })], [['Changed'], ['Changed']])
  await world.as('ben').updategroup({ group_id: changing.id, privacy: 'group_privacy_unlisted' })
  assert.deepEqual(await found({ q: 'tides' }, 'ben'), [])

  const ending = await group('ending', 'Ending', 'About to come to an end.')
  assert.deepEqual(await found({ q: 'ending' }), ['Ending'])
  await world.as('ben').deletegroup({ group_id: ending.id, understand: 'I understand' })
  assert.deepEqual(await found({ q: 'ending' }), [])
})

test('an organisation has its own directory, and its groups are in no other', async () => {
  const guild = await group('guild', 'Guild', 'Bakers of the whole town.')
  const host = 'guild.example'
  await world.app.pipeline.runAsSystem(systemTransaction => addOrganisation(systemTransaction, { name: 'Guild', host }))
  await world.app.pipeline.runAsSystem(systemTransaction =>
    moveGroupToOrganisation(systemTransaction, guild.name, host),
  )

  assert.deepEqual(await found({ q: 'guild' }), [])
  await world.app.pipeline.runAsSystem(systemTransaction =>
    moveGroupToOrganisation(systemTransaction, guild.name, null),
  )
  assert.deepEqual(await found({ q: 'guild' }), ['Guild'])
  assert.deepEqual(await found({ q: secret.name }), [])
})
