import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlRefusedError, isBlank, readText, sanitise, textOf, visibleLength } from '../index.ts'
import { isSafeUrl } from './allowed-markup.ts'

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
  'a paragraph without a space around it is a line': [
    '<p class="MsoNormal">a<o:p></o:p></p><p class=MsoNormal>&nbsp;<p style="margin: 0">b</p><p class="Mso">c</p>',
    '<div>a</div><div>\u00a0</div><div>b</div><p>c</p>',
  ],
  'blocks of other names stay apart': ['<section>a</section><center>b</center>', '<div>a</div><div>b</div>'],
  'an absolute address stays': [
    '<a href="https://example.org/?a=1&amp;b" target="_blank">x</a>',
    '<a href="https://example.org/?a=1&amp;b" rel="noopener noreferrer ugc">x</a>',
  ],
  'a link says the same things in the same order': [
    '<a title="t" href="https://a.org">x</a>',
    '<a href="https://a.org" rel="noopener noreferrer ugc" title="t">x</a>',
  ],
  'an address is written as a browser reads it': ['<img src=" C&#9;ID:a@b\n">', '<img src="cid:a@b" />'],
  'an item ends with the next one': [
    '<ul><li><div>a<li>b</li>c</div></li></ul>',
    '<ul><li><div>a</div></li><li>b</li>c</ul>',
  ],
  'a definition ends with the next one': ['<dl><dt><b>a<dd>b</dl>', '<dl><dt><b>a</b></dt><dd>b</dd></dl>'],
  'a list in an item stays in it': ['<ul><li>a<ul><li>b</ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  'a table ends with the next one': [
    '<table><div>a<table><tr><td>b</table></div></table>c',
    '<table><div>a</div></table><table><tr><td>b</td></tr></table>c',
  ],
  'a table in a cell stays in it': [
    '<table><tr><td><table><tr><td>a</table></table>',
    '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
  ],
  'a row stands in a table': [
    '<table><div><tr><td>a<td>b</div></table>',
    '<table><div></div><tr><td>a</td><td>b</td></tr></table>',
  ],
  'a row without a table goes': ['a<tr><td>b</td></tr>c', 'a\nbc'],
  'a heading in a heading is none': [
    '<h1><div><h2><p><b><h2>a</h2></b></p></h2></div></h1>b',
    '<h1><div>\n<p><b>\na</b></p></div></h1>b',
  ],
  'a paragraph ends with the next one': ['<p><font>a<p>b</font>c', '<p>a</p><p>b</p>c'],
  'a preformatted text that a row ends is not verbatim after it': [
    '<table><pre>a<tr><td>b\nc</table>d',
    '<table><pre>a</pre><tr><td>b\nc</td></tr></table>d',
  ],
}
for (const [title, [given, expected]] of Object.entries(cases)) {
  test(`cleaning HTML: ${title}`, async () => {
    const once = await sanitise(given)

    assert.equal(once, expected)
    assert.equal(await sanitise(once), once)
  })
}

test('a URL is safe only if it is absolute with a known scheme', () => {
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

test('input that is too deep or too long is rejected without delaying others', async () => {
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

test('many unclosed paragraphs are not nested', async () => {
  const html = await sanitise('<p>x<br>'.repeat(2000))

  assert.equal(html, '<p>x<br /></p>'.repeat(2000))
})

test('a crashed worker fails one text only', async () => {
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

test('the text of HTML is the visible text', () => {
  assert.equal(textOf('<p>One&nbsp;two</p><p>a &lt;b&gt; &#x41;&#66;</p>'), 'One two\na <b> AB')
  assert.equal(textOf('a<br />b<ul><li>c</li><li>d</li></ul>'), 'a\nbc\nd')
  assert.equal(visibleLength(' a b\u200b\u00a0\u00adc\n'), 5)
  assert.equal(isBlank('\u200b\u00ad \u3164\u2800\n\u0007'), true)
  assert.equal(isBlank('\u200b.'), false)
})
