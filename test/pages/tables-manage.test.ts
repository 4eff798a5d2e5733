import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ database_access: 'group_access_subscribers' }, { peopled: true })
const home = `/g/${group.name}`

function browserOf(name: PersonName, language = 'en-GB'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const [ben, cleo] = [browserOf('ben'), browserOf('cleo')]
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head|script)[\s\S]*?<\/(?:style|head|script)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')
const json = JSON.stringify
const files: never[] = []
let made = 0
const newTable = async (columns: object[], options: object = {}) => {
  const table = await world
    .as('ben')
    .newdatabase({ group_id: group.id, name: `Tools ${(made += 1)}`, columns: json(columns), ...options })
  return { id: table.id, at: `${home}/database/${table.id}` }
}
const tools = [
  { name: 'Tool', type: 'text_column', required: true },
  { name: 'Kind', type: 'multiple_choice_column', choices: ['Power', 'Garden'] },
  { name: 'Deposit', type: 'number_column' },
]
const columnsOf = async (database_id: number) => (await world.as('owner').getdatabase({ database_id })).columns
/** The fields of the columns as the page shows them. */
const typedColumns = (columns: readonly { id?: number; name: string; type: string; choices?: string[] }[]) =>
  Object.fromEntries(
    columns.flatMap(({ id, name, type, choices = [] }, n) => [
      ...(id ? [[`k${n}-id`, String(id)]] : []),
      [`k${n}-name`, name],
      [`k${n}-type`, type],
      [`k${n}-place`, String(n + 1)],
      [`k${n}-choices`, choices.join('\n')],
    ]),
  ) as Record<string, string>

test('a table is created, and its columns added, renamed, reordered, converted and deleted', async () => {
  const list = await ben.open(`${home}/databases`)
  assert.match(textOf(list.text), /No tables yet\. Create the first one/)
  const form = {
    ...{ name: 'Tool library', short_desc: 'What we lend' },
    ...typedColumns([
      { name: 'Tool', type: 'text_column' },
      { name: 'Kind', type: 'multiple_choice_column', choices: ['Power', 'Garden'] },
      { name: '', type: 'text_column' },
      { name: 'Note', type: 'paragraph_column' },
    ]),
    'k0-required': 'on',
  }
  const twice = await ben.send(`${home}/databases/new`, { ...form, 'k3-name': 'tool' })
  assert.match(twice.text, /id="k0-name"[^>]*aria-invalid|id="k3-name"[^>]*aria-invalid/)
  assert.match(textOf(twice.text), /Another column has this name/)
  const none = await ben.send(`${home}/databases/new`, { ...form, 'k1-choices': '' })
  assert.match(none.text, /<textarea[^>]*id="k1-choices"[^>]*aria-invalid/)
  const created = await ben.send(`${home}/databases/new`, form)
  const id = Number(created.path.split('/').at(-1))
  assert.match(textOf(created.text), /Tool library 0 rows .* What we lend/)
  const before = await columnsOf(id)
  assert.deepEqual(
    before.map(({ name, type, required, choices }) => [name, type, required, choices]),
    [
      ['Tool', 'text_column', true, []],
      ['Kind', 'multiple_choice_column', false, ['Power', 'Garden']],
      ['Note', 'paragraph_column', false, []],
    ],
  )
  await world.as('ben').newdatabaserow({
    database_id: id,
    vals: json([
      { col_id: 1, text: 'Drill' },
      { col_id: 2, multi_choice: [2] },
      { col_id: 3, text: 'Heavy' },
    ]),
  })
  const at = `${created.path}/columns`
  const change = {
    ...typedColumns([...before, { name: 'Deposit', type: 'number_column' }]),
    ...{ 'k0-name': 'Thing', 'k0-required': 'on', 'k2-place': '1', 'k1-choices': 'Power\nYard' },
  }
  const changed = await ben.send(at, change)
  assert.match(textOf(changed.text), /Changes saved\./)
  const after = await columnsOf(id)
  assert.deepEqual(
    after.map(({ id: col_id, name }) => [col_id, name]),
    [
      [3, 'Note'],
      [1, 'Thing'],
      [2, 'Kind'],
      [4, 'Deposit'],
    ],
  )
  assert.match(textOf((await ben.open(created.path)).text), /Yard/)
  // What would be lost is named first, and lost only where that is ticked.
  const losing = { ...typedColumns(after), 'k0-delete': 'on', 'k1-type': 'number_column' }
  const asked = await ben.send(at, losing)
  assert.equal(asked.status, 400)
  assert.match(textOf(asked.text), /These values would be lost Note: 1 value Thing: 1 value Delete these values/)
  assert.equal((await columnsOf(id)).length, 4)
  await ben.fill(asked, { ...losing, allow_loss: 'on' })
  assert.deepEqual(
    (await columnsOf(id)).map(({ name, type }) => [name, type]),
    [
      ['Thing', 'number_column'],
      ['Kind', 'multiple_choice_column'],
      ['Deposit', 'number_column'],
    ],
  )
  // Somebody else may not, and what they would see is what is nowhere.
  for (const page of ['columns', 'settings', 'delete'])
    assert.equal((await cleo.open(`${created.path}/${page}`)).status, 404)
  const deleting = await ben.open(`${created.path}/delete`)
  assert.match(textOf(deleting.text), /“Tool library” and its row are deleted for everyone/)
  assert.equal((await ben.fill(deleting, {})).status, 400)
  const deleted = await ben.fill(deleting, { understand: 'on' })
  assert.match(textOf(deleted.text), /Table deleted\./)
  assert.equal((await ben.open(created.path)).status, 404)
})

test('permissions of a table are shown and changed, and rows of others can then not be edited', async () => {
  const { id, at } = await newTable(tools)
  const row = await world.as('ben').newdatabaserow({ database_id: id, vals: json([{ col_id: 1, text: 'Drill' }]) })
  const page = await ben.open(`${at}/settings`)
  assert.match(page.text, /<option value="database_access_creator" selected/)
  const fields = {
    ...{ name: 'Lending', short_desc: '', view_table: 'database_access_subscribers', add_rows: 'database_access_all' },
    ...{ edit_rows: 'database_access_creator', edit_table: 'database_access_moderators', id_default_hidden: 'on' },
  }
  const saved = await ben.fill(page, fields)
  assert.match(textOf(saved.text), /Changes saved\. Lending/)
  const table = await world.as('owner').getdatabase({ database_id: id })
  assert.deepEqual(
    [table.edit_rows, table.edit_table, table.id_default_hidden, table.rows_by_mail],
    ['database_access_creator', 'database_access_moderators', true, false],
  )
  assert.match((await ben.open(`${at}/row/${row.id}`)).text, /<form[^>]*enctype/)
  assert.doesNotMatch((await cleo.open(`${at}/row/${row.id}`)).text, /<form[^>]*enctype/)
  assert.doesNotMatch((await cleo.open(at)).text, /data-col=/)
  // The author of the table may no longer change it.
  assert.equal((await ben.open(`${at}/settings`)).status, 404)
  const german = await browserOf('owner', 'de').open(`${at}/settings`)
  assert.match(textOf(german.text), /Wer Zeilen bearbeiten kann/)
})

test('a view is saved, changed, shown as a tab, renamed and deleted', async () => {
  const { id, at } = await newTable(tools)
  for (const [n, text] of ['Drill', 'Saw', 'Rake'].entries())
    await world.as('ben').newdatabaserow({
      database_id: id,
      vals: json([
        { col_id: 1, text },
        { col_id: 2, multi_choice: [n === 2 ? 2 : 1] },
        { col_id: 3, number: 10 * n },
      ]),
    })
  const state = 'sort=col_3&dir=desc&f=2%3Ais%3APower'
  const shown = await ben.open(`${at}?${state}`)
  const saveAs = `${at}/view/new?${state}`
  assert.ok(shown.text.includes(`href="${saveAs.replaceAll('&', '&amp;')}"`))
  const saving = await ben.open(saveAs)
  assert.match(textOf(saving.text), /Grid · Kind is Power · Sort: Deposit/)
  const saved = await ben.fill(saving, { name: 'Power tools', shared: 'everyone' })
  const view_id = Number(saved.path.split('view=')[1])
  assert.equal(saved.path, `${at}?view=${view_id}`)
  const rowsOf = (html: string): string[] =>
    [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, cell]) => textOf(cell!).trim())
  assert.deepEqual(rowsOf(saved.text), ['Saw', 'Drill'])
  assert.match(saved.text, new RegExp(`view=${view_id}" aria-current="page"`))
  // Whoever may not change the table sees it, and keeps views of their own.
  const seen = await cleo.open(`${at}?view=${view_id}&own=1&q=saw`)
  assert.deepEqual(rowsOf(seen.text), ['Saw'])
  assert.doesNotMatch(textOf(seen.text), /Save for everyone/)
  assert.equal((await cleo.open(`${at}/view/${view_id}`)).status, 404)
  const own = await cleo.send(`${at}/view/new?q=saw`, { name: 'Mine' })
  assert.deepEqual(rowsOf(own.text), ['Saw'])
  assert.doesNotMatch((await ben.open(at)).text, /Mine/)
  // A change is offered, and not saved by itself.
  const changed = await ben.open(`${at}?view=${view_id}&own=1&sort=col_3&dir=asc&f=2%3Ais%3APower`)
  assert.match(textOf(changed.text), /You changed the view “Power tools”\. Save for everyone Save as new view/)
  assert.deepEqual(rowsOf((await ben.open(`${at}?view=${view_id}`)).text), ['Saw', 'Drill'])
  const update = await ben.fill(changed, {}, `${at}/view/${view_id}?/show`)
  assert.deepEqual(rowsOf(update.text), ['Drill', 'Saw'])
  assert.doesNotMatch(textOf(update.text), /You changed the view/)
  const stale = await ben.fill(changed, {}, `${at}/view/${view_id}?/show`)
  assert.match(textOf(stale.text), /This was changed while you were editing/)
  // Without its last filter, a view is not the saved one.
  assert.deepEqual(rowsOf((await ben.open(`${at}?view=${view_id}&own=1`)).text), ['Drill', 'Saw', 'Rake'])
  const taken = await cleo.send(`${at}/view/new`, { name: 'mine' })
  assert.match(taken.text, /name="name"[^>]*aria-invalid/)
  const renamed = await ben.send(`${at}/view/${view_id}`, { name: 'Machines' }, '?/rename')
  assert.match(textOf(renamed.text), /Machines/)
  const gone = await ben.send(`${at}/view/${view_id}`, {}, '?/delete')
  assert.doesNotMatch(textOf(gone.text), /Machines/)
  for (const nonsense of ['view=x', 'view=999999', 'view=1&own=1&f=x'])
    assert.equal((await ben.open(`${at}?${nonsense}`)).status, 200, nonsense)
})

test('of a file of 1,000 rows with 12 wrong lines, nothing or the rest is imported, by choice', async () => {
  const { id, at } = await newTable(tools)
  const wrongLines = Array.from({ length: 12 }, (_, n) => 80 * (n + 1))
  const lines = Array.from({ length: 1000 }, (_, n) => `Tool ${n},Power,${wrongLines.includes(n + 2) ? 'many' : n}`)
  const content = Buffer.from(`Tool,Kind,Deposit\n${lines.join('\n')}\n`)
  const upload = { files: [{ param: 'fileupload', filename: 'tools.csv', content, type: 'text/csv' }] }
  const countRows = async () => (await world.as('owner').getdatabase({ database_id: id })).num_rows
  const preview = await ben.send(`${at}/import`, { step: 'preview', wrong: 'refuse' }, undefined, upload)
  assert.match(textOf(preview.text), /988 rows can be imported\. 12 lines have errors\./)
  const named = [...preview.text.matchAll(/<tr[^>]*><td[^>]*>([\d,]+)<\/td>/g)].map(([, line]) =>
    Number(line!.replace(',', '')),
  )
  assert.deepEqual(named, wrongLines)
  assert.match(textOf(preview.text), /80 Deposit This value doesn't fit the column: many/)
  assert.equal(await countRows(), 0)
  const refused = await ben.send(`${at}/import`, { step: 'import', wrong: 'refuse' }, undefined, upload)
  assert.match(textOf(refused.text), /Nothing was imported\. 12 lines have errors\./)
  assert.equal(await countRows(), 0)
  const started = await ben.send(`${at}/import`, { step: 'import', wrong: 'skip' }, undefined, upload)
  assert.match(started.path, /\?import=\d+$/)
  await world.settle()
  assert.match(textOf((await ben.open(started.path)).text), /988 rows imported\. 12 lines have errors\./)
  assert.equal(await countRows(), 988)
  const without = await ben.send(`${at}/import`, { step: 'import', wrong: 'skip' }, undefined, { files })
  assert.equal(without.status, 400)
  assert.match(without.text, /role="alert"/)
})

test('what is wrong in a file is said in the language of the reader', async () => {
  const { at } = await newTable(tools)
  const german = browserOf('ben', 'de')
  const problemsOf = async (csv: string) => {
    const content = Buffer.from(csv)
    const upload = { files: [{ param: 'fileupload', filename: 'tools.csv', content, type: 'text/csv' }] }
    const { text } = await german.send(`${at}/import`, { step: 'preview', wrong: 'refuse' }, undefined, upload)
    return (
      textOf(text)
        .match(/Zeile Spalte Problem (.*?) (?:CSV-Datei|<|Datei|$)/)?.[1]
        ?.slice(0, 200) ?? textOf(text)
    )
  }

  assert.match(
    await problemsOf('Tool,Kind,Deposit\nDrill,Power,many\n,Garden,1\nRake,Garden,1,2\n'),
    /^2 Deposit Dieser Wert passt nicht zur Spalte: many 3 Tool Ein Wert ist erforderlich\. 4 Die Zeile hat mehr Zellen als die erste Zeile\./,
  )
  assert.match(await problemsOf('Tool,tool\nDrill,Saw\n'), /^1 Tool Die Spalte kommt mehrmals vor\./)
})

test('a change is undone from the history, and a deleted row restored', async () => {
  const { id, at } = await newTable(tools, { edit_rows: 'database_access_creator' })
  const { id: row_id } = await world
    .as('ben')
    .newdatabaserow({ database_id: id, vals: json([{ col_id: 1, text: 'Drill' }]) })
  await world.as('ben').updatedatabaserow({ row_id, vals: json([{ col_id: 1, text: 'Hammer' }]) })
  const row = `${at}/row/${row_id}`
  assert.match((await ben.open(row)).text, new RegExp(`href="${row}/history"`))
  const history = await ben.open(`${row}/history`)
  assert.match(textOf(history.text), /Ben changed the row .*Tool Drill Hammer Undo this change .*Ben added the row/i)
  assert.doesNotMatch((await cleo.open(`${row}/history`)).text, /Undo this change/)
  const undone = await ben.fill(history, {})
  assert.match(textOf(undone.text), /Row saved\. Drill/)
  assert.match(textOf((await ben.fill(history, {})).text), /This was changed while you were editing/)
  await ben.send(`${row}/delete`, {})
  assert.doesNotMatch(textOf((await cleo.open(`${at}/deleted`)).text), /Drill/)
  const deleted = await ben.open(`${at}/deleted`)
  assert.match(textOf(deleted.text), /Drill Row 1 · deleted by Ben/i)
  const restored = await ben.fill(deleted, {})
  assert.match(textOf(restored.text), /Row restored\. Drill/)
  assert.match(textOf((await ben.fill(deleted, {})).text), /This row isn't among the deleted ones any more/)
})

test('a row is added from a phone with five taps besides what is typed', async () => {
  const { at } = await newTable(tools)
  let taps = 0
  /** Follows the link of a page that has this text. */
  const tap = async (html: string, link: RegExp) => {
    taps += 1
    const [, href] = link.exec(html) ?? []
    assert.ok(href, `${link}`)
    return ben.open(href.replaceAll('&amp;', '&'))
  }
  const group_page = await ben.open(home)
  const list = await tap(group_page.text, /href="([^"]*\/databases)"/)
  const table = await tap(list.text, new RegExp(`href="(${at})"`))
  const form = await tap(table.text, /href="([^"]*\/new)"/)
  // One tap into the first field, and one on the button; the keyboard goes on to the next field.
  taps += 2
  const added = await ben.fill(form, { 'c1-text': 'Heat gun', 'c3-number': '15' }, undefined, { files })
  assert.match(textOf(added.text), /Row added\. .*Heat gun/)
  assert.equal(taps, 5)
})
