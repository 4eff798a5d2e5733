import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorTextsOf } from '#contract/endpoint.ts'
import { errorTypes } from '#contract/errors.ts'
import { errorTextDocs } from '#contract/docs/error-texts.ts'
import { wordDocsOf } from '#contract/docs/descriptions.ts'
import { endpoints } from '#features/endpoints.ts'
import { openapiDocument } from '#runtime/openapi/document.ts'

type Schema = {
  type?: unknown
  enum?: string[]
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
}

const declared = Object.values(endpoints)
const document = openapiDocument(declared, { url: 'https://groups.example.org', version: 'test' })
const { schemas } = document['components'] as { schemas: Record<string, Schema> }

test('every field of every object and every parameter is described', () => {
  const bare: string[] = []
  const look = (path: string, schema: Schema) => {
    for (const [field, inner] of Object.entries(schema.properties ?? {})) {
      if (!inner.description && field !== 'object') bare.push(`${path}.${field}`)
      look(`${path}.${field}`, inner.items ?? inner)
    }
  }
  for (const [name, schema] of Object.entries(schemas)) look(name, schema)

  assert.deepEqual(bare, [], 'they go into src/contract/docs/fields.ts')
})

test('a parameter uses a field’s description only from the object its call returns', () => {
  const textOf = (object: string, field: string): string | undefined =>
    schemas[object]?.properties?.[field]?.description

  assert.match(textOf('event', 'start_time')!, /^When it starts/)
  assert.match(textOf('chat', 'desc')!, /^What it is about/)
  assert.match(textOf('bounce_info', 'type')!, /^The type of email/)
  // Declared by `updatehashtag` alone, though groups have a parameter of the same name.
  assert.match(textOf('hashtag', 'moderated')!, /^Messages with it/)
  assert.match(textOf('group', 'moderated')!, /^All posts need approval/)
})

test('the empty word means nothing, unless the enumeration says otherwise', () => {
  assert.deepEqual(wordDocsOf(['', 'rsvp_maybe', 'rsvp_no', 'rsvp_yes'])[0], ['', 'None.'])
  assert.deepEqual(wordDocsOf(['not_subscribed', 'sole_owner', 'invalid_email', 'moderator_or_owner'])[0], [
    'not_subscribed',
    'Not a member.',
  ])
})

test('every enumeration value is described', () => {
  const bare = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { enum: words, type } = value as Schema
    if (Array.isArray(words) && words.length > 1 && type === 'string')
      for (const [word, meaning] of wordDocsOf(words)) if (!meaning) bare.add(word)
    for (const inner of Object.values(value)) look(inner)
  }
  look(document)

  assert.deepEqual([...bare], [], 'they go into src/contract/docs/descriptions.ts')
})

test('every declared error has a description and a fix, and no other has', () => {
  const types: ReadonlySet<string> = new Set(errorTypes)
  const texts = new Set(declared.flatMap(errorTextsOf).filter(text => !types.has(text)))

  assert.deepEqual(Object.keys(errorTextDocs).toSorted(), [...texts].toSorted(), 'they are in meanings/texts.ts')
})
