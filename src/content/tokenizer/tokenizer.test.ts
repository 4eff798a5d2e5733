// Not on every day: it tries very large or random texts.
// Runs among the tests that measure processor time.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { testDatabase } from '#test/database.ts'
import { blockOf, blockSql, firstOfBlock, searchVector } from './index.ts'
import { normalizeWord } from './normalize.ts'
import { tokenize } from './tokenize.ts'

const database = await testDatabase()
after(() => database.close())

const words = (text: string) =>
  tokenize(text)
    .map(({ word, at }) => `${word}@${at}`)
    .join(' ')

test('words are letters and digits of any script, compared without case, accents and spelling', () => {
  const expected: Record<string, string> = {
    'Hello, World!': 'hello@1 world@2',
    'Über Żółć Łódź Ærøskøbing': 'uber@1 zolc@2 lodz@3 aeroskobing@4',
    'Straße STRASSE ẞ': 'strasse@1 strasse@2 ss@3',
    'İstanbul ısı Đồng': 'istanbul@1 isi@2 dong@3',
    'Ёлка йод ЙОД': 'елка@1 йод@2 йод@3',
    'ΣΊΣΥΦΟΣ Σίσυφος': 'σισυφοσ@1 σισυφοσ@2',
    'שָׁלוֹם שלום': 'שלום@1 שלום@2',
    'مُحَمَّد محمد أحمد': 'محمد@1 محمد@2 احمد@3',
    'हिन्दी में': 'हिन्दी@1 में@2',
    'ﬁne ｆｕｌｌ ①': 'fine@1 full@2 1@3',
    'soft\u00adhyphen zero\u200dwidth': 'softhyphen@1 zerowidth@2',
    'cafe\u0301 caf\u00e9': 'cafe@1 cafe@2',
    'ma\u00f1ana man\u0303ana ma\u0323nh o\u0305x a\u0331b': 'manana@1 manana@2 manh@3 ox@4 ab@5',
    'snake_case ben@example.org 3.14': 'snake@1 case@2 ben@3 example@4 org@5 3@6 14@7',
    '… — ??? 🎉 \u0000 \ud800': '',
  }

  assert.deepEqual(Object.fromEntries(Object.keys(expected).map(text => [text, words(text)])), expected)
})

test('characters that need no normalizing are the same next to one that does', () => {
  const alphabets = ['αλφαβητο', 'съешьещёйэтих', 'שלום', 'محمدىيءغف', 'ひらがなゔ', 'カタカナヷヺ', '中国', '한국각갂']
  const pairs = alphabets
    .map(letters => Array.from(letters))
    .flatMap(letters => letters.flatMap(one => letters.map(other => one + other)))

  assert.deepEqual(
    pairs.map(pair => normalizeWord(pair)),
    pairs.map(pair => normalizeWord(`${pair}ß`).slice(0, -2)),
  )
})

test('the parts of a compound are terms, and so is the whole', () => {
  const expected: Record<string, string> = {
    'an e-mail': 'an@1 e@2 mail@3 email@2',
    'don’t': 'don@1 t@2 dont@1',
    'l’eau': 'l@1 eau@2 leau@1',
    'rock-’n’-roll': 'rock@1 n@2 roll@3',
    'over- and under-': 'over@1 and@2 under@3',
    'a-b-c-d-e': 'a@1 b@2 c@3 d@4 e@5',
  }

  assert.deepEqual(Object.fromEntries(Object.keys(expected).map(text => [text, words(text)])), expected)
})

test('scripts without spaces are split into terms of one and two characters', () => {
  const expected: Record<string, string> = {
    中国人: '中@1 中国@1 国@2 国人@2 人@3',
    ガギ: 'ガ@1 ガギ@1 ギ@2',
    ｶﾞｷﾞ: 'ガ@1 ガギ@1 ギ@2',
    한국: '한@1 한국@1 국@2',
    ['한국'.normalize('NFD')]: '한@1 한국@1 국@2',
    ที่นี่: 'ที่@1 ที่นี่@1 นี่@2',
    iPhone用の: 'iphone@1 用@2 用の@2 の@3',
    𠮷野: '𠮷@1 𠮷野@1 野@2',
  }

  assert.deepEqual(Object.fromEntries(Object.keys(expected).map(text => [text, words(text)])), expected)
})

test('a token has its offset in the text', () => {
  const text = 'Über den e-mail 中国'

  const found = tokenize(text).map(({ word, from, to }) => [word, text.slice(from, to)])

  assert.deepEqual(found, [
    ['uber', 'Über'],
    ['den', 'den'],
    ['e', 'e'],
    ['mail', 'mail'],
    ['email', 'e-mail'],
    ['中', '中'],
    ['中国', '中国'],
    ['国', '国'],
  ])
})

const nothing = { subject: '', body: '', quoted: '', remainder: '', name: '', keywords: [] }

test('a repeated keyword is in the vector once', () => {
  assert.equal(searchVector({ ...nothing, body: 'rye', keywords: ['#bread', '#bread'] }), `'#bread' 'rye':11B`)
})

test('a message vector has its words by position, its author and its keywords', () => {
  const vector = searchVector({
    subject: 'Rye bread',
    body: 'Bread, not cake',
    quoted: 'cake',
    remainder: 'Ben',
    files: ['my_bread.pdf'],
    name: "Anna O'Neil",
    keywords: ['p=12', '#34', 'h=attachment'],
  })

  assert.equal(
    vector,
    `'p=12' '#34' 'h=attachment' 'f=anna':1 'f=o':2 'f=neil':3 'f=oneil':2 'rye':1A 'bread':2A,13B,27B 'not':14B ` +
      `'cake':15B,39C 'my':26B 'pdf':28B 'ben':50D`,
  )
})

const million = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length))
const hostile = [
  'a ',
  'a-',
  "a'",
  'a',
  '中',
  'ก็',
  '็',
  '\u0301\u0316',
  'é ',
  '\u00ad',
  '\ud800',
  'ﷺ',
  '한'.normalize('NFD'),
]
const counted = Array.from({ length: 200_000 }, (_, n) => `wörd${n}`).join(' ')

test('any text gives a valid vector in bounded time', async () => {
  const texts = [...hostile.map(million), counted, `${counted}'\\:*&|!()<->`]
  let slowest = 0

  const vectors = texts.map(text => {
    const began = process.cpuUsage()
    const vector = searchVector({ ...nothing, subject: text.slice(0, 1000), body: text, quoted: text, name: text })
    slowest = Math.max(slowest, process.cpuUsage(began).user / 1000)
    return vector
  })

  for (const vector of vectors)
    assert.deepEqual(
      await database.sql(
        `select length($1::tsvector) > 0 or $1 = '' as "isOne", pg_column_size($1::tsvector) < 1e6 as small`,
        [vector],
      ),
      [{ isOne: true, small: true }],
    )
  // Processor milliseconds; about 100 on an idle machine.
  assert.ok(slowest < 1000, `${slowest} ms`)
})

test('strange text is handled', async () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  const message = fc.record({
    ...{ subject: text, body: text, quoted: text, remainder: text, name: text },
    ...{ files: fc.array(text, { maxLength: 2 }), keywords: fc.constant(['p=1', '#2']) },
  })
  const vectors = fc.sample(message, 300).map(searchVector)

  const [row] = await database.sql(`select count(v::tsvector) as count from unnest($1::text[]) v`, [vectors])

  assert.deepEqual(row, { count: 300 })
})

test('blocks of a group are consecutive, in the program as in the database', async () => {
  const places = [
    [1, 1],
    [1, 8191],
    [1, 8192],
    [7, 1_000_000],
    [1_000_000, 12_345_678],
  ] as const

  const blocks = places.map(([group_id, msg_num]) => blockOf(group_id, msg_num))

  const rows = await database.sql(
    `select ${blockSql('g', 'n')} as block from unnest($1::bigint[], $2::bigint[]) with ordinality p (g, n, place) order by place`,
    [places.map(([group_id]) => group_id), places.map(([, msg_num]) => msg_num)],
  )
  assert.deepEqual(
    rows.map(row => row['block']),
    blocks,
  )
  assert.deepEqual(blocks.map(firstOfBlock), [0, 0, 8192, 999_424, 12_345_344])
})
