import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSql } from './sql-text.ts'

const read = (written: string) => {
  const { text, parameters } = parseSql(written)
  return { text, parameters: parameters.map(({ name, nullable }) => (nullable ? `${name}?` : name)) }
}

test('parameters are numbered in order of appearance, each name once', () => {
  assert.deepEqual(read('update a set b = :body, c = :id::int8 where d = :body and e = any(:ids::int8[])'), {
    text: 'update a set b = $1, c = $2::int8 where d = $1 and e = any($3::int8[])',
    parameters: ['body', 'id', 'ids'],
  })
})

test('a nullable parameter is marked once, anywhere', () => {
  assert.deepEqual(read('select :a, :b?::text, :a? and :b'), {
    text: 'select $1, $2::text, $1 and $2',
    parameters: ['a?', 'b?'],
  })
})

test('casts, strings, names, comments, slices and operators are no parameters', () => {
  const untouched = [
    `select a::text, '10:30:00 :no', 'it''s :no', ":no", b[1:2] -- not :this`,
    `select /* nor :this */ a ? 'b', a ?| array['c']`,
  ]
  for (const written of untouched) assert.deepEqual(read(written), { text: written, parameters: [] })
})

test('annotations are removed from columns, and nested ones are reported', () => {
  const { text, annotations } = parseSql('select n as "n?", (select count(*) as "m!" from b), "odd name" from a')

  assert.equal(text, 'select n as "n", (select count(*) as "m" from b), "odd name" from a')
  assert.deepEqual(annotations, [
    { column: 'n', nullable: true, inner: false },
    { column: 'm', nullable: false, inner: true },
  ])
})

test('an error position is mapped to the original text', () => {
  const written = 'select :long_name as "n!",\n  :other?::text,\n  nonsense'
  const { text, sourcePosition } = parseSql(written)

  assert.equal(written.slice(sourcePosition(text.indexOf('nonsense'))), 'nonsense')
  assert.equal(sourcePosition(0), 0)
})
