import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { Str, Type } from '#contract/schema.ts'
import { serializeResponse, serializeField } from './serializers.ts'
import { parseResponse } from './parsed-responses.ts'

const Loaf = Type.Object({ name: Str })
const about = { method: 'GET', summary: 'Loaves.', who: 'anyone', params: {} } as const
const getLoaf = endpoint('getloaf', { ...about, returns: Loaf })
const getLoaves = endpoint('getloaves', {
  ...about,
  returns: list(Loaf, { fields: ['name'], field: 'name', dir: 'asc' }, { baker: Loaf }),
})
const head = { object: 'list', total_count: 1, start_item: 1, end_item: 1, has_more: false, next_page_token: 0 }
const order = { sort_field: 'name', sort_dir: 'asc', second_order: '', query: '' }
const secret = { name: 'Rye', secret: 'sour' }
const around = { cookies: [], user: undefined }

test('a response is parsed as over HTTP, serialized before or not', () => {
  const bodies = [
    { ...head, ...order, baker: secret, data: [secret] },
    {
      ...head,
      ...order,
      baker: serializeField(Loaf, secret),
      data: serializeField(getLoaves.returns.properties.data, [secret]),
    },
  ]

  const read = bodies.map(body => parseResponse(getLoaves, { body, ...around }))

  const overHttp = bodies.map(body => JSON.parse(serializeResponse(getLoaves, { body, ...around })!) as unknown)
  assert.deepEqual(read, overHttp)
  assert.deepEqual(read[0], { ...head, ...order, baker: { name: 'Rye' }, data: [{ name: 'Rye' }] })
  assert.deepEqual(read[1], read[0])
})

test('a shared response is parsed once, and is immutable', () => {
  const data = serializeField(getLoaves.returns.properties.data, [secret])
  const kept = Object.freeze({ ...secret })
  const lists = () => parseResponse(getLoaves, { body: { ...head, ...order, baker: secret, data }, ...around })
  const loaf = (body: object) => parseResponse(getLoaf, { body, ...around }) as { name: string }

  const [one, other] = [lists() as { data: { name: string }[] }, lists() as { data: { name: string }[] }]

  assert.equal(one.data, other.data)
  assert.throws(() => (one.data[0]!.name = 'Spelt'), TypeError)
  assert.equal(loaf(kept), loaf(kept))
  assert.throws(() => (loaf(kept).name = 'Spelt'), TypeError)
  assert.deepEqual([loaf(kept), loaf(secret)], [{ name: 'Rye' }, { name: 'Rye' }])
  assert.notEqual(loaf(secret), loaf(secret))
})
