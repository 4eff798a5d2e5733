import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FamilyError, mergeTypes } from './merge.ts'
import { problemText } from './problem.ts'

const query = {
  name: 'member.lock',
  written: 'select m.id from members m\n   where m.group_id = :group_id and m.nonsense = :id\n   for update',
  declaredAt: 'src/features/members/store.ts:27',
}
const refusal = (message: string, code: string, position?: number) =>
  Object.assign(new Error(message), { code, position: position && String(position) })

test('a problem names the query, its file and line, what is wrong and how to fix it', () => {
  const sent = 'select m.id from members m\n   where m.group_id = $1 and m.nonsense = $2'
  const error = refusal('column m.nonsense does not exist', '42703', sent.indexOf('m.nonsense') + 1)

  assert.equal(
    problemText(query, error),
    [
      'src/features/members/store.ts:27 the query member.lock',
      '  line 2 of its text: where m.group_id = :group_id and m.nonsense = :id',
      '  column m.nonsense does not exist',
      '  Correct the name of the column, or add the column in a migration.',
    ].join('\n'),
  )
})

test('a parameter is shown by name', () => {
  const error = refusal('could not determine data type of parameter $2', '42P18')

  assert.equal(
    problemText(query, error),
    [
      'src/features/members/store.ts:27 the query member.lock',
      '  could not determine data type of parameter :id',
      '  Its type cannot be told from its use: say it, such as :id::bigint.',
    ].join('\n'),
  )
})

test('a family takes the parameters of all its variants, and returns the same columns', () => {
  const first = { params: { id: 'number', count: 'number' }, row: { id: 'number' } }
  const next = { params: { id: 'number', after: 'string | null', count: 'number | null' }, row: { id: 'number' } }

  assert.deepEqual(mergeTypes(first, next), {
    params: { id: 'number', count: 'number | null', after: 'string | null' },
    row: { id: 'number' },
  })
  assert.throws(
    () => mergeTypes(first, { params: {}, row: { id: 'number', name: 'string' } }),
    new FamilyError('the column name is string here, and missing in the texts before it'),
  )
  assert.throws(
    () => mergeTypes(first, { params: { id: 'string' }, row: first.row }),
    new FamilyError(':id is string here, and number in the texts before it'),
  )
})
