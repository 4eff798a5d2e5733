import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { eachLexeme, eachSent } from './vector.ts'

const { database } = await newWorld()

const vectors = [
  "'bread':1A,7B,300C,16383 'rye':2 'p=12'",
  `'it''s':3B 'naïve':4C '中国':5A 'a\\\\b':6 'x y':7`,
  Array.from({ length: 5000 }, (_, n) => `'w${n}':${1 + n}B`).join(' '),
  '',
]

test('a vector tells the same as the server sends it and as it writes it', async () => {
  for (const vector of vectors) {
    const { rows } = await database.read.execute(
      { name: '', text: 'select v::text as written, tsvectorsend(v) as sent from (select $1::tsvector as v) one' },
      [vector],
    )
    const { written, sent } = rows[0] as { written: string; sent: Buffer }
    const [ofText, ofBytes]: unknown[][] = [[], []]

    const lengths = [
      eachLexeme(written, (word, counts, places) => ofText!.push([word, counts, places])),
      eachSent(sent, (from, to, counts, places) =>
        ofBytes!.push([sent.toString('utf8', from, to), counts, [...places]]),
      ),
    ]

    assert.equal(lengths[1], lengths[0])
    assert.deepEqual(ofBytes, ofText)
    if (vector !== '') assert.ok(ofText!.length > 2)
  }
})
