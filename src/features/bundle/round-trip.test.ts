// Not on every day: it moves whole groups.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import { readAll, withoutIds } from '#test/all-reads.ts'
import { bundleOf, importInto } from '#test/bundles.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { assertCounted, assertDatabasesCounted } from '#test/database/recount.ts'
import { newWorld, type World } from '#test/world.ts'
import { createPictureReader, findParents } from '../archives/index.ts'
import { createDemoContext } from '../../cli/demo/context.ts'
import { groups } from '../../cli/demo/groups.ts'
import { runSteps } from '../../cli/demo/run-steps.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-bundles-'))
after(() => rm(folder, { recursive: true }))
const here = await newWorld()
const stage = createDemoContext(here)
await runSteps(stage, () => {}, messagesFor('en'))
await addPolls()
await addWhatStays()
await here.settle()
// What the clock does to imported messages, so that it's done before.
const { runAsSystem } = here.app.pipeline
while (await runAsSystem(findParents));
await createPictureReader({ ...here, operate: runAsSystem })(new AbortController().signal)
const there = await newWorld()
await moveNumbers(there)
await copyAccounts(here, there)

/** Polls of all kinds. Those that are open would be closed by the import; votes are there, but not who voted. */
async function addPolls(): Promise<void> {
  const [mara, tobias, ines, yuki] = (['mara', 'tobias', 'ines', 'yuki'] as const).map(name => stage.as(name))
  const group_id = stage.groupId('rowing')
  for (const { id } of (await mara!.getpolls({ group_id, is_closed: false })).data)
    await mara!.closepoll({ poll_id: id })
  const answers = JSON.stringify([{ text: 'Blue' }, { text: 'Green', desc: 'As the water' }, { text: 'Red' }])
  const kinds = [
    { type: 'poll_single', is_anonymous: true, show_results: 'poll_results_on_close' },
    { type: 'poll_multiple', is_anonymous: false, show_results: 'poll_results_moderators' },
    { type: 'poll_ranked', is_anonymous: false, show_results: 'poll_results_always' },
  ] as const
  for (const kind of kinds) {
    const about = { group_id, question: `Which color, ${kind.type}?`, answers, closes: '', subject: '', body: '' }
    const { poll_id } = await mara!.newpoll({ ...about, ...kind })
    const isSingle = kind.type === 'poll_single'
    await tobias!.vote({ poll_id, choices: isSingle ? [2] : [2, 1] })
    await ines!.vote({ poll_id, choices: isSingle ? [2] : [2, 3, 1] })
    await yuki!.vote({ poll_id, choices: [3] })
    await mara!.closepoll({ poll_id })
  }
}

/** What has secrets, or is no longer part of the group. */
async function addWhatStays(): Promise<void> {
  const mara = stage.as('mara')
  const group_id = stage.groupId('rowing')
  await mara.newwebhook({ group_id, name: 'Wall', url: 'https://wall.example.org/', actions: ['member.banned'] })
  await mara.newpostingaddress({ group_id, name: 'Weather' })
  const { id: file_id } = await mara.newfilelink({ group_id, name: 'Tides', url: 'https://tides.example.org/' })
  await mara.deletefile({ file_id })
  const { id: album_id } = await mara.newalbum({ group_id, title: 'Regatta' })
  await mara.deletealbum({ album_id })
}

/** What is there has other numbers than here. */
async function moveNumbers({ sql }: World): Promise<void> {
  await sql(`select setval(s.oid::regclass, 5000 + row_number() over (order by s.relname) * 37) from pg_class s
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace`)
}

/** The same people have confirmed accounts on both servers. */
async function copyAccounts(from: World, to: World): Promise<void> {
  const accounts = await from.sql(`select to_jsonb(a) - 'id' as account from accounts a order by id`)
  const columns = Object.keys(accounts[0]!['account'] as object).join(', ')
  await to.sql(
    `insert into accounts (${columns}) select ${columns} from jsonb_populate_recordset(null::accounts, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(accounts.map(({ account }) => account))],
  )
}

async function identityIn(world: World, identity: Identity): Promise<{ identity: Identity }> {
  const [account] = await world.sql(`select * from accounts where email = $1`, [identity.account.email])
  return { identity: { how: 'token', session_id: null, csrf: null, account: account as unknown as Account } }
}

const groupId = async ({ sql }: World, name: string): Promise<number> =>
  Number((await sql(`select id from groups where name = $1`, [name]))[0]!['id'])

/** Lists of what has secrets, or is no longer part of the group. */
const stays = ['getwebhooks', 'getpostingaddresses', 'getdeletedfiles', 'getdeletedalbums'] as const
/** Calls about what stays behind, each with the reason. */
const without = [
  // Delivery belongs to the server that sent.
  ...['getmessageledger', 'getdeliveryinfo', 'getdeliveryhistory', 'getmessagedeliveries'],
  // A person's own.
  'getdrafts',
  // Secret ballots: votes come along, but not who voted.
  ...['getpollvotes', 'downloadpoll'],
  ...stays,
]
const options = {
  without,
  most: 12,
  params: {
    searcharchives: [{ q: 'boat' }, { q: 'the' }, { q: 'from:mara' }, { q: 'has:attachment' }],
    searchmembers: [{ q: 'a' }, { q: 'mara' }],
    findmembers: [{}, { q: 'in' }],
    getevents: [{ start: '2000-01-01', end: '2100-01-01' }],
    downloadevents: [{ start: '2020-01-01', end: '2030-01-01' }],
    searchchats: [{ q: 'the' }],
  },
}

// A parent is there before its subgroups.
const names = Object.values(groups).map(({ name }) => name)
for (const name of names) {
  const path = join(folder, `${name}.zip`)
  await writeFile(path, await bundleOf(here, name))
  assert.equal((await importInto(there, path)).leftOut, 0)
}

// The import itself is the newest entry in the log of each group.
const imports = await there.sql(
  `delete from facts f where name = 'archives.imported' and id = (select max(id) from facts n where n.group_id = f.group_id)
   returning group_id`,
)
assert.equal(imports.length, names.length)

/** Drafts, watches and webhooks stay behind, and a color follows from the number of an account. */
const notCompared = new Set(['num_drafts', 'num_webhooks', 'profile_color', 'watched'])
const compared = (answers: unknown): unknown =>
  JSON.parse(JSON.stringify(answers, (key, value: unknown) => (notCompared.has(key) ? 0 : value)))

for (const name of names) {
  test(`an imported group gives the same answers to every reading call: ${name}`, async () => {
    const mara = stage.people.get('mara')!
    const before = withoutIds(await readAll(here, { identity: mara }, await groupId(here, name), options))

    const now = withoutIds(await readAll(there, await identityIn(there, mara), await groupId(there, name), options))

    assert.ok(new Set(before.map(({ call }) => call)).size > 50)
    assert.deepEqual(
      now.map(({ call, about }) => `${call} ${about}`),
      before.map(({ call, about }) => `${call} ${about}`),
    )
    for (const [n, answer] of now.entries()) assert.deepEqual(compared(answer), compared(before[n]))
  })
}

test('files, photos, the wiki and polls are among what was compared', async () => {
  const mara = await identityIn(there, stage.people.get('mara')!)
  const calls = there.as(mara)
  const group_id = await groupId(there, groups.rowing.name)

  const folder = await calls.getfiledirectory({ group_id, path: '/Club documents' })
  const pages = await calls.getwikipages({ group_id })
  const [album] = (await calls.getalbums({ group_id })).data

  assert.deepEqual(
    folder.data.map(({ name, version }) => [name, version]),
    [
      ['Safety', 0],
      ['plan.txt', 2],
      ['results.pdf', 1],
      ['Rules of racing', 0],
    ],
  )
  assert.deepEqual(
    pages.data.map(({ title, rev_count, is_main }) => [title, rev_count, is_main]),
    [
      ['Boats', 2, false],
      ['House rules', 2, false],
      ['Start here', 1, true],
    ],
  )
  assert.deepEqual([album!.title, album!.num_photos], ['On the water', 3])
  assert.deepEqual(
    (await calls.getpolls({ group_id })).data.map(({ type, num_votes, is_closed }) => [type, num_votes, is_closed]),
    [
      ['poll_ranked', 3, true],
      ['poll_multiple', 3, true],
      ['poll_single', 3, true],
      ['poll_multiple', 3, true],
    ],
  )
})

test('webhooks, posting addresses and deleted files stay behind', async () => {
  for (const call of stays) {
    const [old, now] = await Promise.all(
      [here, there].map(async world => {
        const mara = await identityIn(world, stage.people.get('mara')!)
        return world.as(mara)[call]({ group_id: await groupId(world, groups.rowing.name) })
      }),
    )
    assert.deepEqual([old!.data.length, now!.data.length], [1, 0], call)
  }
})

test('afterwards every counter is right, and nobody got an email', async () => {
  await there.settle()

  await assertCounted(there)
  await assertIntegrity(there)
  await assertDatabasesCounted(there)
  assert.deepEqual(await there.emails(), [])
  assert.deepEqual(await there.sql('select id from outgoing_messages'), [])
})
