import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
const group_id = group.id
const newPage = async (title: string, body: string) =>
  (await as('ben').newwikipage({ group_id, title, body, format: 'markdown', edit_msg: 'Begun' })).page

test('the size of a version is that of its text', async () => {
  const page = await newPage('Öfen', 'Heiß')
  await as('ben').updatewikipage({ id: page.id, body: 'x'.repeat(3000), edit_msg: 'Longer' })

  const sizes = async (calling: Promise<{ data: { page_id: number; size: number }[] }>) =>
    (await calling).data.filter(({ page_id }) => page_id === page.id).map(({ size }) => size)
  assert.deepEqual(await sizes(as('cleo').getwikihistory({ id: page.id })), [3000, 5])
  assert.deepEqual(await sizes(as('cleo').getwikichanges({ group_id })), [3000, 5])
  await assertArchivesCounted(world)
})

test('a version whose title another page has now is restored under the present title', async () => {
  const page = await newPage('Oven', 'Hot')
  await as('ben').updatewikipage({ id: page.id, title: 'Big oven', body: 'Cold' })
  const other = await newPage('OVEN', 'Small')
  const kept = await as('cleo').restorewikipage({ id: page.id, version: 1 })
  assert.deepEqual(
    [kept.page.title, kept.data.title, kept.data.body, kept.page.rev_count],
    ['Big oven', 'Big oven', 'Hot', 3],
  )
  assert.equal((await as('ben').findwikipage({ group_id, title: 'oven' })).page.id, other.id)

  // It can be had again when it is free.
  await as('ben').deletewikipage({ id: other.id })
  assert.equal((await as('cleo').restorewikipage({ id: page.id, version: 1 })).page.title, 'Oven')
  await assertArchivesCounted(world)
})

test('a title that only the other changed is taken over, and one that both changed stays yours', async () => {
  const page = await newPage('Flour', 'One\n\nTwo')
  const { id } = page
  await as('ben').updatewikipage({ id, title: 'Rye flour' })
  const merge = async (title: string | undefined, body = 'One!\n\nTwo') => {
    const merged = await as('cleo').getwikimerge({ id, from: 1, body, ...(title !== undefined && { title }) })
    return [merged.title, merged.merged]
  }
  assert.deepEqual(await merge('Flour'), ['Rye flour', true])
  assert.deepEqual(await merge(' Flour '), ['Rye flour', true])
  assert.deepEqual(await merge(undefined), ['Rye flour', true])
  assert.deepEqual(await merge('Oat flour'), ['Oat flour', true])
  assert.deepEqual(await merge('flour'), ['flour', true])
  assert.deepEqual(await merge('Rye flour'), ['Rye flour', true])
  await as('ben').updatewikipage({ id, body: 'One?\n\nTwo' })
  assert.deepEqual(await merge('Flour'), ['Rye flour', false])
  await assert.rejects(as('cleo').getwikimerge({ id, from: 9, body: 'x' }), expectedError('invalid version'))

  // Who renamed it alone keeps that.
  await as('ben').updatewikipage({ id, title: 'Flour', body: 'One' })
  const mine = await as('cleo').getwikimerge({ id, from: 1, title: 'Oat flour', body: 'One\n\nTwo' })
  assert.equal(mine.title, 'Oat flour')
})
