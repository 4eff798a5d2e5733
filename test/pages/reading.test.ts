// Not on every day: it does the same with many things.
// A real chromium reads the pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkTo } from '../accounts.ts'
import { chromium } from '../browser.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import type { Page } from 'playwright-core'
import type { Person } from '../world/people.ts'
import { inTurn } from '../sampling.ts'
import { openPictureServer } from '../servers/picture-server.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { axeViolations, darkModeRules, openBrowser } from './browser-session.ts'

const skip = chromium === undefined ? 'chromium is not installed' : false
const world = await newWorld({ FOLKMOOT_URL: 'https://localhost', FOLKMOOT_PICTURE_NETWORKS: '127.0.0.1' })
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const reposts = { allow_reposts: true, max_number_of_reposts: 1, min_days_between_reposts: 0 }
const group = await world.addGroup({ privacy: 'group_privacy_none', ...reposts }, { peopled: true })
const bread = await world.post('ben', { subject: 'Bread #rye', body: '<p>Rye &amp; oats</p>' }, group)
await world.answer('cleo', bread, { body: 'Oats, please.' }, group)

// Long words, letters from right to left, and pictures in names.
const names = { owner: 'مريم عبد الله', moderator: '🦊 Foxy the 🐻‍❄️ Bear', cleo: 'W'.repeat(60) }
for (const who of ['owner', 'moderator', 'cleo'] as const)
  await world.sql(`update accounts set full_name = $2 where id = $1`, [world.people[who].account.id, names[who]])
const wide = `<pre>${'long line '.repeat(40)}</pre><table><tr>${'<td>cell</td>'.repeat(40)}</tr></table><p>${'x'.repeat(600)}</p>`
await world.answer('moderator', bread, { body: wide }, group)
await world.post('owner', { subject: 'اجتماع الجيران يوم الخميس', body: '<p>نلتقي في الحديقة</p>' }, group)
await world.post('ben', { subject: 'W'.repeat(90), body: 'Wide' }, group)

// Something waits for a moderator, and something for being written to its end.
await world.as('owner').updatemember({
  member_info_id: group.members.powerless,
  post_status: 'sub_poststatus_moderated',
})
await world.hold('powerless', { subject: 'W'.repeat(90), files: { [`${'w'.repeat(90)}.txt`]: 'x' } }, group)
const begun = await world.draft('ben', { subject: 'W'.repeat(90), files: { [`${'w'.repeat(90)}.txt`]: 'x' } }, group)

const month = `/archive/${new Date().toISOString().slice(0, 7)}`
const archive = ['/archive', month]
const paths = ['', '/topics', `/topic/${bread.topic_id}`, '/message/1', '/search?q=rye', '/messages', ...archive]
const onMessage = ['/message/1/reply', '/message/1/report', '/message/1/repost']
const ownPaths = ['/topics?show=unread', '/topics?show=followed', ...onMessage, '/hashtags']
const drafts = ['/drafts', `/drafts/${begun}`]
const moderated = ['/moderation', '/moderation?show=members', '/moderation?show=log', '/members']
/** Signs the browser of a page in. */
const signIn = (page: Page, { ways }: Person) =>
  page
    .context()
    .addCookies([
      { name: sessionCookieName, value: ways.cookie.cookie!, url: `https://localhost:${server.port}`, secure: true },
    ])

test('pages are accessible in light and dark mode, wide and on a phone', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const barriers: string[] = []
  const looks = [
    { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
    // The narrowest window, which is also one of 640 pixels at 200 %.
    { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
  ] as const
  const pages = [...paths, ...ownPaths].map(part => `/g/${group.name}${part}`)
  const [page, ofOwner] = [await open(), await open()]
  await signIn(page, world.people.ben)
  await signIn(ofOwner, world.people.owner)
  const visits = [
    ...['/', '/groups', '/notifications', '/search?q=rye', '/share?text=Rye', '/offline', ...drafts, ...pages].map(
      path => ({ page, path }),
    ),
    ...['/notifications', ...moderated.map(part => `/g/${group.name}${part}`)].map(path => ({ page: ofOwner, path })),
  ]
  for (const { page, path } of inTurn(visits, 3)) {
    assert.equal((await page.goto(path))?.status(), 200, path)
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      assert.equal(
        await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
        true,
        `${path} is too wide`,
      )
      barriers.push(...(await axeViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
    }
  }

  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})

test('somebody reads unread posts, likes one and follows the topic, without scripts', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await signIn(page, world.people.powerless)

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Bread', exact: true }).click()
  await page.getByRole('button', { name: 'Like' }).first().click()
  await page.getByText('1 like').waitFor()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByText('following this topic').waitFor()
  await page.goto(`/g/${group.name}/topics?show=followed`)

  const { topic, data } = await world.as('powerless').gettopic({ topic_id: bread.topic_id })
  assert.deepEqual([topic.is_unread, topic.followed, data[0]!.has_liked], [false, true, true])
  assert.equal(await page.getByRole('main').getByRole('link', { name: 'Bread', exact: true }).count(), 1)
  assert.deepEqual(complaints, [])
})

test(
  'with the keyboard only one skips the header, opens and closes a menu, and lands on a rejected field',
  { skip },
  async () => {
    const { open } = await visiting(server.port)
    const page = await open()
    await signIn(page, world.people.ben)
    const focused = () => page.evaluate<string>('document.activeElement.innerText || document.activeElement.name')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      return focused()
    }

    await page.goto(`/g/${group.name}/topic/${bread.topic_id}`)
    assert.equal(await press('Tab'), 'Skip to content')
    assert.equal(await press('Enter', 'Tab'), '#rye')
    await page.getByText('More', { exact: true }).nth(1).focus()
    assert.equal(await press('Enter', 'Tab'), 'Reply privately')
    assert.equal(await press('Escape'), 'More')
    assert.equal(await page.locator('details.menu[open]').count(), 0)

    await page.goto('/groups/new')
    await page.locator('[name=desc]').fill('All who bake bread at home.')
    await page.locator('[name=group_name]').fill(group.name)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.locator('[name=group_name]:focus').waitFor()
  },
)

test('external pictures are loaded on request or by choice, through the server only', { skip }, async () => {
  const elsewhere = await openPictureServer(world)
  const body = `<p><img src="${elsewhere.url}/loaf?a=1&amp;b=2" alt="A loaf" width="40"></p>`
  const loaf = await world.post('ben', { subject: 'A loaf', body }, group)
  const path = `/g/${group.name}/topic/${loaf.topic_id}`
  const { open, complaints } = await visiting(server.port)
  const requests: string[] = []
  const [page, visitor] = [await open(), await open({ javaScriptEnabled: false })]
  for (const each of [page, visitor]) each.on('request', request => requests.push(new URL(request.url()).host))
  await signIn(page, world.people.cleo)
  const image = page.getByRole('img', { name: 'A loaf' })
  /** The width of the picture once it is there: after a click, a page may not have come wholly. */
  const seen = async (): Promise<unknown> => {
    await image.waitFor({ state: 'attached' })
    return page.evaluate(`(async () => {
        const image = document.querySelector('img[alt="A loaf"]')
        await image.decode()
        return image.naturalWidth
      })()`)
  }

  await page.goto(path)
  const [first, asked] = [await image.count(), elsewhere.asked.length]
  await page.getByRole('link', { name: 'Show images' }).click()
  const shown = await seen()
  await page.goto(path)
  await page.getByRole('button', { name: 'Always show images from Ben' }).click()
  const chosen = await seen()
  await page.getByRole('button', { name: 'Stop showing images' }).click()
  await page.getByRole('link', { name: 'Show images' }).waitFor()
  const hidden = await image.count()
  await page.getByRole('button', { name: 'Always show images', exact: true }).click()
  const always = await seen()
  await visitor.goto(path)
  await visitor.getByRole('link', { name: 'Image from 127.0.0.1' }).click()
  await visitor.getByRole('img', { name: 'A loaf' }).waitFor()

  assert.deepEqual([first, asked, shown, chosen, hidden, always], [0, 0, 40, 40, 0, 40])
  assert.deepEqual(elsewhere.asked.length, 1)
  assert.deepEqual([...new Set(requests)], [`localhost:${server.port}`])
  assert.deepEqual(complaints, [])
})

test('pages have no layout shift, nor when the editor loads', { skip }, async () => {
  const { open } = await visiting(server.port)
  const movedOn = (page: Page): Promise<number> =>
    page.evaluate(`new Promise(resolve => {
      let sum = 0
      const add = list => { for (const { value } of list.getEntries()) sum += value }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })`)
  const moved: number[] = []
  for (const width of [390, 1280]) {
    const page = await open({ viewport: { width, height: 844 } })
    await page.goto(`/g/${group.name}/topic/${bread.topic_id}`)
    moved.push(await movedOn(page))
    await signIn(page, world.people.ben)
    await page.goto(`/g/${group.name}/new`)
    await page.locator('.editor .tools button').first().waitFor()
    moved.push(await movedOn(page))
  }

  assert.deepEqual(moved, [0, 0, 0, 0])
})

test('the fields of a new topic are aligned', { skip }, async () => {
  const { open } = await visiting(server.port)
  for (const width of [390, 1280]) {
    const page = await open({ viewport: { width, height: 844 } })
    await signIn(page, world.people.owner)
    await page.goto(`/g/${group.name}/new`)
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x

    assert.equal(await left('input[name=is_special]'), await left('input[name=subject]'))
  }
})

// By calls, forms and addresses; what no call would take stands in the fields of hostile-fields.test.ts, on the other pages.
test('user text cannot run on a page, even without the content security policy', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const page = await open()
  // Whatever a text stands in, one of these would end it.
  const script = `'"><script>alert(1)</script></title></textarea></select></style><img src=x onerror=alert(1)><!-- {@html 1} javascript:alert(1)`
  const short = `'><img src=x onerror=alert(1)>`
  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs += 1
    void dialog.dismiss()
  })
  // What no call takes as a text is left out.
  const texts = hostileHtml().filter(text => text.length < 2000 && !text.includes('\0') && text.isWellFormed())
  for (let at = 0; at < texts.length; at += 60) {
    const body = texts.slice(at, at + 60).join('\n<p>next</p>\n')
    const subject = texts[at]!.replaceAll(/\s+/g, ' ').slice(0, 100) || 'empty'
    await world.post('ben', { subject, body }, group)
  }
  await world.sql(`update accounts set full_name = $2 where id = $1`, [world.people.owner.account.id, script])
  await world.sql(`update groups set title = $2 where id = $1`, [group.id, script])
  // In the names of files, and wherever else somebody's words are shown.
  const written = { subject: script, body: script, files: { [`${script}.png`]: 'x', [`${script}.txt`]: 'x' } }
  await world.as('owner').updategroup({ group_id: group.id, desc: `A description that is long enough. ${script}` })
  await world.as('owner').newextracolumn({
    ...{ group_id: group.id, name: short, type: 'multi_choice_column', profile: true },
    ...{ description: script, choices: short },
  })
  const caller = 'hostile@example.org'
  await world.as('owner').invite({ group_id: group.id, emails: `"${short}" <${caller}>`, message: script })
  await world.as('ben').updateuser({ ...{ user_name: short, about_me: script, location: short } })
  await world.as('ben').updatesub({ group_id: group.id, signature: script, use_signature: true })
  const topic = await world.post('owner', written, group)
  const { topic_id, msg_num } = topic
  const draft = await world.draft('ben', written, group)
  await world.as('owner').updatemessage({ message_id: topic.message_id, body: `${script} again` })
  const held = await world.hold('powerless', written, group)
  await world.as('owner').claimpendingmessage({ pending_message_id: held })
  const [asked, failed] = [encodeURIComponent(script), `/topic/${topic_id}?from=${encodeURIComponent(script)}`]
  await signIn(page, world.people.ben)
  const there = [`/topic/${topic_id}`, failed, ...['', '/reply', '/report'].map(end => `/message/${msg_num}${end}`)]
  const ofMember = ['/messages', '/archive', ...there, '/subscription', '/subscription/about', `/search?q=${asked}`]
  for (const path of inTurn(ofMember, 2)) await page.goto(`/g/${group.name}${path}`)
  const others = [
    `/search?q=${asked}`,
    `/groups?q=${asked}`,
    '/settings',
    `/invite?token=${await linkTo(world, caller)}`,
    `/confirm?token=${asked}`,
    `/decline?token=${asked}`,
    `/login?next=${asked}`,
  ]
  for (const path of inTurn(others, 2)) await page.goto(path)
  await signIn(page, world.people.owner)
  for (const path of [
    '/moderation',
    `/moderation?item=message-${held}&edit=1`,
    `/message/${msg_num}/revisions`,
    '/invite',
  ])
    await page.goto(`/g/${group.name}${path}`)
  // What was typed comes back in a form that is refused, and in what is shown before it is sent.
  await page.locator('textarea').last().fill(script)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.goto('/groups/new')
  for (const name of ['title', 'desc']) await page.locator(`[name=${name}]`).fill(script)
  await page.locator('[name=group_name]').fill(group.name)
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('alert').waitFor()
  await page.goto(`/drafts/${draft}`)
  await signIn(page, world.people.ben)
  await page.goto(`/drafts/${draft}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'Preview' }).waitFor()

  // The forms and the draft of somebody else were refused.
  const said = complaints.map(text => /status of 40[04]/.exec(text)?.[0] ?? text)
  assert.deepEqual({ dialogs, said: [...new Set(said)] }, { dialogs: 0, said: ['status of 400', 'status of 404'] })
})
