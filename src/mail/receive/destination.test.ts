import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshGroups } from '#features/groups/index.ts'
import { newWorld } from '#test/world.ts'
import { findDestination, parseLocalPart, type ParsedLocalPart } from './destination.ts'

const code = 'abcdefghijklmnop234'

const asked: Record<string, ParsedLocalPart | null> = {
  bakers: { is: 'group', name: 'bakers' },
  Bakers: { is: 'group', name: 'bakers' },
  'bakers+rye': { is: 'group', name: 'bakers+rye' },
  'bakers+subscribe': { is: 'command', name: 'bakers', command: 'subscribe' },
  'BAKERS+UNSUBSCRIBE': { is: 'command', name: 'bakers', command: 'unsubscribe' },
  'bakers+rye+fulldigest': { is: 'command', name: 'bakers+rye', command: 'fulldigest' },
  'bakers+owner': { is: 'owner', name: 'bakers' },
  'bakers+rye+owner': { is: 'owner', name: 'bakers+rye' },
  [`bakers+approve+${code}`]: { is: 'coded', name: 'bakers', command: 'approve', code },
  [`bakers+rye+reject+${code.toUpperCase()}`]: { is: 'coded', name: 'bakers+rye', command: 'reject', code },
  [`confirm+${code}`]: { is: 'coded', name: null, command: 'confirm', code },
  'bakers+approve+rye': { is: 'group', name: 'bakers+approve+rye' },
  'bakers+approve': { is: 'group', name: 'bakers+approve' },
  [`bounce+${code}`]: { is: 'bounce', code },
  'bakers+album+12': { is: 'album', name: 'bakers', album_id: 12 },
  'bakers+rye+Album+3': { is: 'album', name: 'bakers+rye', album_id: 3 },
  'bakers+album+0': { is: 'group', name: 'bakers+album+0' },
  'album+3': { is: 'group', name: 'album+3' },
  help: { is: 'group', name: 'help' },
  '+help': { is: 'group', name: '+help' },
  'Ada.Lovelace=Example.org': { is: 'author', email: 'Ada.Lovelace@example.org' },
  'a=b=example.org': { is: 'author', email: 'a=b@example.org' },
  'ada=': null,
  '=example.org': null,
}
for (const [local, what] of Object.entries(asked)) {
  test(`a local part is parsed: ${local}`, () => {
    assert.deepEqual(parseLocalPart(local), what)
  })
}

const world = await newWorld()
const { name } = world.group
const sub = await world.addGroup({}, { parent: world.group })
const parts = { finders: freshGroups, mailDomain: world.settings.mailDomain }
const find = async (address: string) => {
  const destination = await findDestination(world.database.read, address, parts)
  return destination && 'group' in destination ? [destination.is, destination.group?.id] : (destination?.is ?? null)
}

test('a recipient is found by group name or alias, and a subgroup by the alias of its parent', async () => {
  await world.as('owner').newgroupalias({ group_id: world.group.id, name: 'loaves' })
  const [, part] = sub.name.split('+')

  const found = await Promise.all(
    [`${name}@folkmoot.test`, 'Loaves@FOLKMOOT.test', `${sub.name}@folkmoot.test`, `loaves+${part}@folkmoot.test`].map(
      find,
    ),
  )

  assert.deepEqual(found, [
    ['group', world.group.id],
    ['group', world.group.id],
    ['group', sub.id],
    ['group', sub.id],
  ])
})

test('foreign addresses are unknown', async () => {
  const wrong = [
    `${name}@example.org`,
    'nobody-here@folkmoot.test',
    `${name}+nothing@folkmoot.test`,
    'nobody-here+subscribe@folkmoot.test',
    `"${name}"@folkmoot.test`,
    `${name}@folkmoot.test>`,
    '',
  ]

  assert.deepEqual(
    await Promise.all(wrong.map(find)),
    wrong.map(() => null),
  )
})

test('no subgroup can have a name reserved for addresses', async () => {
  for (const word of ['digest', 'Owner', 'approve'])
    await assert.rejects(
      world.as('owner').createsubgroup({
        group_id: world.group.id,
        sub_group_name: word,
        desc: 'A word.',
        privacy: 'sub_group_privacy_none',
      }),
      { type: 'bad_request' },
    )
})

test('a subgroup named before a word was reserved keeps its address', async () => {
  assert.deepEqual(await find(`${name}+follow@folkmoot.test`), ['command', world.group.id])
  const old = await world.addGroup({}, { parent: world.group })
  await world.sql(`update groups set name = $2 where id = $1`, [old.id, `${name}+follow`])

  assert.deepEqual(await find(`${name}+Follow@folkmoot.test`), ['group', old.id])
})
