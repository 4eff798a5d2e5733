import fc from 'fast-check'
import { blockSql, searchVector, keyword } from '#content/tokenizer/index.ts'
import { newWorld } from './world.ts'
import { toTimestamp } from '#storage/values.ts'
import { lexemeKey, type Lexeme } from '#features/archives/search/clauses.ts'
import { parseQuery } from '#features/archives/search/parse-query.ts'
import { rankingOf, scanQueryOf } from '#features/archives/search/sql/tsquery.ts'
import { scanBlocks, type ScanColumns, type ScanRequest, type ScanResult } from '#features/archives/search/sql/scan.ts'
import { createIndexer } from '#features/archives/search/index/build/indexer.ts'
import { planQuery } from '#features/archives/search/index/query-plan.ts'
import { createSegmentCache, type QueryTerms as AskedOfShelf } from '#features/archives/search/index/segment-cache.ts'
import { currentFormat } from '#features/archives/search/index/segment-store.ts'
import { searchSegments } from '#features/archives/search/index/search-segments.ts'

const { signal } = new AbortController()
const shelfBytes = 16 * 1024 * 1024

// Two large segments, some smaller ones, and a few messages behind them; some are missing.
export const count = 2 * 4096 + 512 + 3 * 64 + 40
const vocabulary = ['rye', 'bread', 'oats', 'cake', 'salt', 'yeast', "o'neil", '中国', 'crumb']
const numbers = Array.from({ length: count }, (_, n) => n + 1).filter(n => n % 97 !== 5)
const wordsOf = (n: number, share: number) =>
  vocabulary
    .flatMap((word, k) =>
      Array.from({ length: ((n * 7919 + k * 104_729) >> 3) % share === 0 ? ((n * k) % 9) + 1 : 0 }, () => word),
    )
    .join(' ')
const vectorOf = (n: number) =>
  searchVector({
    ...{
      subject: wordsOf(n, 11),
      body: `${wordsOf(n + 1, 3)} word${n}`,
      quoted: wordsOf(n + 2, 5),
      remainder: wordsOf(n + 3, 7),
    },
    ...{
      name: `Writer ${n % 5}`,
      keywords: [keyword.poster(n % 397 === 0 ? 99 : n % 7), ...(n % 13 === 0 ? [keyword.attachment] : [])],
    },
  })

type TestQuery = { q: string; exclude_sigs?: boolean; meanwhile?: () => Promise<unknown> } & Partial<
  Pick<ScanRequest, 'dir' | 'above' | 'below' | 'most' | 'range'>
>

/** Reads one term from a segment cache. */
export const lookupOf = (lexeme: Lexeme): AskedOfShelf => [
  { lexeme, key: lexemeKey(lexeme), isRequired: false, needsPositions: false },
]

/** A group with messages to be packed. `segmentsPerMerge`: so many large segments are merged. */
export async function searchedGroup(segmentsPerMerge = 16) {
  const world = await newWorld()
  const { read } = world.database
  const { id: group_id } = await world.addGroup({})
  await world.sql(
    `with made as (
       insert into message_search (group_id, msg_num, block, created, words)
       select $1, n, ${blockSql('$1', 'n')}, timestamptz '2026-01-01' + n * interval '1 minute', words::tsvector
       from unnest($2::bigint[], $3::text[]) m (n, words) returning block, created
     ), counted as (update groups set last_msg_num = $4 where id = $1)
     insert into message_blocks (group_id, block, earliest, latest)
     select $1, block, min(created), max(created) from made group by block`,
    [group_id, numbers, numbers.map(vectorOf), count],
  )

  /** A program that builds and reads the index in a format. */
  function inFormat(format: number) {
    let segmentCache = createSegmentCache(shelfBytes, format)
    async function pack(): Promise<void> {
      const indexer = createIndexer(world.database, { format, segmentsPerMerge })
      indexer.requestIndexing(group_id)
      await indexer.run(signal)
    }
    return {
      pack,
      /** Indexes until done: concurrent changes may delay it. */
      async packAll(): Promise<void> {
        const claimed = `select from search_segments where group_id = $1 and format = $2 and state = 'claimed'`
        for (let tries = 0; tries < 1000; tries += 1) {
          await pack()
          if ((await world.sql(claimed, [group_id, format])).length === 0) return
        }
      },
      /** Nothing is in memory any more. */
      forget: () => (segmentCache = createSegmentCache(shelfBytes, format)),
      /** What both walks find, and whether something was not packed. `meanwhile`: happens once it is known what there is to walk through. */
      async walks({ q, exclude_sigs = false, meanwhile, ...asked }: TestQuery) {
        const [query, tags] = [parseQuery(q), { wanted: [], unwanted: [] }]
        const scanRequest: ScanRequest = {
          ...scanQueryOf(query, tags, exclude_sigs)!,
          ...{ group_id, ranking: rankingOf(query, exclude_sigs), range: { from: null, until: null } },
          ...{ dir: 'desc', above: 0, below: Number.MAX_SAFE_INTEGER, most: 1000, enough: Infinity },
          ...asked,
        }
        const wanted: number[] = []
        const context = {
          ...{ cache: segmentCache, snapshot: await segmentCache.snapshotOf(read, group_id) },
          requestIndexing: () => void wanted.push(group_id),
        }
        await meanwhile?.()
        const packed = inRows(
          await searchSegments(read, { ...scanRequest, plan: planQuery(query, tags, exclude_sigs) }, context),
        )
        return { unpacked: await scanBlocks(read, scanRequest), packed, isWanting: wanted.length > 0 }
      },
    }
  }

  return {
    ...{ world, read, group_id, signal, inFormat, ...inFormat(currentFormat) },
    segments: () =>
      world.sql(
        `select state, (last - first + 1)::int as size, count(*)::int as segments from search_segments where group_id = $1
        group by 1, 2 order by 1, 2`,
        [group_id],
      ),
    /** Gives messages other words, from one on. */
    change: (first: number, words: string, messages = 1) =>
      world.sql(
        `update message_search set words = $3::tsvector where group_id = $1 and msg_num >= $2 and msg_num < $2 + $4`,
        [group_id, first, words, messages],
      ),
    remove: (n: number) => world.sql(`delete from message_search where group_id = $1 and msg_num = $2`, [group_id, n]),
  }
}

const inRows = ({ numbers, times, ranks, stoppedAt }: ScanColumns): ScanResult => ({
  candidates: Array.from(numbers, (msg_num, n) => ({ msg_num, time: times[n]!, rank: ranks[n]! })),
  stoppedAt,
})

const moment = (minutes: number) => toTimestamp(Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes }))

const word = fc.constantFrom(
  ...vocabulary,
  ...[
    '"rye bread"',
    '"bread rye oats"',
    '"rye oats cake"',
    '"bread oats"',
    '"oats cake word7*"',
    '"rye rye"',
    '"salt cake cru*"',
    '"cake o\'neil"',
    'cru*',
    'wor*',
    'word7*',
    '中国人',
  ],
  'posterid:3',
  'posterid:99',
  'posterid:99',
  'from:writer',
  'from:4',
  'has:attachment',
  'word77',
  'nowhere',
)
const term = fc.tuple(fc.constantFrom('', '', '-'), word).map(parts => parts.join(''))
const number = fc.integer({ min: 0, max: count + 5 })
/** Searches of every kind. */
export const searches = fc.record({
  q: fc.array(term, { maxLength: 3 }).map(terms => terms.join(' ')),
  exclude_sigs: fc.boolean(),
  dir: fc.constantFrom('asc', 'desc'),
  above: fc.oneof(fc.constant(0), number),
  below: fc.oneof(fc.constant(Number.MAX_SAFE_INTEGER), number),
  most: fc.constantFrom(1, 20, 1000),
  range: fc
    .tuple(fc.boolean(), number, number)
    .map(([isBound, from, until]) =>
      isBound
        ? { from: moment(Math.min(from, until)), until: moment(Math.max(from, until)) }
        : { from: null, until: null },
    ),
})
