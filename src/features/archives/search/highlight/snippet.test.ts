// Not on every day: it tries very large or random texts.
// Runs among the tests that measure processor time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseQuery } from '../parse-query.ts'
import { highlightTermsOf } from './highlight-terms.ts'
import { highlightedSnippet } from './snippet.ts'
import { readBudgetFor } from '../view.ts'

const summary = (q: string, body: string, quoted = '', remainder = '') =>
  highlightedSnippet({ body, quoted, remainder }, highlightTermsOf(parseQuery(q)), readBudgetFor(1))
const filler = (words: number) => Array.from({ length: words }, (_, n) => `word${n}`).join(' ')

test('matching words are highlighted, however they are spelled', () => {
  const expected: [string, string, string][] = [
    ['bread', '<p>Rye <b>BREAD</b>, bread.</p>', 'Rye <mark>BREAD</mark>, <mark>bread</mark>.'],
    ['brod', '<p>Smörgåsbord och bröd</p>', 'Smörgåsbord och <mark>bröd</mark>'],
    ['bröd', '<p>brod</p>', '<mark>brod</mark>'],
    ['"rye bread"', '<p>rye bread</p>', '<mark>rye</mark> <mark>bread</mark>'],
    ['email', '<p>an e-mail</p>', 'an <mark>e-mail</mark>'],
    ['bre*', '<p>a breadbox</p>', 'a <mark>breadbox</mark>'],
    ['国人', '<p>我是中国人。</p>', '我是中<mark>国人</mark>。'],
    ['中', '<p>我是中国人。</p>', '我是<mark>中</mark>国人。'],
    ['bread -rye', '<p>rye bread</p>', 'rye <mark>bread</mark>'],
    ['posterid:1', '<p>one<br>two</p><p>three</p>', 'one two three'],
  ]

  assert.deepEqual(
    expected.map(([q, body]) => [q, body, summary(q, body)]),
    expected,
  )
})

test('the snippet is the window with most matches, cut between words', () => {
  const body = `<p>rye ${filler(60)} rye bread ${filler(60)}</p>`

  const piece = summary('rye bread', body)

  assert.equal(
    piece,
    '…word55 word56 word57 word58 word59 <mark>rye</mark> <mark>bread</mark> word0 word1 word2 word3 word4 word5 word6 word7 ' +
      'word8 word9 word10 word11 word12 word13 word14 word15 word16 word17 word18 word19 word20 word21 word22…',
  )
})

test('new text comes first, then quotes, then the signature; without a match, the beginning', () => {
  const texts = ['<p>bread</p>', '<blockquote>rye bread</blockquote>', '<p>Ben, cake</p>'] as const

  assert.deepEqual(
    ['bread', 'rye', 'cake', 'oats'].map(q => summary(q, ...texts)),
    ['<mark>bread</mark>', '<mark>rye</mark> bread', 'Ben, <mark>cake</mark>', 'bread'],
  )
  assert.equal(summary('bread', '', '', ''), '')
})

test('a phrase is highlighted where it occurs as a whole', () => {
  const far = `<p>to ${filler(20)} buro, to ${filler(60)}</p>`
  const phrase = '<mark>to</mark> <mark>buro</mark>'
  const found: [q: string, texts: [body: string, quoted?: string], piece: RegExp][] = [
    ['"to buro"', [`${far}<p>Came to buro, and to</p>`], new RegExp(`Came ${phrase}, and to$`)],
    ['"to buro"', [`${far}<p>Into buro to burough to</p><p>Büro</p>`], /<mark>to<\/mark> <mark>Büro<\/mark>$/],
    ['"to buro" word3 word4', [`${far}<p>Came to buro</p>`], new RegExp(`Came ${phrase}$`)],
    ['"to buro"', [`${far}<p>Came to 🍞，buro</p>`], /Came <mark>to<\/mark> 🍞，<mark>buro<\/mark>$/],
    ['"to buro"', [`${far}<div>Came to<hr>buro</div>`], new RegExp(`Came ${phrase}$`)],
    ['"to buro"', [`${far}<div>Came to<p class="x">buro</p></div>`], new RegExp(`Came ${phrase}$`)],
    ['"to buro" came', [`${far}<p>Came to buro</p>`], new RegExp(`<mark>Came</mark> ${phrase}$`)],
    ['"to buro" buro', [`${far}<p>Came to buro</p>`], new RegExp(`Came ${phrase}$`)],
    ['"to bur*"', [`${far}<p>Came to BUROS</p>`], /Came <mark>to<\/mark> <mark>BUROS<\/mark>$/],
    ['"to buro"', [far, '<p>Quoted to buro</p>'], new RegExp(`Quoted ${phrase}$`)],
    [
      '"to e-mail it"',
      ['<p>e mail to, I go to e-mail it</p>'],
      /go <mark>to<\/mark> <mark>e-mail<\/mark> <mark>it<\/mark>$/,
    ],
    ['"to buro"', [far], /^<mark>to<\/mark> word0 .* <mark>buro<\/mark>, <mark>to<\/mark> word0/],
    [
      '"to buro"',
      [`${far}<p>to</p><p><a href="/${'x'.repeat(500)}"><b>Buro</b></a></p>`],
      /<mark>to<\/mark> <mark>Buro<\/mark>$/,
    ],
  ]

  for (const [q, texts, piece] of found) {
    assert.match(summary(q, ...texts), piece, q)
  }
})

test('a phrase late in a long text is shown', () => {
  const late = `<p>${'to buro '
    .split(' ')
    .join(` ${filler(5)} `)
    .repeat(2000)}</p><p>Came to buro.</p>`

  const piece = highlightedSnippet(
    { body: late, quoted: '', remainder: '' },
    highlightTermsOf(parseQuery('"to buro"')),
    readBudgetFor(100),
  )

  assert.match(piece, /Came <mark>to<\/mark> <mark>buro<\/mark>\.$/)
})

test('tags inside words are ignored, even on a page of a hundred results', () => {
  for (const [q, marks] of [
    ['metidobe', '<mark>metidobe</mark> bread'],
    ['"metidobe bread"', '<mark>metidobe</mark> <mark>bread</mark>'],
  ] as const) {
    const body = `<p>${filler(5000)}</p><p>A me<i class="x">tido</i>be <b>bread</b>.</p>`
    const piece = highlightedSnippet(
      { body, quoted: '', remainder: '' },
      highlightTermsOf(parseQuery(q)),
      readBudgetFor(100),
    )
    assert.match(piece, new RegExp(`A ${marks}\\.$`), q)
  }
})

test('snippets are text: HTML in it is escaped', () => {
  assert.equal(
    summary('script', '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;amp;</p>'),
    '&lt;<mark>script</mark>&gt;alert(&quot;1&quot;)&lt;/<mark>script</mark>&gt; &amp;amp;',
  )
})

test('a word late in a long text is highlighted on a page of a hundred too', () => {
  const late: [q: string, text: string, marked: string][] = [
    ['rye', '<p>Old <b>rye</b>.</p>', '<mark>rye</mark>'],
    ['brod', '<p><a href="https://example.org/brod">nyt</a> Brød.</p>', '<mark>Brød</mark>'],
    ['email', '<p>an E-Mail</p>', '<mark>E-Mail</mark>'],
    ['bre*', '<p>abreast breadbox</p>', '<mark>breadbox</mark>'],
    ['国人', '<p>我是中国人。</p>', '<mark>国人</mark>'],
  ]
  for (const [q, text, marked] of late) {
    const pieces = ([0, 1, 2] as const).map(place => {
      const texts = ['<p>One</p>', '', ''].with(place, `<p>${filler(20_000)}</p>${text}<p>${filler(2000)}</p>`)
      const [body = '', quoted = '', remainder = ''] = texts
      return highlightedSnippet({ body, quoted, remainder }, highlightTermsOf(parseQuery(q)), readBudgetFor(100))
    })

    for (const piece of pieces) assert.match(piece, new RegExp(`^….*${marked}.*…$`), q)
  }
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc
    .array(fc.constantFrom('<', '>', '&', '"', '<p>', '</p>', '&lt;', 'bread', ' ', '𠮷', '中', '<mark>', '&#60;'), {
      maxLength: 200,
    })
    .map(parts => parts.join('')),
)

test('only our own highlights are HTML', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('bread', '中', 'mark lt', ''), (body, quoted, q) => {
      const html = summary(q, body, quoted)
      const bare = html.replaceAll(/<mark>[^<>]*<\/mark>/g, '')
      assert.doesNotMatch(bare, /[<>"]|&(?!(?:amp|lt|gt|quot);)/)
      assert.ok(html.isWellFormed() || !body.isWellFormed() || !quoted.isWellFormed())
      assert.ok(html.replaceAll(/<\/?mark>|&\w+;/g, '').length <= 250)
    }),
    { numRuns: 300 },
  )
})

test('a million hostile characters take bounded time', () => {
  const times = ['<', '&', '<a', 'bread ', '中', '<p>', '&lt;', ' ', 'é '].map(text => {
    const hostile = text.repeat(Math.ceil(1_000_000 / text.length))
    const began = process.cpuUsage()
    highlightedSnippet(
      { body: hostile, quoted: hostile, remainder: hostile },
      highlightTermsOf(parseQuery('bread 中 "bread bread rye"')),
      readBudgetFor(1),
    )
    return process.cpuUsage(began).user / 1000
  })

  // Processor milliseconds; about 20 for the slowest on an idle machine.
  assert.ok(Math.max(...times) < 1000, times.join(' '))
})

test('the cost of a hundred hostile texts is linear', () => {
  const ratios = ['a', 'brea ', '<a href="bread">', 'bread'.repeat(20) + ' ', 'b-'].map(text => {
    const highlightTerms = highlightTermsOf(parseQuery('bread bre* brown b "brea brea brea rye"'))
    const costOf = (length: number, times: number): number => {
      const body = text.repeat(Math.ceil(length / text.length))
      const began = process.cpuUsage()
      for (let n = 0; n < times; n += 1)
        highlightedSnippet({ body, quoted: body, remainder: body }, highlightTerms, readBudgetFor(100))
      const { user, system } = process.cpuUsage(began)
      return (user + system) / times
    }
    // Taken in turns, the least of three each: how busy the machine is concerns both alike. The short text more often, since
    // the system may count processor time in steps of milliseconds.
    const rounds = [1, 2, 3].map(() => [costOf(30_000, 80), costOf(300_000, 8)] as const)
    return Math.min(...rounds.map(([, long]) => long)) / Math.min(...rounds.map(([short]) => short))
  })

  // About 10 for ten times the text, and 100 where the work grows with the square.
  assert.ok(Math.max(...ratios) < 25, ratios.join(' '))
})

test('a long text is read only as far as needed, with the same result', () => {
  const words = fc.constantFrom(
    'rye',
    'bread',
    'Rye',
    'and',
    'oats',
    'e-mail',
    'mail-rye-e',
    '我是',
    'word',
    'ryebread',
    "rye's",
    '<b>rye</b>',
    '&amp;',
    '</p><p>',
  )
  const texts = fc.array(words, { minLength: 100, maxLength: 700 }).map(all => `<p>${all.join(' ')}</p>`)
  const queries = fc.constantFrom(
    'rye',
    'rye bread',
    '"rye bread" oats',
    '"rye rye bread"',
    '"oats ry*" mail',
    'mail',
    'email e',
    'posterid:1',
    'nowhere',
    'rye nowhere',
    'ry*',
    'brea* oats',
    'mail*',
    'emai* ry*',
  )

  fc.assert(
    fc.property(texts, queries, (body, q) => {
      const highlightTerms = highlightTermsOf(parseQuery(q))
      const read = { ...highlightTerms, kinds: Infinity, isPlain: false }
      const whole = highlightedSnippet({ body, quoted: '', remainder: '' }, read, readBudgetFor(1))
      assert.equal(highlightedSnippet({ body, quoted: '', remainder: '' }, highlightTerms, readBudgetFor(1)), whole)
    }),
  )
})
