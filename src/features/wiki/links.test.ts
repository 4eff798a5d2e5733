import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
const group_id = group.id
const home = `${world.settings.url}/g/${group.name}/wiki`
const { page: first } = await as('ben').newwikipage({ group_id, title: 'Home', body: 'x' })

type Format = 'markdown' | 'plain' | 'html'
const htmlOf = async (body: string, format: Format = 'markdown') =>
  (await as('ben').getwikipreview({ group_id, body, format })).html.trim()

test('a link to a missing page leads to where it is created, whatever its title', async () => {
  for (const title of [`${first.id}`, `${first.id}-foo`, 'deleted', 'pages', 'changes', 'new', 'a/b?c&d'])
    assert.equal(
      await htmlOf(`[[${title}]]`, 'plain'),
      `<p><a href="${home}/new?title=${encodeURIComponent(title)}" class="missing">${title.replace('&', '&amp;')}</a></p>`,
    )
})

test('a link to a section of a missing page leads to where the page is created', async () => {
  assert.equal(
    await htmlOf('[[Nopage#Sect]]'),
    `<p><a href="${home}/new?title=Nopage" class="missing">Nopage#Sect</a></p>`,
  )
  assert.equal(await htmlOf('[[C#]]'), `<p><a href="${home}/new?title=C%23" class="missing">C#</a></p>`)
})

test('a link without a page leads to a section of the same page', async () => {
  assert.equal(
    await htmlOf('# Who to call\n\n[[#Who to call]], [[#who to call|below]]'),
    '<h1 id="s-who-to-call">Who to call</h1>\n<p><a href="#s-who-to-call">#Who to call</a>, <a href="#s-who-to-call">below</a></p>',
  )
  // A page with such a title comes first.
  const { page } = await as('ben').newwikipage({ group_id, title: '#1 rule', body: 'x' })
  assert.equal(await htmlOf('[[#1 rule]]'), `<p><a href="${home}/${page.id}-1-rule">#1 rule</a></p>`)
})

test('brackets that are escaped in Markdown stay text', async () => {
  const link = `<a href="${home}/${first.id}-home">Home</a>`
  const cases = {
    '\\[[Home]]': '[[Home]]',
    '[\\[Home]]': '[[Home]]',
    '\\[\\[Home\\]\\]': '[[Home]]',
    '[[Home\\]]': '[[Home]]',
    '!\\[[Home]]': '![[Home]]',
    '\\[[Home]] and [[Home]]': `[[Home]] and ${link}`,
    '\\\\[[Home]]': `\\${link}`,
    '`\\[[Home]]`': '<code>\\[[Home]]</code>',
    '\\[a] and \\*b*': '[a] and *b*',
    '[a \\[\\[Home\\]\\]](https://example.org/)':
      '<a href="https://example.org/" rel="noopener noreferrer ugc">a [[Home]]</a>',
  }
  const shown = await Promise.all(Object.keys(cases).map(async text => [text, await htmlOf(text)]))
  assert.deepEqual(Object.fromEntries(shown.map(([text, html]) => [text, html!.replace(/^<p>|<\/p>$/g, '')])), cases)
  // Nothing of the escape is in the table of contents, the beginning or the words of the page.
  const body = '# \\[[Home]] again\n\n\\[[Rye]]'
  const { page, data } = await as('ben').newwikipage({ group_id, title: 'Escaped', body, format: 'markdown' })
  assert.deepEqual([data.toc[0]!.text, page.desc, data.body], ['[[Home]] again', '[[Home]] again [[Rye]]', body])
})
