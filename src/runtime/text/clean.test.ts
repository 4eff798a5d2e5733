import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlRefusedError, isBlank, readText, sanitise, textOf, visibleLength } from './index.ts'
import { isSafeUrl } from './rules.ts'

const cases: Record<string, [string, string]> = {
  'plain text stays': ['Bread & roses', 'Bread &amp; roses'],
  'allowed tags stay': ['<p>One <b>two</b></p>', '<p>One <b>two</b></p>'],
  'a script goes with its content': ['a<script>alert(1)</script>b', 'ab'],
  'handlers and styles go': ['<p onclick="x()" style="color:red" class="a" id="b">x</p>', '<p>x</p>'],
  'a frame goes': ['<iframe src="https://example.org">x</iframe>y', 'y'],
  'svg goes with its content': ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>y', 'y'],
  'a raw text tag goes with its content': ['<xmp><img src=x onerror=alert(1)></xmp>y', 'y'],
  'a script address goes': ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer ugc">x</a>'],
  'a hidden script address goes': [
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a rel="noopener noreferrer ugc">x</a>',
  ],
  'an address without a host goes': ['<img src="/g/x">', '<img />'],
  'an address without a scheme goes': ['<img src="//example.org/x">', '<img />'],
  'a data address goes': ['<img src="data:image/png;base64,AAAA">', '<img />'],
  'characters that do something go': ['<p>a\u0000b&#1;c\u009f\ud800</p>', '<p>abc\ufffd</p>'],
  'blocks of other names stay apart': ['<section>a</section><center>b</center>', '<div>a</div><div>b</div>'],
  'an absolute address stays': [
    '<a href="https://example.org/?a=1&amp;b" target="_blank">x</a>',
    '<a href="https://example.org/?a=1&amp;b" rel="noopener noreferrer ugc">x</a>',
  ],
}
for (const [title, [given, expected]] of Object.entries(cases)) {
  test(`when HTML is cleaned, ${title}`, async () => {
    const once = await sanitise(given)

    assert.equal(once, expected)
    assert.equal(await sanitise(once), once)
  })
}

test('an address is safe only if it says itself where it leads', () => {
  for (const url of ['https://a.org/', 'http://a.org', 'mailto:a@b.org', 'tel:+1', 'cid:x@y'])
    assert.ok(isSafeUrl(url), url)
  for (const url of [
    '',
    'a',
    '/a',
    '//a.org',
    '?a',
    'javascript:x',
    'JAVASCRIPT:x',
    'data:,x',
    'vbscript:x',
    'http:x',
    'https:/x',
    'file:///x',
  ])
    assert.ok(!isSafeUrl(url), url)
})

test('too much depth or length is refused, and others are not held up', async () => {
  const [deep, hidden, long, fine] = await Promise.allSettled([
    sanitise('<div>'.repeat(50_000)),
    sanitise('<b><!--</b>--></i>'.repeat(50_000)),
    sanitise('x'.repeat(1_048_577)),
    sanitise('<b>x</b>'),
  ])

  for (const refused of [deep, hidden, long]) {
    assert.ok(refused?.status === 'rejected' && refused.reason instanceof HtmlRefusedError)
  }
  assert.deepEqual(fine, { status: 'fulfilled', value: '<b>x</b>' })
})

test('many paragraphs without an end are not deep', async () => {
  const html = await sanitise('<p>x<br>'.repeat(2000))

  assert.equal(html, '<p>x<br /></p>'.repeat(2000))
})

test('the end of a worker costs one text and no other', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => `<b>${at}</b>`)
  const broken = readText({ format: 'unknown' as 'html', text: 'x' })

  const [refused, ...read] = await Promise.allSettled([
    broken,
    ...texts.map(text => readText({ format: 'html', text })),
  ])

  assert.ok(refused?.status === 'rejected' && refused.reason instanceof TypeError)
  assert.deepEqual(
    read.map(one => one.status === 'fulfilled' && one.value.body),
    texts,
  )
})

test('the text of HTML is what a reader sees', () => {
  assert.equal(textOf('<p>One&nbsp;two</p><p>a &lt;b&gt; &#x41;&#66;</p>'), 'One two\na <b> AB')
  assert.equal(textOf('a<br />b<ul><li>c</li><li>d</li></ul>'), 'a\nbc\nd')
  assert.equal(visibleLength(' a b\u200b\u00a0\u00adc\n'), 5)
  assert.equal(isBlank('\u200b\u00ad \u3164\u2800\n\u0007'), true)
  assert.equal(isBlank('\u200b.'), false)
})
