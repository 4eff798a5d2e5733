import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { eachLexeme, documentLength, fieldAt, readPositions, tokenIndexAt } from './tsvector-reader.ts'

const { database } = await newWorld()

const vectors = [
  "'bread':1A,7B,300C,16383 'rye':2 'p=12'",
  `'it''s':3B 'naïve':4C '中国':5A 'a\\\\b':6 'x y':7`,
  Array.from({ length: 5000 }, (_, n) => `'w${n}':${1 + n}B`).join(' '),
  '',
]
const weights = ['A', 'B', 'C', 'D']
const written = (positions: readonly number[]) => ({
  ...{ positions: positions.map(tokenIndexAt), weights: positions.map(place => weights[fieldAt(place)]) },
})

test('a vector is decoded as the server does, in binary and in text form', async () => {
  const text = `select v::text as text, tsvectorsend(v) as sent,
      (select json_agg(json_build_object('word', lexeme, 'positions', positions, 'weights', weights)) from unnest(v)) as lexemes
    from (select $1::tsvector as v) one`
  for (const vector of vectors) {
    const { rows } = await database.read.execute({ name: '', text }, [vector])
    const row = rows[0] as {
      text: string
      sent: Buffer
      lexemes: Record<'word' | 'positions' | 'weights', unknown>[] | null
    }
    const read: unknown[] = []
    let counted = 0

    const length = eachLexeme(row.sent, (from, to, counts, positions) => {
      read.push({ word: row.sent.toString('utf8', from, to), ...written(positions) })
      counted += counts.reduce((sum, count) => sum + count, 0)
    })

    const expected = (row.lexemes ?? []).map(one => ({
      ...one,
      positions: one.positions ?? [],
      weights: one.weights ?? [],
    }))
    const placed = expected.flatMap(({ positions }) => positions)
    assert.deepEqual(read, expected)
    assert.equal(counted, placed.length)
    assert.equal(length, placed.length + expected.filter(({ positions }) => (positions as []).length === 0).length)
    assert.equal(documentLength(row.text), length)
  }
  const positions: number[] = []
  assert.equal(readPositions(vectors[0]!, 7, positions), 24)
  assert.deepEqual(written(positions), { positions: [1, 7, 300, 16_383], weights })
})
