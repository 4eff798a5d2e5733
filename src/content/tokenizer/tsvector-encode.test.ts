import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { tsVectors } from '#storage/values.ts'
import { testDatabase } from '#test/database.ts'
import { propertyRuns } from '#test/sampling.ts'
import { searchVector, vectorBytes, withKeywords, type SearchableMessage } from './index.ts'

const database = await testDatabase()
after(() => database.close())

const nothing: SearchableMessage = { subject: '', body: '', quoted: '', remainder: '', name: '', keywords: [] }

/** Both as the database prints them: from the literal, and from the binary format. */
const readBoth = (messages: readonly SearchableMessage[]) =>
  database.sql(
    `select l.literal::tsvector::text as literal, v.vector::text as travelled
     from unnest($1::text[]) with ordinality l(literal, n) join unnest($2::tsvector[]) with ordinality v(vector, n) using (n) order by n`,
    [messages.map(searchVector), tsVectors(messages.map(vectorBytes))],
  )

/** The words of a binary vector. */
function wordsIn(vector: Buffer): string[] {
  const words: string[] = []
  for (let at = 4; at < vector.length;) {
    const end = vector.indexOf(0, at)
    words.push(vector.toString('utf8', at, end))
    at = end + 3 + 2 * vector.readUInt16BE(end + 1)
  }
  return words
}

test('an encoded vector equals its literal', async () => {
  const messages: SearchableMessage[] = [
    nothing,
    { ...nothing, keywords: ['p=12', '#7', 'p=12', `h='\\`] },
    { subject: 'Rye', body: 'rye e-mail Żółć', quoted: 'rye', remainder: '日本 🎉', name: 'Ben', keywords: ['#3'] },
    { ...nothing, body: 'rye '.repeat(300), quoted: `${'a '.repeat(20_000)}late`, remainder: 'late rye' },
  ]

  const read = await readBoth(messages)

  assert.deepEqual(
    read.slice(0, 3),
    [
      '',
      `'#7' 'h=''\\\\' 'p=12'`,
      `'#3' 'e':13B 'email':13B 'f=ben':1 'mail':14B 'rye':1A,12B,26C 'zolc':15B '日':37 '日本':37 '本':38`,
    ].map(printed => ({ literal: printed, travelled: printed })),
  )
  for (const { literal, travelled } of read) assert.equal(travelled, literal)
})

test('any text gives a vector that a search for its words finds', async () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), alike)
  const message = fc.record({
    ...{ subject: text, body: fc.array(text).map(texts => texts.join(' ')), quoted: text, remainder: text, name: text },
    ...{ files: fc.array(text, { maxLength: 2 }), keywords: fc.subarray(['p=1', '#2', '#10', 'h=attachment', 'c=7']) },
  })
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 20 }), async messages => {
      for (const { literal, travelled } of await readBoth(messages)) assert.equal(travelled, literal)
      for (const one of messages)
        assert.deepEqual(withKeywords(vectorBytes({ ...one, keywords: [] }), one.keywords), vectorBytes(one))
      const [found] = await database.sql(
        `select bool_and(v.vector @@ quote_literal(lexeme)::tsquery) is not false as "isFound"
         from unnest($1::tsvector[]) v(vector), unnest(v.vector) as u(lexeme, places, weights)
         where lexeme !~ '[[:cntrl:]]'`,
        [tsVectors(messages.map(vectorBytes))],
      )
      assert.equal(found!['isFound'], true)
    }),
    { numRuns: propertyRuns(20) },
  )
})

/** Words with a common prefix. */
const alike = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1'), maxLength: 3 }))
  .map(ends => ends.map(end => `begin${end}`).join(' '))

test('lexemes are sent in the server’s sort order', () => {
  fc.assert(
    fc.property(fc.array(alike), texts => {
      const words = wordsIn(vectorBytes({ ...nothing, body: texts.join(' '), keywords: ['p=1', '#2', 'c=3'] }))
      assert.deepEqual(
        words,
        words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
      )
    }),
    { numRuns: propertyRuns(50) },
  )
})

test('lexemes with common prefixes, and more than are presorted, are encoded correctly', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => `w${(n * 7919) % 20_000}`).join(' ')
  const long = Array.from({ length: 5000 }, (_, n) => `beginning${(n * 7919) % 5000}`).join(' ')

  for (const { literal, travelled } of await readBoth([many, long].map(body => ({ ...nothing, body }))))
    assert.equal(travelled, literal)
})
