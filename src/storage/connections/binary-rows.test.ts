import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { database } = world
const columns = `true as yes, false as no, null::bytea as nothing, $1::bytea as bytes, ''::bytea as empty,
  -9007199254740991 as large, -7 as small, 'naïve 中国' as text,
  timestamptz '1969-07-20 20:17:40.000001+00' as landing, timestamptz '2026-11-15 08:30:12+01' as morning`
const asText = { name: 'bytes.text', text: `select ${columns}`, batchable: true }
const asBytes = { name: 'bytes.bytes', text: `select ${columns}`, batchable: true, binaryRows: true }

test('rows that travel as bytes say what rows that travel as text do', async () => {
  // Longer than one chunk of a socket.
  for (const bytes of [Buffer.alloc(0), Buffer.from([0, 128, 255]), randomBytes(300_000)]) {
    const tx = database.newReadBatch()

    const [text, ofBytes, again, second] = await Promise.all(
      [asText, asBytes, asText, asBytes].map(statement => tx.execute(statement, [bytes])),
    )

    assert.deepEqual(ofBytes, text)
    assert.deepEqual([again, second], [text, text])
  }
})

test('what was read stays as it is when more is read', async () => {
  const many = {
    name: 'bytes.many',
    text: `select set_byte('\\x00'::bytea, 0, n) as one from generate_series(0, 255) n`,
    binaryRows: true,
  }

  const first = await database.read.execute(many, [])
  for (let n = 0; n < 20; n += 1) await database.read.execute(asBytes, [randomBytes(100_000)])

  assert.deepEqual(
    first.rows.map(({ one }) => (one as Buffer)[0]),
    Array.from({ length: 256 }, (_, n) => n),
  )
})

test('a column that has no form in bytes is refused, and the connection goes on', async () => {
  const numeric = { name: 'bytes.numeric', text: 'select 1.5::numeric as one', binaryRows: true }

  await assert.rejects(database.read.execute(numeric, []), /type 1700 cannot be read as bytes/)

  assert.deepEqual((await database.read.execute({ name: '', text: 'select 1 as one' }, [])).rows, [{ one: 1 }])
})

test('after a statement that failed others are read as they travel', async () => {
  const failing = { name: 'bytes.failing', text: 'select 1 / $1::int as one', binaryRows: true }

  await assert.rejects(database.read.execute(failing, [0]), /division by zero/)
  const { rows } = await database.read.execute(asText, [Buffer.from('a')])

  assert.equal(rows[0]!['text'], 'naïve 中国')
})
