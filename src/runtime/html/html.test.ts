import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sanitise, textOf, visibleLength } from './index.ts'
import { isTooDeep } from './depth.ts'
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
    'file:///x',
  ])
    assert.ok(!isSafeUrl(url), url)
})

test('too much depth or length is refused at once, and others are not held up', async () => {
  const began = performance.now()
  const [deep, long, fine] = await Promise.allSettled([
    sanitise('<div>'.repeat(50_000)),
    sanitise('x'.repeat(1_048_577)),
    sanitise('<b>x</b>'),
  ])

  assert.deepEqual([deep?.status, long?.status], ['rejected', 'rejected'])
  assert.deepEqual(fine, { status: 'fulfilled', value: '<b>x</b>' })
  assert.ok(performance.now() - began < 2000)
})

test('no text takes long to be measured or read', () => {
  const began = performance.now()
  for (const piece of ['<', '<br ', '<a', '&#', '&', '<b></i>', '\n', ' ', '>', '<!--', '\u200b']) {
    const text = piece.repeat(Math.floor(1_000_000 / piece.length))
    isTooDeep(text)
    visibleLength(textOf(text))
  }
  assert.ok(performance.now() - began < 4000)
})

test('the text of HTML is what a reader sees', () => {
  assert.equal(textOf('<p>One&nbsp;two</p><p>a &lt;b&gt; &#x41;&#66;</p>'), 'One two\na <b> AB')
  assert.equal(textOf('a<br />b<ul><li>c</li><li>d</li></ul>'), 'a\nbc\nd')
  assert.equal(visibleLength(' a b\u200b\u00a0\u00adc\n'), 5)
})
