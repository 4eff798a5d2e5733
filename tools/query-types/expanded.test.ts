import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printExpanded } from './expanded.ts'

const number = { params: { group_id: 'number', until: 'Timestamp | null' }, row: {} }
const print = (queries: Record<string, [typeName: string, sql: string]>): string =>
  printExpanded(new Map(Object.entries(queries).map(([name, [typeName, sql]]) => [name, { typeName, sql }])), {
    types: new Map(Object.values(queries).map(([typeName]) => [typeName, number])),
    fileOf: typeName => `src/${typeName.split('.')[0]}.ts`,
  })
    .split('\n\n')
    .slice(1)
    .join('\n\n')

test('a query is printed by name as sent to the server, with its file and parameters', () => {
  assert.equal(
    print({
      'b.none': ['b.none', 'select 1 as one'],
      'a.find': [
        'a.find',
        `select count(*) as "n!" from things
           where group_id = :group_id

             and made < :until? and group_id > :group_id`,
      ],
    }),
    [
      '-- src/a.ts',
      '-- a.find',
      '--   $1 group_id: number',
      '--   $2 until: Timestamp | null',
      'select count(*) as "n" from things',
      'where group_id = $1',
      '  and made < $2 and group_id > $1;',
      '',
      '-- src/b.ts',
      '-- b.none',
      'select 1 as one;',
    ].join('\n'),
  )
})

test('of similar variants one is printed, and the differences of the others', () => {
  assert.equal(
    print({
      'a.page:asc': ['a.page', 'select id from things\norder by id'],
      'a.page:desc': ['a.page', 'select id from things\norder by id desc'],
      'a.page:after': ['a.page', 'select id from things where id > :group_id\norder by id'],
    }),
    [
      '-- src/a.ts',
      '-- a.page:asc',
      'select id from things',
      'order by id;',
      '-- a.page:desc is a.page:asc with',
      '--   line 2: order by id desc',
      '',
      '-- a.page:after',
      '--   $1 group_id: number',
      'select id from things where id > $1',
      'order by id;',
    ].join('\n'),
  )
})
