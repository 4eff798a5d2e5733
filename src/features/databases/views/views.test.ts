import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorExtraOf, expectedError, invalidValueError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const { id: database_id } = await as('ben').newdatabase({
  group_id: world.group.id,
  name: 'Breads',
  columns: JSON.stringify([
    { name: 'Bread', type: 'text_column' },
    { name: 'Grams', type: 'number_column' },
  ]),
})
const filter = JSON.stringify([{ col_id: 2, op: 'above', value: 500 }])
await world.facts()

test('views are saved for everyone by those who can change the table, and by everyone for themselves', async () => {
  const shared = await as('ben').newdatabaseview({
    ...{ database_id, name: ' Large ', shared: true, filter, sort_field: 'col_2', sort_dir: 'desc' },
    ...{ layout: 'cards', search: 'rye', columns: [2, 1] },
  })
  const own = await as('cleo').newdatabaseview({ database_id, name: 'Large' })
  assert.deepEqual(await world.facts(), ['database.updated'])
  const { created: _created, updated: _updated, ...shown } = shared
  assert.deepEqual(shown, {
    ...{ object: 'databaseview', id: shared.id, group_id: world.group.id, table_id: database_id },
    ...{ name: 'Large', shared: true, layout: 'cards', sort_field: 'col_2', sort_dir: 'desc', search: 'rye' },
    ...{ filter, columns: [2, 1], can_edit: true },
  })
  assert.deepEqual(
    [own.shared, own.layout, own.sort_field, own.filter, own.columns, own.can_edit],
    [false, 'grid', '', '', [], true],
  )
  const seenBy = async (who: 'ben' | 'cleo' | 'moderator') =>
    (await as(who).getdatabaseviews({ database_id })).data.map(({ id, can_edit }) => [id, can_edit])
  assert.deepEqual(await seenBy('ben'), [[shared.id, true]])
  assert.deepEqual(await seenBy('cleo'), [
    [shared.id, false],
    [own.id, true],
  ])
  assert.deepEqual(await seenBy('moderator'), [[shared.id, true]])
  const changed = await as('cleo').updatedatabaseview({ database_id, view_id: own.id, name: 'Small', search: 'oat' })
  assert.deepEqual([changed.name, changed.search, changed.updated > own.updated], ['Small', 'oat', true])
  for (const call of ['updatedatabaseview', 'deletedatabaseview'] as const) {
    await assert.rejects(
      as('cleo')[call]({ database_id, view_id: shared.id }),
      expectedError('edit_table', 'inadequate_permissions'),
    )
    await assert.rejects(as('ben')[call]({ database_id, view_id: own.id }), expectedError('invalid view_id'))
  }
  await as('cleo').deletedatabaseview({ database_id, view_id: own.id })
  assert.deepEqual(await seenBy('cleo'), [[shared.id, false]])
  await as('ben').deletedatabaseview({ database_id, view_id: shared.id })
  assert.deepEqual(await seenBy('cleo'), [])
})

test('a view names what is in its table, and its name is taken once', async () => {
  const call = (given: object) => as('ben').newdatabaseview({ database_id, name: 'Any', ...given })
  await assert.rejects(call({ name: ' ' }), invalidValueError('name'))
  await assert.rejects(call({ sort_field: 'col_9' }), invalidValueError('sort_field'))
  await assert.rejects(call({ columns: [9] }), invalidValueError('columns'))
  await assert.rejects(call({ filter: '[{"col_id":9,"op":"empty"}]' }), invalidValueError('filter'))
  const { id: view_id } = await call({})
  await assert.rejects(call({ name: 'ANY' }), expectedError('name exists'))
  const other = await call({ name: 'Other' })
  await assert.rejects(
    as('ben').updatedatabaseview({ database_id, view_id: other.id, name: 'any' }),
    expectedError('name exists'),
  )
  await as('ben').updatedatabaseview({ database_id, view_id, name: 'ANY' })
  for (let n = 3; n <= 30; n += 1) await call({ name: `View ${n}` })
  assert.equal(await errorExtraOf(call({ name: 'One too many' })), 'bad_request: too many views')
  // The views of others don't count.
  await as('cleo').newdatabaseview({ database_id, name: 'Any' })
})
