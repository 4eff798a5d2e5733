import assert from 'node:assert/strict'
import { test } from 'node:test'
import { declaredQueries } from '#storage/query.ts'
import { declaredVariables, namedVariableSql } from '#storage/transaction-variable.ts'

// Loading a file declares its queries.
await import('#app.ts')

const queriesWith = (pattern: RegExp): string[] =>
  [...declaredQueries()].filter(([, { sql }]) => pattern.test(sql)).map(([name]) => name)

test('a transaction variable lists all queries that set or read it', () => {
  const variables = declaredVariables().filter(({ name }) => !name.includes('test_'))
  const setting = queriesWith(/set_config\('folkmoot\./)
  const reading = queriesWith(/current_setting\((?:'folkmoot\.|(?:\w+\.)?variable\))/)

  assert.ok(/current_setting\(p\.variable\)/.test(namedVariableSql('p.variable')))
  assert.deepEqual(variables.flatMap(({ setBy }) => setBy).toSorted(), setting.toSorted())
  assert.deepEqual(variables.flatMap(({ readBy }) => readBy).toSorted(), reading.toSorted())
})

test('no other query reads or changes a transaction setting, except the server’s own', () => {
  const ofServer =
    /(?:set_config|current_setting)\('(?:gin_pending_list_limit|work_mem|synchronous_commit|server_version\w*)'/
  const ofVariables = declaredVariables().flatMap(({ setBy, readBy }) => [...setBy, ...readBy])
  const others = queriesWith(/set_config|current_setting/).filter(
    name => !ofVariables.includes(name as never) && !ofServer.test(declaredQueries().get(name)!.sql),
  )
  assert.deepEqual(others, [])
})
