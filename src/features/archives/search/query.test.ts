// Runs among the tests that measure processor time.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { testDatabase } from '#test/database.ts'
import { parseQuery } from './parse-query.ts'
import { rankingOf, scanQueryOf } from './sql/tsquery.ts'

const database = await testDatabase()
after(() => database.close())

const noTags = { wanted: [], unwanted: [] }
const wanted = (q: string) => scanQueryOf(parseQuery(q), noTags, false)
const tsquery = (q: string) => wanted(q)?.tsquery ?? null

test('a query is translated to a tsquery', () => {
  const expected: Record<string, string | null> = {
    bread: `'bread'`,
    'Rye Bröd': `'rye' & 'brod'`,
    '"rye bread"': `('rye' <-> 'bread')`,
    '“rye bread” «cake»': `('rye' <-> 'bread') & 'cake'`,
    'bread -cake': `'bread' & !'cake'`,
    '-cake': `!'cake'`,
    '-"white bread" rye': `!('white' <-> 'bread') & 'rye'`,
    'bre*': `'bre':*`,
    'br*': `'br'`,
    'e-ma*': `'ema':*`,
    '-foo-ba*': `!'fooba':*`,
    'e-mai*': `('emai':* | 'e' <-> 'mai':*)`,
    'e-m*': `('em' | 'e' <-> 'm')`,
    '"an e-ma*"': `('an' <-> 'e' <-> 'ma')`,
    '"rye bre*"': `('rye' <-> 'bre':*)`,
    'e-mail': `('email' | 'e' <-> 'mail')`,
    'don’t': `('dont' | 'don' <-> 't')`,
    '"send an e-mail"': `('send' <-> 'an' <-> 'e' <-> 'mail')`,
    'ben@example.org': `('ben' <-> 'example' <-> 'org')`,
    'posterid:12': `'p=12'`,
    '-PosterID:12': `!'p=12'`,
    'from:Ben': `'f=ben'`,
    'from:"Ben Miller"': `('f=ben' & 'f=miller')`,
    '-from:mil*': `!'f=mil':*`,
    'has:attachment': `'h=attachment'`,
    '-has:attachments': `!'h=attachment'`,
    中: `'中'`,
    中国: `'中国'`,
    中国人: `('中国' <-> '国人')`,
    '"中国 bread"': `('中国' <2> 'bread')`,
    学校에서: `('学校' <-> '校에' <-> '에서')`,
    ที่นี่: `'ที่นี่'`,
    iPhone用: `('iphone' <-> '用')`,
  }

  assert.deepEqual(Object.fromEntries(Object.keys(expected).map(q => [q, tsquery(q)])), expected)
})

test('malformed queries are still meaningful', () => {
  const expected: Record<string, string | null> = {
    '': `!'='`,
    '  ': `!'='`,
    '???': null,
    '"': null,
    '-': null,
    '-" "': null,
    '*': null,
    '#': null,
    '"rye bread': `('rye' <-> 'bread')`,
    'rye"bread cake"': `'rye' & ('bread' <-> 'cake')`,
    '- cake': `'cake'`,
    '--cake': `!'cake'`,
    'bread & | ! ( ) <-> :*': `'bread'`,
    "bread':* | 'cake\\": `'bread' & 'cake'`,
    'from:': `'from'`,
    'posterid:ben': `('posterid' <-> 'ben')`,
    'has:money': `('has' <-> 'money')`,
    '#12': `'12'`,
  }

  assert.deepEqual(Object.fromEntries(Object.keys(expected).map(q => [q, tsquery(q)])), expected)
})

test('hashtags are resolved to ids; a single excluded one leaves all others', () => {
  const query = parseQuery('#Rye -#Cake bread #Oats, -#Nuts')
  const names = query.terms.map(term => (term.is === 'hashtag' ? `${term.not ? '-' : ''}${term.name}` : term.is))

  assert.deepEqual(names, ['Rye', '-Cake', 'text', 'Oats', '-Nuts'])
  assert.deepEqual(scanQueryOf(query, { wanted: [1, 3], unwanted: [2] }, false), {
    tsquery: `'#1' & '#3' & !'#2' & 'bread'`,
    along: 'words',
  })
  assert.deepEqual(scanQueryOf(parseQuery('-#Cake'), { wanted: [], unwanted: [2] }, false), {
    tsquery: `!'#2'`,
    along: 'numbers',
  })
  assert.deepEqual(scanQueryOf(parseQuery('-#Unknown'), noTags, false), { tsquery: `!'='`, along: 'numbers' })
})

test('without signatures, words match only elsewhere; authors and keywords are not words', () => {
  assert.equal(
    scanQueryOf(parseQuery('rye -"white bread" oat* e-mail from:ben posterid:1'), noTags, true)?.tsquery,
    `'rye':ABC & !('white':ABC <-> 'bread':ABC) & 'oat':*ABC & ('email':ABC | 'e':ABC <-> 'mail':ABC) & 'f=ben' & 'p=1'`,
  )
})

test('the search strategy depends on what is indexed', () => {
  assert.deepEqual(
    ['', '-rye', '-posterid:1', 'bread -rye', 'bre* rye', '-bre* rye'].map(q => wanted(q)?.along),
    ['numbers', 'numbers', 'numbers', 'words', 'either', 'words'],
  )
})

test('messages are ranked by the query terms', () => {
  assert.deepEqual(rankingOf(parseQuery('"rye bread" bread -cake oat* e-mail 中国人 from:ben #tag'), false), {
    tsquery: `'rye' | 'bread' | 'oat':* | 'email' | 'e' | 'mail' | '中国' | '国人'`,
    weights: [0.05, 0.1, 0.6, 1],
  })
  assert.deepEqual(rankingOf(parseQuery('-cake'), true), { tsquery: '', weights: [0, 0.1, 0.6, 1] })
})

const pieces = [
  '"',
  '-',
  '#',
  'from:',
  'posterid:',
  'has:attachment',
  '*',
  "'",
  '\\',
  ':',
  '&',
  '|',
  '!',
  '(',
  ')',
  '<->',
]
const written = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1000 }),
  fc
    .array(
      fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(' ', 'a', 'é', '中国', '12'), fc.string({ maxLength: 5 })),
      {
        maxLength: 60,
      },
    )
    .map(parts => parts.join('')),
)

test('no query is an error, here or in the database', async () => {
  const texts = fc.sample(written, 500).flatMap(q => {
    const query = parseQuery(q)
    return [scanQueryOf(query, noTags, q.length % 2 === 0)?.tsquery ?? '', rankingOf(query, false).tsquery]
  })

  const [row] = await database.sql(`select count(q::tsquery) as count from unnest($1::text[]) q`, [texts])

  assert.deepEqual(row, { count: 1000 })
})

test('a query is bounded, and parsed in bounded time', async () => {
  const long = parseQuery(Array.from({ length: 500 }, (_, n) => `word${n}`).join(' '))
  const dense = wanted('中国'.repeat(400))!.tsquery
  const times = ['-', '"', 'a ', 'a-', '-a ', '"a" ', '#a ', 'from:', '中', 'é', '* ', '\ud800'].map(text => {
    const hostile = text.repeat(Math.ceil(1_000_000 / text.length))
    const began = process.cpuUsage()
    scanQueryOf(parseQuery(hostile), noTags, false)
    return process.cpuUsage(began).user / 1000
  })

  assert.equal(long.terms.length, 32)
  assert.equal(parseQuery(`${'> '.repeat(9_999)}rye bread`).terms.length, 1)
  assert.equal(dense.split('<->').length, 64)
  // Processor milliseconds; well below 100 on an idle machine.
  assert.ok(Math.max(...times) < 1000, times.join(' '))
})
