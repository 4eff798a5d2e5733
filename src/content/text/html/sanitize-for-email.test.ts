// In a process of those that measure: the processor time that long texts take.
// Runs among the tests that measure processor time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'parse5'
import { hostileHtml } from '#test/fixtures/hostile-html.ts'
import { actingIn } from '#test/fixtures/hostile-oracle.ts'
import { sanitizeForEmail } from './sanitize-for-email.ts'

const cases: Record<string, [written: string, left: string]> = {
  'what has nothing of that': [
    '<!doctype html><html><head><style>p > b{color:red}</style></head><body bgcolor="#000"><P Class=x>Rye &amp; spelt<br>more',
    '<!doctype html><html><head><style>p > b{color:red}</style></head><body bgcolor="#000"><p class="x">Rye &amp; spelt<br>more',
  ],
  'what only Outlook reads': [
    '<!--[if mso]><table><![endif]--><![if !mso]><b>Rye</b><![endif]>',
    '<!--[if mso]><table><![endif]--><![if !mso]><b>Rye</b><![endif]>',
  ],
  'tags nobody knows': ['<o:p>Rye</o:p> <blink>and</blink> <x-y onclick=a>spelt</x-y>', 'Rye and spelt'],
  'styles that do not end': ['<p>Rye</p><style>p{}', '<p>Rye</p><style>p{}</style>'],
  'comments that end where some do not see it': ['<!-->Rye<!--a--!>and<!-- a -- b -->spelt', 'Ryeandspelt'],
  'what is no tag': ['1 < 2 &lt; 3</ x>', '1 &lt; 2 &lt; 3'],
  'a script': ['<p>Rye<script>alert("</p>")</script>, please</p>', '<p>Rye, please</p>'],
  'a script that does not end': ['<p>Rye</p><script>alert(1)', '<p>Rye</p>'],
  'a drawing that changes where its link leads': [
    '<p>Rye</p><svg><a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a></svg><p>More</p>',
    '<p>Rye</p><p>More</p>',
  ],
  'a form': ['<form action="https://x.example"><p>Rye</p><input name="a"><b>More</b></form>', '<p>Rye</p><b>More</b>'],
  'a form in a form': ['<form><form action=x><p>Rye</p></form>', '<p>Rye</p>'],
  'a tag that the footer would finish': ['<p>Rye</p><body onpageshow=alert(1) x="', '<p>Rye</p>'],
  'a tag in a value that is not finished': ['<p>Rye</p><body onpageshow=alert(1) x="<b>', '<p>Rye</p>'],
  'a finished tag at the end': ['<p>Rye</p><p title="a > b">', '<p>Rye</p><p title="a &gt; b">'],
  'a frame': ['<p>Rye</p><iframe src="https://x.example"><p>x</p></iframe><p>More</p>', '<p>Rye</p><p>More</p>'],
  'a style sheet from elsewhere': ['<link rel=stylesheet href="https://x.example/a.css"><p>Rye</p>', '<p>Rye</p>'],
  'a page that goes elsewhere': [
    '<meta http-equiv="refresh" content="0;url=https://x.example"><p>Rye</p>',
    '<p>Rye</p>',
  ],
  'what says its letters': [
    '<meta http-equiv="Content-Type" content="text/html">Rye',
    '<meta http-equiv="Content-Type" content="text/html">Rye',
  ],
  'attributes that run': ['<p onclick="x()" style="color:red">Rye</p>', '<p style="color:red">Rye</p>'],
  'links that run': [
    '<a href=" java\nscript:x()" title="a &quot;b&quot;">Rye</a>',
    '<a title="a &quot;b&quot;">Rye</a>',
  ],
  'links that report or load a page': [
    '<a ping="https://x.example" href="view-source:javascript:x">Rye</a><img src="data:image/svg+xml,x"><img src="data:image/png;base64,x">',
    '<a>Rye</a><img><img src="data:image/png;base64,x">',
  ],
  'a pixel': ['<p>Rye<img src="https://x.example/p.gif?u=1" width="1" height="1" alt="">.</p>', '<p>Rye.</p>'],
  'a hidden picture': ['<img src="//x.example/p" style="display:none"/>Rye', 'Rye'],
  'a picture of no size': ['<img src="https://x.example/p" style="border:0; width:1px; height:1px">Rye', 'Rye'],
  'pictures that are seen, and small ones in the mail': [
    '<img src="https://x.example/p" width="100" height="1"><img src="cid:a" width=1 height=1>',
    '<img src="https://x.example/p" width="100" height="1"><img src="cid:a" width="1" height="1">',
  ],
}
for (const [name, [written, left]] of Object.entries(cases))
  test(`email keeps its styling, without scripts and tracking: ${name}`, () =>
    assert.equal(sanitizeForEmail(written), left))

test('no reader of HTML finds anything that acts in what is left, nor in the footer behind it', () => {
  const footer = '<p title="-->">x</p>'
  const found = [...hostileHtml()].flatMap(html =>
    actingIn(parse(sanitizeForEmail(html) + footer)).map(acts => ({ html, acts })),
  )
  assert.deepEqual(found, [])
})

test('long texts are cheap, also deeply nested ones', () => {
  const most = 1500
  let least = Infinity
  // What others do on the machine makes a try dearer, never cheaper.
  for (let tries = 0; tries < 5 && least >= most; tries += 1) {
    const before = process.cpuUsage()
    sanitizeForEmail('<p onclick=x><img src=//x width=1 height=1>Rye</p>'.repeat(20_000))
    assert.equal(sanitizeForEmail('<div>'.repeat(100_000)).length, 500_000)
    assert.equal(sanitizeForEmail('<svg>'.repeat(100_000)), '')
    assert.equal(sanitizeForEmail('</p '.repeat(100_000)), '</p>')
    least = Math.min(least, process.cpuUsage(before).user / 1000)
  }
  assert.ok(least < most, `${least} ms`)
})
