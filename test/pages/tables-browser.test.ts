// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { makeAccount, password } from '../accounts.ts'
import { chromium } from '../browser.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { accessibilityViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const skip = chromium ? false : 'no browser'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const group = await world.addGroup({ database_access: 'group_access_subscribers' }, { peopled: true })
const home = `/g/${group.name}`
const folder = process.env['FOLKMOOT_SCREENSHOTS']
const api = world.as('owner')
const json = JSON.stringify
const tools = await api.newdatabase({
  ...{ group_id: group.id, name: 'Tool library', short_desc: 'What the lane lends.' },
  columns: json([
    { name: 'Tool', type: 'text_column', required: true },
    { name: 'Category', type: 'multiple_choice_column', choices: ['Power tools', 'Garden'] },
    { name: 'Kept at', type: 'text_column' },
    { name: 'Due back', type: 'date_column' },
    { name: 'Deposit', type: 'number_column' },
    { name: 'Photo', type: 'image_column', default_hidden: true },
  ]),
})
const at = `${home}/database/${tools.id}`
const addTool = async (text: string, number: number) =>
  (
    await api.newdatabaserow({
      database_id: tools.id,
      vals: json([
        { col_id: 1, text },
        { col_id: 2, multi_choice: [1] },
        { col_id: 3, text: 'Workshop, top shelf' },
        { col_id: 4, date: '2026-11-19' },
        { col_id: 5, number },
      ]),
    })
  ).id
const drill = await addTool('Hammer drill, Bosch', 40)
await addTool('Tile cutter', 60)
await addTool('Orbital sander', 20)
const numberOf = async (row_id: number) =>
  (await api.getdatabaserow({ row_id })).vals.find(({ col_id }) => col_id === 5)?.number

async function pageOf(name: PersonName) {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 1280, height: 900 } })
  const url = `https://localhost:${server.port}`
  const { cookie } = world.people[name].ways.cookie
  await page.context().addCookies([{ name: sessionCookieName, value: cookie!, url, secure: true }])
  return { page, complaints }
}

test(
  'cells are edited in the grid by keyboard; who edits the same one sees both values and chooses',
  { skip },
  async () => {
    const { page, complaints } = await pageOf('ben')
    const { page: other } = await pageOf('cleo')
    for (const one of [page, other]) {
      await one.goto(at)
      await one.locator(`#row-${drill} [role=rowheader]`).focus()
      for (let n = 0; n < 3; n += 1) await one.keyboard.press('ArrowRight')
      await one.keyboard.press('ArrowRight')
      await one.keyboard.press('Enter')
      await one.locator('.cell-editor input[name="c5-number"]').waitFor()
    }
    // A value that doesn't fit stays in its cell, with the reason.
    const field = page.locator('.cell-editor input[name="c5-number"]')
    await field.evaluate((input: { type: string }) => void (input.type = 'text'))
    await field.fill('much')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a number, such as 12 or 12.5.').waitFor()
    await field.fill('45')
    await page.keyboard.press('Enter')
    await page.locator(`#row-${drill} td:focus`, { hasText: '45' }).waitFor()
    assert.equal(await numberOf(drill), 45)
    // The second one has read 40.
    await other.locator('.cell-editor input[name="c5-number"]').fill('50')
    await other.keyboard.press('Enter')
    const both = other.locator('.cell-editor .both')
    await both.waitFor()
    assert.match((await both.textContent()) ?? '', /Deposit\s*Yours\s*50\s*Saved meanwhile\s*45/)
    assert.equal(await numberOf(drill), 45)
    await other.getByLabel('Yours').check()
    await other.locator('.cell-editor').getByRole('button', { name: 'Save' }).click()
    await other.locator(`#row-${drill} td:focus`, { hasText: '50' }).waitFor()
    assert.equal(await numberOf(drill), 50)
    // Esc leaves the cell as it was, and Space opens the row.
    await page.keyboard.press('Enter')
    await page.locator('.cell-editor input[name="c5-number"]').fill('99')
    await page.keyboard.press('Escape')
    await page.locator(`#row-${drill} td:focus`).waitFor()
    assert.equal(await page.locator('.cell-editor').count(), 0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await page.waitForURL(`**/row/${drill}`)
    assert.equal(await numberOf(drill), 50)
    // Refused forms are answered with 400, which the browser reports.
    assert.deepEqual(
      complaints.filter(text => !text.includes('400')),
      [],
    )
  },
)

test('what was typed in a cell outlasts a failure and the end of the session', { skip }, async () => {
  const email = 'ada@example.org'
  const { account } = await makeAccount(world, email)
  await world.sql('insert into members (group_id, account_id) values ($1, $2)', [group.id, account.id])
  const [lent, gone] = [await addTool('Ladder', 10), await addTool('Wheelbarrow', 10)]
  const { page } = await pageOf('ben')
  const field = page.locator('.cell-editor input[name="c5-number"]')
  const deposit = (row: number) => page.locator(`#row-${row} [data-name=Deposit]`)
  await page.context().clearCookies()
  await page.goto(`/login?next=${at}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${at}`)

  // The row is gone: there is no page to save it on.
  await deposit(gone).dblclick()
  await field.fill('11')
  await api.deletedatabaserow({ row_id: gone })
  await field.press('Enter')
  await page.locator('.cell-editor').getByRole('alert').getByText("This wasn't saved").waitFor()
  assert.equal(await field.inputValue(), '11')
  await field.press('Escape')

  await deposit(lent).dblclick()
  await field.fill('12')
  await page.context().setOffline(true)
  await field.press('Enter')
  await page.locator('.cell-editor').getByRole('alert').getByText("This wasn't saved").waitFor()
  assert.equal(await field.inputValue(), '12')
  await page.context().setOffline(false)
  await page.context().clearCookies({ name: sessionCookieName })
  await field.press('Enter')
  await page.getByText('What you typed is still here').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText("You're signed in again").waitFor()
  assert.equal(await page.locator('input[name="c5-number"]').inputValue(), '12')
  assert.equal(await numberOf(lent), 10)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**/row/${lent}?saved=1`)
  assert.equal(await numberOf(lent), 12)
})

test('a file keeps chosen while its preview is shown', { skip }, async () => {
  const { page, complaints } = await pageOf('ben')
  await page.goto(`${at}/import`)
  const buffer = Buffer.from('Tool,Deposit\nRake,5\nSpade,many\n')
  await page.setInputFiles('#fileupload', { name: 'tools.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('1 row can be imported.').waitFor()
  await page.getByText("This value doesn't fit the column: many").waitFor()
  await page.getByLabel('Import the other lines').check()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL('**/import?import=*')
  await world.settle()
  const { data } = await api.getdatabaserows({ database_id: tools.id, sort_dir: 'desc' })
  assert.equal(data[0]!.vals[0]!.text, 'Rake')
  assert.deepEqual(complaints, [])
})

test('the pages of tables are accessible in light and dark mode, wide and on a phone', { skip }, async () => {
  const { page, complaints } = await pageOf('owner')
  const who = newVisitor(server, new URL(world.settings.url).origin)
  who.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)
  const png = {
    param: 'c6-image_name-file',
    filename: 'a.png',
    content: pngOf({ width: 90, height: 60 }),
    type: 'image/png',
  }
  await who.send(`${at}/new`, { 'c1-text': 'Heat gun' }, undefined, { files: [png] })
  await who.send(`${at}/view/new?sort=col_5&f=2%3Ais%3APower+tools`, { name: 'Power tools', shared: 'everyone' })
  const [view] = (await api.getdatabaseviews({ database_id: tools.id })).data
  const gone = await addTool('Old jigsaw', 3)
  await api.deletedatabaserow({ row_id: gone })
  await api.updatedatabaserow({ row_id: drill, vals: json([{ col_id: 5, number: 41 }]) })
  const barriers: string[] = []
  for (const [name, path] of Object.entries({
    tables: `${home}/databases`,
    create: `${home}/databases/new`,
    grid: `${at}?view=${view!.id}&own=1&sort=col_5&dir=desc&f=2%3Ais%3APower+tools`,
    gallery: `${at}?as=gallery`,
    cards: `${at}?as=cards`,
    month: `${at}?as=calendar&day=2026-11-10`,
    row: `${at}/row/${drill}`,
    history: `${at}/row/${drill}/history`,
    columns: `${at}/columns`,
    settings: `${at}/settings`,
    import: `${at}/import`,
    deleted: `${at}/deleted`,
    view: `${at}/view/${view!.id}`,
  }))
    for (const { width, colorScheme } of [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      assert.equal((await page.goto(path))?.status(), 200, path)
      if (folder) await page.screenshot({ path: `${folder}/tables-${name}-${width}.png`, fullPage: true })
      const isNarrowEnough = await page.evaluate('document.documentElement.scrollWidth <= innerWidth')
      if (!isNarrowEnough) barriers.push(`${name} is too wide`)
      barriers.push(...(await accessibilityViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
    }
  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})
