import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { testDatabase } from '#test/database.ts'
import { runs } from '#test/runs.ts'
import { vectors } from './values.ts'

const database = await testDatabase()
after(() => database.close())

/** Both as the database prints them: by their literals, and as they travel. */
const readBoth = (literals: readonly string[]) =>
  database.sql(
    `select l.literal::tsvector::text as literal, v.vector::text as travelled
     from unnest($1::text[]) with ordinality l(literal, n) join unnest($2::tsvector[]) with ordinality v(vector, n) using (n) order by n`,
    [literals, vectors(literals)],
  )

test('a vector is the one that its literal means', async () => {
  const literals = [
    '',
    `'bread'`,
    `'p=12' 'rye':1A,2B,300C,16383D 'f=ben':1`,
    `'it''s':1 'a\\\\b':2B '\\\\''':3C`,
    `'żółć':7A '日本':8B '🎉':9`,
    `'late':16383B,16383C 'back':9B,7A,9A,3 'same':5,5B`,
  ]

  assert.deepEqual(
    await readBoth(literals),
    [
      '',
      `'bread'`,
      `'f=ben':1 'p=12' 'rye':1A,2B,300C,16383`,
      `'\\\\''':3C 'a\\\\b':2B 'it''s':1`,
      `'żółć':7A '日本':8B '🎉':9`,
      `'back':3,7A,9A 'late':16383B 'same':5B`,
    ].map(printed => ({ literal: printed, travelled: printed })),
  )
})

test('what is no literal is refused', () => {
  for (const text of ['bread', ' ', `'bread`, `'bread' rye`, `'bread':1B;`])
    assert.throws(() => vectors([text]), TypeError)
})

test('so it is with any words in any order, and what is searched for is found in it', async () => {
  const place = fc.tuple(fc.integer({ min: 1, max: 16_383 }), fc.constantFrom('', 'A', 'B', 'C', 'D'))
  const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter(text => !text.includes('\0'))
  const words = fc.dictionary(word, fc.array(place, { maxLength: 30 }), { maxKeys: 60 })
  const literalOf = (lexemes: Record<string, [number, string][]>): string =>
    Object.entries(lexemes)
      .map(([lexeme, places]) => {
        const list = places.map(([at, letter]) => `${at}${letter}`).join()
        return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${list && ':'}${list}`
      })
      .join(' ')
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 10 }), async given => {
      const literals = given.map(literalOf)
      for (const { literal, travelled } of await readBoth(literals)) assert.equal(travelled, literal)
      const [found] = await database.sql(
        `select bool_and(v.vector @@ quote_literal(lexeme)::tsquery) is not false as "isFound"
         from unnest($1::tsvector[]) v(vector), unnest(v.vector) as u(lexeme, places, weights)
         where lexeme !~ '[[:cntrl:]]'`,
        [vectors(literals)],
      )
      assert.equal(found!['isFound'], true)
    }),
    { numRuns: runs(20) },
  )
})
