// In a process of its own: it measures the memory of the process.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Type } from '#contract/schema.ts'
import { serializeField } from './serializers.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

test('serialized text takes the memory it reports', () => {
  const schema = Type.Array(Type.Object({ subject: Type.String(), name: Type.String() }))
  const rows = Array.from({ length: 50 }, (_, n) => ({ subject: `Bread of the ${n}th day`, name: 'ümläut' }))
  serializeField(schema, rows)
  const before = heap()

  const written = Array.from({ length: 500 }, () => serializeField(schema, rows))

  const counted = written.reduce((sum, { bytes }) => sum + bytes, 0)
  assert.equal(counted, 500 * Buffer.byteLength(JSON.stringify(rows)))
  assert.ok(heap() - before < 1.5 * counted, `${heap() - before} bytes of the heap for ${counted}`)
})
