import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints, families } from '#features/endpoints.ts'
import { openapiDocument } from '#runtime/openapi.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const root = join(import.meta.dirname, '..')
const declared = Object.values(endpoints)
const names = declared.map(endpoint => endpoint.name)

test('every call has a name of its own', () => {
  assert.deepEqual([...new Set<string>(names)], names)
})

test('every declared call has one implementation, and nothing else has', () => {
  const implemented = world.app.implementations.map(({ endpoint }) => endpoint)

  assert.deepEqual(new Set(implemented.map(({ name }) => name)), new Set<string>(names))
  assert.equal(implemented.length, names.length)
  for (const endpoint of declared) assert.ok(implemented.includes(endpoint), `${endpoint.name} is declared twice`)
})

test('every call is named in a test', () => {
  const files = globSync('{src,test,client}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  const texts = files.map(file => readFileSync(join(root, file), 'utf8')).join('\n')

  const untested = names.filter(name => !new RegExp(`\\b${name}\\b`).test(texts))

  assert.deepEqual(untested, [])
})

test('the OpenAPI document of all calls obeys the rules of OpenAPI', async () => {
  const document = openapiDocument(declared, { url: 'https://groups.example.org', version: '1', families })

  assert.deepEqual(await new Validator().validate({ ...document }), { valid: true })
})
