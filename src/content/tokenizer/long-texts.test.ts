// Not on every day: it tries very large or random texts and files.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { tsVectors } from '#storage/values.ts'
import { testDatabase } from '#test/database.ts'
import { propertyRuns } from '#test/sampling.ts'
import { vectorBytes, type SearchableMessage } from './index.ts'

const database = await testDatabase()
after(() => database.close())

const nothing: SearchableMessage = { subject: '', body: '', quoted: '', remainder: '', name: '', keywords: [] }

type Text = { words: number; vocabulary: number; seed: number }

/** The words of a text: deterministic for the same numbers, with common words far more often than others. */
function wordsOf({ words, vocabulary, seed }: Text): string[] {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: words }, () => `w${Math.floor(next() ** 3 * vocabulary)}`)
}

const [firstPlace, mostWords, lastPlace, mostPlaces] = [11, 50_000, 16_383, 256]

/** The expected positions of each word, computed in the simplest way. */
function expected(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [n, word] of words.slice(0, mostWords + 1 - firstPlace).entries()) {
    const place = Math.min(n + firstPlace, lastPlace)
    const known = places.get(word)
    if (!known) places.set(word, [place])
    else if (known.length < mostPlaces && known.at(-1) !== place) known.push(place)
  }
  return places
}

/** The words of a binary vector and their positions. */
function readVector(vector: Buffer): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (let at = 4; at < vector.length;) {
    const end = vector.indexOf(0, at)
    const count = vector.readUInt16BE(end + 1)
    const places = Array.from({ length: count }, (_, n) => vector.readUInt16BE(end + 3 + 2 * n) & lastPlace)
    words.set(vector.toString('utf8', at, end), places)
    at = end + 3 + 2 * count
  }
  assert.equal(words.size, vector.readInt32BE(0))
  return words
}

const inOrder = (words: Map<string, number[]>) => [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Builds vectors in a new thread, where the arrays have their initial size. */
async function inNewThread(texts: readonly string[]): Promise<Buffer[]> {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ vectorBytes }) =>
      parentPort.postMessage(workerData.texts.map(body => vectorBytes({ ...workerData.nothing, body }))))`
  const workerData = { module: new URL('index.ts', import.meta.url).href, texts, nothing }
  const worker = new Worker(program, { eval: true, workerData })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>()
  worker.once('message', resolve).once('error', reject)
  try {
    return (await promise).map(bytes => Buffer.from(bytes))
  } finally {
    await worker.terminate()
  }
}

/** From 10 to 100,000 words, each order of magnitude as often. */
const text: fc.Arbitrary<Text> = fc.record({
  words: fc.double({ min: 1, max: 5, noNaN: true }).map(power => Math.round(10 ** power)),
  vocabulary: fc.integer({ min: 1, max: 20_000 }),
  seed: fc.nat(),
})

test('the vector of a text of 10 to 100,000 words has every position of each word', async () => {
  const sizes = [10, 4000, 4200, 8300, 16_500, 50_000, 100_000]
  const long = sizes.map((words, seed): [Text[]] => [[{ words, vocabulary: 500, seed }]])
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async texts => {
      const all = texts.map(wordsOf)

      const made = await inNewThread(all.map(words => words.join(' ')))

      for (const [n, vector] of made.entries())
        assert.deepEqual(inOrder(readVector(vector)), inOrder(expected(all[n]!)))
    }),
    { numRuns: propertyRuns(20), examples: long },
  )
})

test('PostgreSQL accepts the vector of any long text, in any part of a message', async () => {
  const piece = fc.constantFrom('subject', 'body', 'quoted', 'remainder', 'name')
  await fc.assert(
    fc.asyncProperty(text, piece, fc.constantFrom('', 'é', '日本', '🎉'), async (one, at, before) => {
      const words = wordsOf(one).map(word => before + word)
      const messages = [
        { ...nothing, [at]: words.join(' ') },
        { ...nothing, body: words.join('-'), quoted: words.join(' ') },
      ]

      const read = await database.sql(`select length(v) > 0 as "isOne" from unnest($1::tsvector[]) v`, [
        tsVectors(messages.map(vectorBytes)),
      ])

      assert.deepEqual(read, [{ isOne: true }, { isOne: true }])
    }),
    { numRuns: propertyRuns(20) },
  )
})
