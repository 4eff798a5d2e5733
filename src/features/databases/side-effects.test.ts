import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { Files } from '#runtime/calls/parse-params.ts'
import { makeAccount, password } from '#test/accounts.ts'
import { addMembership as placeMember } from '#test/world/people.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { assertDatabasesCounted } from '#test/database/recount.ts'
import { invalidValueError, expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { unzip } from '#test/fixtures/zip.ts'

const world = await newWorld()
const { as } = world
const group_id = world.group.id
const columns = JSON.stringify([
  { name: 'Flour', type: 'text_column' },
  { name: 'Photo', type: 'image_column' },
])
const { id: database_id } = await as('ben').newdatabase({ group_id, name: 'Recipes', columns })
const flour = (text: string) => JSON.stringify([{ col_id: 1, text }])
const loaf = JSON.stringify([{ col_id: 2, image_name: 'loaf.png' }])
async function pictured(content: Buffer, filename = 'loaf.png') {
  const { hash, size } = await world.blobs.put(content, { limit: 1_000_000 })
  return { fileupload: new Files([{ hash, size, filename, content_type: 'image/png' }]) as never }
}

test('subscribers are notified of table changes, except their own and in tables they cannot see', async () => {
  for (const who of ['ben', 'cleo', 'owner'] as const)
    await as(who).updatesub({ group_id, database_notify: 'sub_notify_email' })
  await world.newEmails()

  const { id: row_id } = await as('ben').newdatabaserow({ database_id, vals: flour('Rye') })
  const emails = (await world.newEmails()).toSorted((a, b) => a.recipient.localeCompare(b.recipient))
  assert.deepEqual(
    emails.map(({ recipient, kind, subject }) => [recipient, kind, subject]),
    ['cleo', 'owner'].map(who => [
      ...[`${who}@example.org`, 'database_notify'],
      `[${world.group.name}] Ben added row 1 to the table Recipes`,
    ]),
  )
  assert.match(emails[0]!.body, /> Flour: Rye/)

  await as('owner').updatedatabase({ database_id, view_table: 'database_access_moderators' })
  await as('owner').updatedatabaserow({ row_id, vals: flour('Wheat') })
  assert.deepEqual(await world.newEmails(), [])
  await as('owner').updatedatabase({ database_id, view_table: 'database_access_all' })
})

test('the activity log lists changes, without tables hidden from moderators', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const given = { group_id: place.id, columns }
  await as('owner').newdatabase({ ...given, name: 'Open' })
  await as('owner').newdatabase({ ...given, name: 'Secret', view_table: 'database_access_owners' })

  const { data } = await as('moderator').getactivitylog({ group_id: place.id })
  const said = data.map(({ entry }) => entry.replace(/<[^>]*>/g, '').replace(/^.*&gt; /, ''))
  assert.deepEqual(said.toSorted(), ['made a table', 'made the table Open'])
})

test('a picture in a row is stored with its thumbnail, replaced and removed', async () => {
  const first = pngOf({ width: 20, height: 10 })
  const row = await as('ben').newdatabaserow({ database_id, vals: loaf, ...(await pictured(first)) })
  const [value] = row.vals
  const address = `https://folkmoot.test/api/v1/downloaddatabaseimage?row_id=${row.id}&col_id=2`
  assert.deepEqual(
    [value!.image_name, value!.url, value!.image_data],
    ['loaf.png', address, [address, `${address}&thumbnail=1`]],
  )
  const named = await world.sql(`select hash, thumbnail_hash from database_images where row_id = $1`, [row.id])
  await world.app.releaseFiles(Object.values(named[0]!).map(String))
  const shown = await as('cleo').downloaddatabaseimage({ row_id: row.id, col_id: 2 })
  assert.deepEqual([await buffer(shown.chunks), shown.mediaType], [first, 'image/png'])
  const small = await as('cleo').downloaddatabaseimage({ row_id: row.id, col_id: 2, thumbnail: true })
  assert.equal(small.mediaType, 'image/webp')
  await assertDatabasesCounted(world)

  await as('ben').updatedatabaserow({ row_id: row.id, vals: flour('Rye') })
  const second = pngOf({ width: 5, height: 5 })
  await as('ben').updatedatabaserow({ row_id: row.id, vals: loaf, ...(await pictured(second)) })
  const again = await as('cleo').downloaddatabaseimage({ row_id: row.id, col_id: 2 })
  assert.deepEqual(await buffer(again.chunks), second)
  await as('ben').updatedatabaserow({ row_id: row.id, vals: JSON.stringify([{ col_id: 2 }]) })
  await assert.rejects(as('ben').downloaddatabaseimage({ row_id: row.id, col_id: 2 }), expectedError('invalid col_id'))
  await assertDatabasesCounted(world)
})

test('an invalid or missing picture is not shown', async () => {
  const add = async (file: object) => as('ben').newdatabaserow({ database_id, vals: loaf, ...file })

  await assert.rejects(add(await pictured(Buffer.from('<svg/>'))), expectedError('bad attachment'))
  await assert.rejects(add({}), invalidValueError('vals.2'))
  await assert.rejects(add(await pictured(pngOf({ width: 1, height: 1 }), 'other.png')), invalidValueError('vals.2'))
})

test('an export has the person’s rows, and deleting the account leaves them to the group', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const { id } = await as('owner').newdatabase({ group_id: place.id, name: 'Loaves', columns })
  const row = await as('cleo').newdatabaserow({ database_id: id, vals: flour('Spelt') })

  const files = unzip(await buffer((await as('cleo').exportmydata({})).chunks))
  const lines = String(files['database_rows.jsonl'])
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as object)
  assert.deepEqual(lines, [
    {
      ...{ id: row.id, group_id: place.id, row_num: 1, created: row.created, updated: row.updated },
      ...{ table_name: 'Loaves', values: { Flour: 'Spelt' } },
    },
  ])

  const identity = await makeAccount(world, 'ada@example.org')
  await placeMember(world, place.id, { account: identity.account }, {})
  const ada = as({ identity })
  const oats = await ada.newdatabaserow({ database_id: id, vals: flour('Oats') })
  await ada.updatedatabaserow({ row_id: oats.id, vals: flour('Fine oats') })
  await ada.deleteaccount({ password })
  await world.settle()

  const { data } = await as('owner').getdatabaserows({ database_id: id })
  assert.deepEqual(
    data.map(({ vals }) => vals[0]!.text),
    ['Spelt', 'Fine oats'],
  )
  const history = await as('owner').getdatabaserowhistory({ row_id: oats.id })
  assert.deepEqual(
    history.data.map(({ action, name }) => [action, name]),
    [
      ['changed', ''],
      ['added', ''],
    ],
  )
  await assertDatabasesCounted(world)
})

test('a table is deleted with its group', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const { id } = await as('owner').newdatabase({ group_id: place.id, name: 'Loaves', columns })
  await as('cleo').newdatabaserow({ database_id: id, vals: flour('Spelt') })

  await as('owner').deletegroup({ group_id: place.id, understand: 'I understand' })
  await world.settle()

  const tables = ['database_tables', 'database_rows', 'database_changes', 'database_images', 'database_imports']
  for (const table of tables)
    assert.deepEqual(await world.sql(`select from ${table} where group_id = $1`, [place.id]), [], table)
  assert.deepEqual(await world.sql(`select from database_cells where table_id = $1`, [id]), [])
})
