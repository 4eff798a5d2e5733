// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const api = world.as('owner')
const group = await world.addGroup({ database_access: 'group_access_subscribers' }, { peopled: true })
const home = `/g/${group.name}`

function browserOf(name: PersonName | null, language = 'en-GB'): Visitor {
  const visitor = newVisitor(server, origin, language)
  if (name) visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const [owner, ben, cleo] = [browserOf('owner'), browserOf('ben'), browserOf('cleo')]
/** What a page says, without its tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')
/** The rows of a grid: their cells in order, without the number and the time of the last change. */
const gridOf = (html: string): string[] =>
  [...html.matchAll(/<tr id="row-\d+"[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)]
      .slice(1, -1)
      .map(([, cell]) => textOf(cell!).trim())
      .join(' | '),
  )
const titlesOf = (html: string): string[] => gridOf(html).map(row => row.split(' | ')[0]!)

const columns = [
  { name: 'Tool', type: 'text_column', required: true },
  { name: 'Category', type: 'multiple_choice_column', choices: ['Power tools', 'Garden'] },
  { name: 'Deposit', type: 'number_column' },
  { name: 'Due back', type: 'date_column' },
  { name: 'Lent', type: 'checkbox_column' },
]
const tools = await api.newdatabase({ group_id: group.id, name: 'Tool library', columns: JSON.stringify(columns) })
const at = `${home}/database/${tools.id}`
const addTool = (text: string, choice: number, number: number, date: string | null) =>
  world.as('ben').newdatabaserow({
    database_id: tools.id,
    vals: JSON.stringify([
      { col_id: 1, text },
      { col_id: 2, multi_choice: [choice] },
      { col_id: 3, number },
      ...(date ? [{ col_id: 4, date }] : []),
    ]),
  })
await addTool('Hammer drill', 1, 40, '2026-11-02')
await addTool('Wheelbarrow', 2, 10, null)
await addTool('Sander', 1, 20, '2026-11-19')

test('the tables of a group are listed and opened from its tabs', async () => {
  const shown = await ben.open(home)
  assert.match(shown.text, new RegExp(`href="${home}/databases"[^>]*>Tables<`))
  const list = await ben.open(`${home}/databases`)
  assert.match(textOf(list.text), /Tool library 3 rows · Updated/)
  assert.match(list.text, new RegExp(`href="${at}"`))
  assert.match((await browserOf(null).open(`${home}/databases`)).path, /^\/login/)
  assert.match((await browserOf(null).open(at)).path, /^\/login/)
  const german = await browserOf('ben', 'de').open(`${home}/databases`)
  assert.match(textOf(german.text), /Tabellen .*3 Zeilen/)
})

test('a grid shows rows, sorted, filtered, searched and with the chosen columns', async () => {
  const { text } = await ben.open(at)
  assert.deepEqual(gridOf(text), [
    'Hammer drill | Power tools | 40 | 2 Nov 2026 | –',
    'Wheelbarrow | Garden | 10 | – | –',
    'Sander | Power tools | 20 | 19 Nov 2026 | –',
  ])
  assert.match(textOf(text), /Sum 70/)
  const titles = async (query: string) => titlesOf((await ben.open(`${at}?${query}`)).text)
  assert.deepEqual(await titles('sort=col_3'), ['Wheelbarrow', 'Sander', 'Hammer drill'])
  assert.deepEqual(await titles('sort=col_4&dir=desc'), ['Sander', 'Hammer drill', 'Wheelbarrow'])
  assert.deepEqual(await titles('f=2:is:power+tools&f=3:above:30'), ['Hammer drill'])
  assert.deepEqual(await titles('q=barrow'), ['Wheelbarrow'])
  // A form that adds a filter leads to the address that says it.
  const added = await ben.open(`${at}?sort=col_1&dir=asc&add_col=4&add_op=filled&add_value=`)
  assert.equal(added.path, `${at}?sort=col_1&dir=asc&f=4%3Afilled%3A`)
  assert.deepEqual(titlesOf(added.text), ['Hammer drill', 'Sander'])
  assert.match(textOf(added.text), /Due back is not empty ×/)
  const some = await ben.open(`${at}?col=1&col=3`)
  assert.equal(some.path, `${at}?cols=1%2C3`)
  assert.deepEqual(gridOf(some.text)[0], 'Hammer drill | 40')
  assert.match(textOf((await ben.open(`${at}?f=3:above:many`)).text), /A filter doesn't fit its column/)
  assert.match(textOf((await ben.open(`${at}?q=nothing`)).text), /No rows match\. Clear filters/)
  for (const nonsense of ['sort=col_99', 'f=x', 'f=9:is:1', 'as=wall', 'cols=x', 'page=x', 'day=x&as=calendar'])
    assert.equal((await ben.open(`${at}?${nonsense}`)).status, 200, nonsense)
})

test('rows are shown as cards, and on the days of a month where there is a date', async () => {
  const cards = await ben.open(`${at}?as=cards`)
  assert.match(textOf(cards.text), /Hammer drill Category Power tools Deposit 40/)
  assert.doesNotMatch(cards.text, /as=gallery/)
  const month = await ben.open(`${at}?as=calendar&day=2026-11-10`)
  assert.match(textOf(month.text), /November 2026 .*2 Hammer drill 3 .*19 Sander 20/)
  assert.match(textOf((await ben.open(`${at}?as=calendar&day=2027-02-10`)).text), /No rows in February 2027\./)
})

test('many rows are on several pages', async () => {
  const many = await api.newdatabase({
    group_id: group.id,
    name: 'Many',
    columns: JSON.stringify([{ name: 'N', type: 'text_column' }]),
  })
  for (let n = 1; n <= 105; n += 1)
    await api.newdatabaserow({ database_id: many.id, vals: JSON.stringify([{ col_id: 1, text: `Row no. ${n}` }]) })
  const first = await ben.open(`${home}/database/${many.id}`)
  const next = /<a class="button" rel="next" href="([^"]*)"/.exec(first.text)![1]!.replaceAll('&amp;', '&')
  const second = await ben.open(next)
  assert.deepEqual(
    [titlesOf(first.text).length, titlesOf(second.text)],
    [100, [101, 102, 103, 104, 105].map(n => `Row no. ${n}`)],
  )
  assert.match(textOf(second.text), /First rows/)
})

const everyType = [
  ['text_column', 'text', 'Rye'],
  ['paragraph_column', 'text', 'One\nTwo'],
  ['email_column', 'text', 'ann@example.org'],
  ['html_paragraph_column', 'html_text', 'Plain & simple'],
  ['date_column', 'date', '2026-12-24'],
  ['time_column', 'time', '18:30'],
  ['number_column', 'number', '12.5'],
  ['link_column', 'url', 'https://example.org/a?b=1&c=2'],
  ['address_column', 'street_address1', 'Mill Lane 1'],
  ['github_column', 'github_login', 'octocat'],
] as const

test('a row with every kind of column is added, shown, changed and deleted', async () => {
  const table = await api.newdatabase({
    group_id: group.id,
    name: 'Everything',
    columns: JSON.stringify([
      ...everyType.map(([type]) => ({ name: `A ${type}`, type })),
      { name: 'Yes?', type: 'checkbox_column', required: true },
      { name: 'One', type: 'multiple_choice_column', choices: ['Red', 'Blue'] },
      { name: 'Some', type: 'multi_choice_column', choices: ['North', 'South', 'West'] },
      { name: 'Photo', type: 'image_column' },
      { name: 'Second photo', type: 'image_column' },
    ]),
  })
  const here = `${home}/database/${table.id}`
  const typed: Record<string, string> = Object.fromEntries(
    everyType.map(([, part, value], n) => [`c${n + 1}-${part}`, value]),
  )
  const fields: Record<string, string> = {
    ...typed,
    'c12-multi_choice': '2',
    'c13-multi_choice-1': 'on',
    'c13-multi_choice-3': 'on',
    'c9-city': 'Ulm',
  }
  const png = { filename: 'a.png', content: pngOf({ width: 20, height: 10 }), type: 'image/png' }
  const files = [14, 15].map(n => ({ param: `c${n}-image_name-file`, ...png }))
  const added = await ben.send(`${here}/new`, fields, undefined, { files })
  assert.match(textOf(added.text), /Row added\. Add another row Rye Row 1 · added by Ben/)
  const row = (await api.getdatabaserows({ database_id: table.id })).data[0]!
  const stored = Object.fromEntries(row.vals.map(value => [value.col_id, value]))
  assert.deepEqual(
    [
      stored[4]!.html_text,
      stored[5]!.date?.slice(0, 10),
      stored[6]!.time?.slice(11, 16),
      stored[7]!.number,
      stored[9]!.city,
    ],
    ['<p>Plain &amp; simple</p>', '2026-12-24', '18:30', 12.5, 'Ulm'],
  )
  assert.deepEqual(
    [
      stored[11]!.checked,
      stored[12]!.multi_choice,
      stored[13]!.multi_choice,
      stored[14]!.image_name,
      stored[15]!.image_name,
    ],
    [false, [2], [1, 3], 'a.png', '15-a.png'],
  )
  // What is saved without a change stays as it is; the form shows what was typed.
  const path = `${here}/row/${row.id}`
  const page = await ben.open(path)
  for (const value of ['Rye', 'ann@example.org', 'octocat', '18:30', '12.5', 'Ulm'])
    assert.ok(page.text.includes(`value="${value}"`), value)
  assert.match(page.text, />Plain &amp; simple<\/textarea>/)
  const again = await ben.fill(page, fields)
  assert.match(textOf(again.text), /Row saved\. Rye Row 1 · added by Ben/)
  const { 'c3-text': _email, ...rest } = fields
  const changed = await ben.send(path, {
    ...rest,
    'c11-checked': 'on',
    'c1-text': 'Oats',
    'c14-image_name-remove': 'on',
  })
  assert.match(textOf(changed.text), /Row saved\. Oats Row 1 · changed by Ben/)
  const after = (await api.getdatabaserow({ row_id: row.id })).vals
  assert.deepEqual(
    [3, 14].map(id => after.some(({ col_id }) => col_id === id)),
    [false, false],
  )
  assert.equal(after.find(({ col_id }) => col_id === 11)!.checked, true)
  // Someone who may not change it reads it.
  await api.updatedatabase({ database_id: table.id, edit_rows: 'database_access_creator' })
  const read = await cleo.open(path)
  assert.match(
    textOf(read.text),
    /A text_column Oats .*24 Dec 2026 .*18:30 .*12\.5 .*example\.org\/a\?b=1&c=2 .*Mill Lane 1, Ulm .*octocat .*Blue .*North West/,
  )
  assert.doesNotMatch(read.text, /<form[^>]*enctype/)
  assert.equal((await cleo.open(`${path}/delete`)).status, 404)
  const gallery = await ben.open(`${here}?as=gallery`)
  assert.match(
    gallery.text,
    new RegExp(`<img src="/api/v1/downloaddatabaseimage\\?row_id=${row.id}&amp;col_id=15&amp;thumbnail=1"`),
  )
  const deleted = await ben.send(`${path}/delete`, {})
  assert.match(textOf(deleted.text), /Row deleted\. Everything 0 rows/)
  assert.equal((await ben.open(path)).status, 404)
})

test('a refused value says why at its field, and everything typed stays', async () => {
  const fields = {
    'c1-text': 'Kept text',
    'c2-multi_choice': '2',
    'c3-number': '7',
    'c4-date': '2026-11-30',
    'c5-checked': 'on',
  }
  const wrong = async (change: Record<string, string>, field: string, sentence: RegExp) => {
    const shown = await ben.send(`${at}/new`, { ...fields, ...change })
    assert.equal(shown.status, 400)
    assert.match(shown.text, new RegExp(`<input[^>]*id="${field}"[^>]*aria-invalid="true"`))
    assert.match(textOf(shown.text), sentence)
    for (const value of Object.values({ ...fields, ...change }).filter(text => text.length > 3))
      assert.ok(shown.text.includes(`value="${value}"`), value)
    assert.match(shown.text, /<option value="2" selected/)
    assert.match(shown.text, /id="c5-checked"[^>]*checked/)
  }
  await wrong({ 'c3-number': 'many' }, 'c3-number', /Enter a number, such as 12/)
  await wrong({ 'c4-date': '30 November' }, 'c4-date', /Enter a date/)
  await wrong({ 'c1-text': '' }, 'c1-text', /Fill in this field/)
  await wrong({ 'c1-text': 'x'.repeat(1001) }, 'c1-text', /This text is too long/)
  assert.equal((await api.getdatabase({ database_id: tools.id })).num_rows, 3)
})

test('who changes a row that someone else changed meanwhile sees what differs, and saves again', async () => {
  const { id } = await addTool('Tile cutter', 1, 60, '2026-11-14')
  const path = `${at}/row/${id}`
  const fields = { 'c1-text': 'Tile cutter', 'c2-multi_choice': '1', 'c3-number': '65', 'c4-date': '2026-11-14' }
  const stale = await ben.open(path)
  await api.updatedatabaserow({
    row_id: id,
    vals: JSON.stringify([
      { col_id: 1, text: 'Tile cutter, large' },
      { col_id: 4, date: '2026-12-01' },
    ]),
  })
  const refused = await ben.fill(stale, fields)
  assert.equal(refused.status, 400)
  assert.match(
    textOf(refused.text),
    /This was changed while you were editing.*Tool Yours Tile cutter Saved meanwhile Tile cutter, large Deposit Yours 65 Saved meanwhile 60 Due back Yours 2026-11-14 Saved meanwhile 1 Dec 2026/,
  )
  assert.match(refused.text, /value="65"/)
  const saved = await ben.fill(refused, { ...fields, 'take-1': 'theirs', 'take-3': 'mine', 'take-4': 'theirs' })
  assert.match(textOf(saved.text), /Row saved\. Tile cutter, large/)
  const kept = Object.fromEntries((await api.getdatabaserow({ row_id: id })).vals.map(value => [value.col_id, value]))
  assert.deepEqual([kept[3]!.number, kept[4]!.date?.slice(0, 10)], [65, '2026-12-01'])
  // The same for one cell, and for deleting.
  const cell = await ben.open(`${path}?only=3`)
  assert.doesNotMatch(cell.text, /c1-text/)
  const one = await ben.fill(cell, { 'c3-number': '70' })
  assert.match(textOf(one.text), /Row saved\./)
  const { vals } = await api.getdatabaserow({ row_id: id })
  assert.deepEqual(
    [vals.find(({ col_id }) => col_id === 1)!.text, vals.find(({ col_id }) => col_id === 3)!.number],
    ['Tile cutter, large', 70],
  )
  const confirming = await ben.open(`${path}/delete`)
  await api.updatedatabaserow({ row_id: id, vals: JSON.stringify([{ col_id: 3, number: 1 }]) })
  assert.match(textOf((await ben.fill(confirming, {})).text), /This was changed while you were editing.*Deposit 1/)
  await api.deletedatabaserow({ row_id: id })
  assert.equal((await ben.fill(confirming, {})).status, 404)
})

test('a table that someone may not see looks like none, and buttons follow rights', async () => {
  const hidden = await api.newdatabase({
    ...{ group_id: group.id, name: 'For owners', columns: JSON.stringify([{ name: 'N', type: 'text_column' }]) },
    ...{
      view_table: 'database_access_owners',
      add_rows: 'database_access_owners',
      edit_rows: 'database_access_owners',
    },
  })
  const row = await api.newdatabaserow({
    database_id: hidden.id,
    vals: JSON.stringify([{ col_id: 1, text: 'Secret' }]),
  })
  const table = `${home}/database/${hidden.id}`
  for (const path of ['', '/new', `/row/${row.id}`, `/row/${row.id}/delete`]) {
    const [secret, absent] = [await ben.open(`${table}${path}`), await ben.open(`${home}/database/999999${path}`)]
    assert.deepEqual([secret.status, absent.status], [404, 404], path)
    assert.equal(textOf(secret.text), textOf(absent.text))
    assert.equal((await owner.open(`${table}${path}`)).status, 200, path)
    // A row is at the address of its table, and a table at that of its group.
    assert.equal((await owner.open(`/g/${world.group.name}/database/${hidden.id}${path}`)).status, 404, path)
  }
  assert.equal((await owner.open(`${at}/row/${row.id}`)).status, 404)
  assert.doesNotMatch((await ben.open(`${home}/databases`)).text, /For owners/)
  await api.updatedatabase({ database_id: hidden.id, view_table: 'database_access_all' })
  const seen = await ben.open(table)
  assert.deepEqual(
    [seen.status, seen.text.includes('/new"'), (await ben.open(`${table}/new`)).status],
    [200, false, 404],
  )
  assert.doesNotMatch((await ben.open(`${table}/row/${row.id}`)).text, /<form[^>]*enctype/)
  const closed = await world.addGroup({ database_access: 'group_access_moderators_only' }, { peopled: true })
  assert.equal((await ben.open(`/g/${closed.name}/databases`)).status, 404)
  assert.doesNotMatch((await ben.open(`/g/${closed.name}`)).text, /\/databases/)
})
