import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { callsIn } from '#contract/endpoint.ts'
import { publishedCalls } from '#contract/published-calls.ts'
import { endpoints, families, liveEndpoints, mailEndpoints } from '#features/endpoints.ts'
import { mailHandlers } from '#features/implementations.ts'
import { readExamples } from '#features/examples.ts'
import { openapiDocument } from '#runtime/openapi/document.ts'
import { uncollectedIn, unimplementedEndpoints } from './endpoint-coverage.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const root = join(import.meta.dirname, '..')
const declared = Object.values(endpoints)
const names = declared.map(endpoint => endpoint.name)

test('every call has a unique name', () => {
  assert.deepEqual([...new Set<string>(names)], names)
})

test('every call of the published specification is declared, and all others are marked as extensions', () => {
  const document = openapiDocument(declared, { url: 'https://groups.example.org', version: '1' })
  const paths = document['paths'] as Record<string, Record<string, { 'x-extension'?: true }>>
  const isMarked = (name: string) => Object.values(paths[`/api/v1/${name}`]!).every(call => call['x-extension'])

  assert.deepEqual(names.filter(name => !isMarked(name)).toSorted(), [...publishedCalls].toSorted())
})

test('every declared call has one handler, and nothing else has', () => {
  const implemented = world.app.implementations.map(({ endpoint }) => endpoint)

  assert.deepEqual(unimplementedEndpoints(declared, implemented), [])
})

test('every mail-only call has one handler, and is not public', () => {
  const own = Object.values(mailEndpoints)
  const published = new Set<string>(names)

  assert.deepEqual(
    unimplementedEndpoints(
      own,
      mailHandlers.map(({ endpoint }) => endpoint),
    ),
    [],
  )
  assert.deepEqual(
    own.filter(({ name }) => published.has(name)),
    [],
  )
})

test('exports of a contract.ts are collected', async () => {
  const files = globSync('src/features/**/contract.ts', { cwd: root })

  const all = [...declared, ...Object.values(mailEndpoints), ...Object.values(liveEndpoints)]
  const uncollected = files.map(async file => uncollectedIn(file, (await import(join(root, file))) as object, all))

  assert.deepEqual((await Promise.all(uncollected)).flat(), [])
})

test('an unregistered call fails with instructions', () => {
  const { login, logout, getUser } = endpoints

  assert.deepEqual(unimplementedEndpoints([login, getUser], [logout, login, login]), [
    'getuser is declared, but not done: add its verb to the verbs of its feature',
    'logout is done, but not declared: export it from the contract.ts of its feature',
    'login is done twice: take one of its verbs out of the verbs of its feature',
  ])
  assert.deepEqual(uncollectedIn('src/features/polls/contract.ts', { login, logout, other: {} }, [login]), [
    'logout is unknown: src/features/endpoints.ts does not collect src/features/polls/contract.ts',
  ])
})

test('calls are collected in order of declaration', () => {
  const { login, logout } = endpoints

  const calls = callsIn({ ape: logout, names: ['login'], zebra: login })

  assert.deepEqual(Object.entries(calls), [
    ['zebra', login],
    ['ape', logout],
  ])
})

test('every call is used in a test', () => {
  const files = globSync('{src,test,client}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  const texts = files.map(file => readFileSync(join(root, file), 'utf8')).join('\n')

  const untested = names.filter(name => !new RegExp(`\\b${name}\\b`).test(texts))

  assert.deepEqual(untested, [])
})

test('the OpenAPI document of all calls is valid', async () => {
  const options = { url: 'https://groups.example.org', version: '1', families, examples: readExamples() }
  const document = openapiDocument(declared, options)

  assert.deepEqual(await new Validator().validate({ ...document }), { valid: true })
})
