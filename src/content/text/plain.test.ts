import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseText } from './read-text.ts'

const plainTexts: Record<string, [string, string]> = {
  'blocks are parted by empty lines': ['<h1>Bread</h1><p>One<br>two</p><p>Three</p>', 'Bread\n\nOne\ntwo\n\nThree'],
  'divisions are lines': ['<div>One</div><div>Two</div><div><br></div><div>Three</div>', 'One\nTwo\n\nThree'],
  'paragraphs of Outlook are lines, and its empty ones are empty lines': [
    '<p class="MsoNormal">One<o:p></o:p></p><p class=x_MsoNormal>Two</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p style="margin-top:0; margin-bottom:0">Three</p><p style="margin:0cm 0cm 0.0001pt">Four</p><p style="margin:10pt">Five</p>',
    'One\nTwo\n\nThree\nFour\n\nFive',
  ],
  'a link says where it leads': ['See <a href="https://a.org/x">this</a>.', 'See this (https://a.org/x).'],
  'a link that says so itself does not': [
    '<a href="https://a.org/">https://a.org</a> <a href="mailto:a@b.org">a@b.org</a>',
    'https://a.org a@b.org',
  ],
  'lists have signs': [
    '<p>Buy:</p><ul><li>rye</li><li><p>salt</p><ol start="3"><li>fine</li><li>coarse</li></ol></li></ul><p>Now</p>',
    'Buy:\n\n- rye\n- salt\n  3. fine\n  4. coarse\n\nNow',
  ],
  'quotations have signs': [
    '<p>A</p><blockquote><p>B</p><blockquote>C</blockquote><p>D</p></blockquote><p>E</p>',
    'A\n\n> B\n>\n> > C\n>\n> D\n\nE',
  ],
  'a preformatted text keeps its spaces': ['<pre>a\n  b\n\nc</pre>', 'a\n  b\n\nc'],
  'a picture says what it shows': ['<img src="cid:x" alt="A loaf"> <img src="cid:y">', '[A loaf]'],
  'cells stand side by side': [
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    'a  b\nc  d',
  ],
  'a rule is a line': ['a<hr>b', 'a\n----\nb'],
  'spaces that do not break are spaces': ['a&nbsp;&nbsp;b \n c', 'a  b c'],
}
for (const [title, [html, plain]] of Object.entries(plainTexts)) {
  test(`as plain text, ${title}`, () => {
    assert.equal(parseText({ format: 'html', text: html }).plain, plain)
  })
}

test('plain text is kept and shown as it was written', () => {
  const text = 'One  two\r\n  <b>three</b> & more\n\n\nSee (https://a.org/x_(y)), <http://b.org>, ann@example.org.\n'

  const read = parseText({ format: 'plain', text })

  const rel = 'rel="noopener noreferrer ugc"'
  assert.deepEqual(read, {
    ...read,
    plain: 'One  two\n  <b>three</b> & more\n\n\nSee (https://a.org/x_(y)), <http://b.org>, ann@example.org.',
    html: `<p>One\u00a0 two<br />\u00a0\u00a0&lt;b&gt;three&lt;/b&gt; &amp; more</p><p>See (<a href="https://a.org/x_(y)" ${rel}>https://a.org/x_(y)</a>), &lt;<a href="http://b.org" ${rel}>http://b.org</a>&gt;, <a href="mailto:ann@example.org" ${rel}>ann@example.org</a>.</p>`,
    quoted: '',
    remainder: '',
    is_plain_text: true,
  })
  assert.equal(read.body, read.html)
})

test('Markdown keeps line breaks, links URLs and sanitizes HTML', () => {
  const text =
    '**One**\ntwo https://a.org `http://b.org`\n\n| a | b |\n|---|---|\n| 1 | ~~2~~ |\n\n<script>x</script>\n\n<b onclick=x>three</b> [x](javascript:x)'

  const { body, is_plain_text } = parseText({ format: 'markdown', text })

  const rel = 'rel="noopener noreferrer ugc"'
  assert.equal(
    body.replaceAll('\n', ''),
    `<p><strong>One</strong><br />two <a href="https://a.org" ${rel}>https://a.org</a> <code>http://b.org</code></p>` +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><s>2</s></td></tr></tbody></table>' +
      `<p><b>three</b> <a ${rel}>x</a></p>`,
  )
  assert.equal(is_plain_text, false)
})

test('a snippet is the first 160 characters of new text, else of quoted text', () => {
  const loaf = '\u{1f35e}'
  const snippet = (text: string): string => parseText({ format: 'plain', text }).snippet

  assert.equal(snippet(`One\n\n two  three\n> Old`), 'One two three')
  assert.equal(snippet(`> Old\n> words`), 'Old words')
  assert.equal(snippet(loaf.repeat(200)), loaf.repeat(160))
  assert.equal(snippet(`${'x'.repeat(159)} y`), 'x'.repeat(159))
})

test('very large Markdown is shown as plain text', () => {
  const { body } = parseText({ format: 'markdown', text: `*a* ${'x'.repeat(200_000)}` })

  assert.ok(body.startsWith('<p>*a* xxx'))
})
