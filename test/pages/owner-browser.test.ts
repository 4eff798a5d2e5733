// Not on every day: it walks through pages with a browser.
// An owner's first month, from creating a group to deleting it, in each of two languages in turn.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { messagesFor } from '#locales/index.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { inTurn } from '../sampling.ts'
import { until } from '../servers/embedded.ts'
import { serve } from '../servers/server.ts'
import type { Person } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { accessibilityViolations, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const url = `https://localhost:${server.port}`
const folder = process.env['FOLKMOOT_SCREENSHOTS']
const { identity, account } = world.people.owner
const admin = world.as({ identity: { ...identity, account: { ...account, site_admin: true } } })
await world.sql(`update accounts set site_admin = true where id = $1`, [account.id])

/** What no other test looks at in this state. */
const audited = new Set(['invite', 'delete'])

/** Decisions of moderators are carried out ten seconds later, unless they are undone. */
async function carryOut(): Promise<void> {
  await world.sql(`update moderation_decisions set due = now()`)
  await world.sql(`update jobs set run_at = now() where subscriber = 'moderation decisions'`)
  await world.settle()
}
/** The last email of the site to somebody, as it lies in the local mailbox, and where its invitation leads. */
async function emailTo(recipient: string): Promise<{ text: string; path: string }> {
  await world.settle()
  const { data } = await admin.getmailbox({ limit: 100 })
  const { id, recipients } = data.find(mail => mail.type !== 'delivery_message' && mail.recipients.includes(recipient))!
  const { plain_body } = await admin.getmailboxmail({ mail_id: id, copy: recipients.indexOf(recipient) + 1 })
  const [link = ''] = /https:\/\/[^/\s]+(\/invite\?token=[\w-]+)/.exec(plain_body)?.slice(1) ?? []
  return { text: plain_body, path: link }
}

const languages = inTurn(['en', 'de'] as const, 2)
for (const language of languages)
  test(`an owner runs a group for a month: ${language}`, { skip }, async () => {
    const t = messagesFor(language)
    const name = `bakers-${language}`
    const home = `/g/${name}`
    const people = {} as Record<'olga' | 'nora' | 'ida' | 'spam' | 'rita', Person>
    for (const who of ['olga', 'nora', 'ida', 'spam', 'rita'] as const) {
      people[who] = await world.addPerson(`${who}-${language}`)
      await world.as(people[who]).updateuser({ language, full_name: who[0]!.toUpperCase() + who.slice(1) })
    }
    const { open, complaints } = await visiting(server.port)
    const problems: string[] = []
    const page = await open({ viewport: { width: 1280, height: 900 }, locale: language })
    // One browser for all of them: what it has loaded once, it doesn't load again.
    const signIn = (person: Person): Promise<void> =>
      page.context().addCookies([{ name: sessionCookieName, value: person.ways.cookie.cookie!, url, secure: true }])
    const button = (label: string): Locator => page.getByRole('button', { name: label, exact: true })
    const link = (label: string): Locator => page.getByRole('link', { name: label, exact: true })
    const shows = (text: string): Promise<void> => page.getByText(text).first().waitFor()
    const look = async (at: string): Promise<void> => {
      // What is wrong with a page is wrong with it in each language.
      if (language === languages[0] && audited.has(at)) problems.push(...(await accessibilityViolations(page)))
      if (folder) await page.screenshot({ path: `${folder}/${at}-${language}.png`, fullPage: true })
    }

    // She creates the group.
    await signIn(people.olga)
    await page.goto('/groups/new')
    await page.getByLabel(t.createGroup.name).fill('Bakers')
    await page.getByLabel(t.createGroup.address).fill(name)
    await page.getByLabel(t.createGroup.description).fill('Bread, and how to bake it.')
    await page.getByLabel(t.createGroup.joinOptions.restricted.label).check()
    await button(t.createGroup.submit).click()
    await page.waitForURL(`**${home}`)
    await look('created')

    // She invites fifty people from a file.
    await link(t.nav.members).first().click()
    await link(t.invite.invitePeople).first().click()
    const lines = Array.from({ length: 48 }, (_, n) => [`Person ${n}`, `person${n}-${language}@example.org`])
    const invited = [['Nora', people.nora.account.email], ['Ida', people.ida.account.email], ...lines]
    const [comma, head] = language === 'de' ? [';', 'Name;E-Mail'] : [',', 'Name,Email']
    const rows = [...invited, ['Olga', people.olga.account.email], ['Nobody', 'nobody@']]
    const csv = [head, ...rows.map(cells => cells.join(comma))].join('\r\n')
    await page.setInputFiles('#file', { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await until(async () => (await page.locator('#emails').inputValue()).includes('nobody@'))
    await button(t.invite.preview).click()
    await page.getByRole('heading', { name: t.invite.previewTitle({ ready: '50', total: '52' }) }).waitFor()
    assert.equal(await page.getByRole('cell', { name: t.invite.ready, exact: true }).count(), 50)
    await page.getByRole('cell', { name: t.invite.errors.already_member }).waitFor()
    await page.getByRole('cell', { name: t.invite.errors.invalid_email }).waitFor()
    await look('invite')
    await button(t.invite.sendCount({ count: 50 })).click()
    await shows(t.invite.sent({ count: 50 }))
    await look('invited')

    // Two of them accept by the link in their email.
    for (const who of ['nora', 'ida'] as const) {
      await signIn(people[who])
      await page.goto((await emailTo(people[who].account.email)).path)
      await button(t.invitation.join({ group: 'Bakers' })).click()
      await page.waitForURL(`**${home}`)
    }

    // Two more ask to join, and write as soon as they are in.
    for (const who of ['rita', 'spam'] as const) await world.as(people[who]).joingroup({ group_name: name })
    await signIn(people.olga)
    await page.goto(`${home}/moderation`)
    const decide = async (heading: string, action: string, done: string): Promise<void> => {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      await page.locator(`[data-decide] [value=${action}]`).click()
      await shows(done)
    }
    await look('requests')
    await decide('Rita', 'approve', t.moderation.done.approve({ count: 1 }))
    await decide('Spam', 'approve', t.moderation.done.approve({ count: 1 }))
    await carryOut()

    // A template for what she rejects, and the first posts of new members.
    await link(t.groupSettings.title).click()
    await link(t.manageGroup.pages.notices.label).click()
    await link(t.manageGroup.notices.create).click()
    await page.getByLabel(t.manageGroup.notices.type).selectOption('member_notice_rejected_message')
    await page.getByLabel(t.manageGroup.name, { exact: true }).fill('No ads')
    await page.getByLabel(t.manageGroup.notices.subject).fill('Your post')
    await page.getByLabel(t.manageGroup.notices.body).fill('We talk about bread here.')
    await button(t.manageGroup.notices.create).click()
    await shows(t.manageGroup.notices.created({ name: 'No ads' }))
    await look('notices')
    const group = await world.as(people.olga).getgroup({ group_name: name })
    for (const [who, subject] of [
      ['nora', 'Rye'],
      ['spam', 'Watches'],
      ['ida', 'Oats'],
    ] as const)
      await world.hold(people[who], { subject, body: 'A few words.' }, group)
    await page.goto(`${home}/moderation`)
    await look('moderation')
    await decide('Rye', 'approve', t.moderation.done.approve({ count: 1 }))
    await page.getByRole('heading', { name: 'Watches', exact: true }).waitFor()
    await page.locator('[data-decide] summary', { hasText: t.moderation.reject }).click()
    await page.locator('[data-decide]').getByLabel('No ads').check()
    await until(async () => (await page.locator('[data-decide] textarea').first().inputValue()).includes('bread'))
    await look('reject')
    await decide('Watches', 'reject', t.moderation.done.reject({ count: 1 }))
    await decide('Oats', 'unmoderate', t.moderation.done.approve({ count: 1 }))
    await carryOut()
    assert.match((await emailTo(people.spam.account.email)).text, /We talk about bread here\./)
    await world.post(people.ida, { subject: 'Spelt', body: 'A few words.' }, group)

    // Rules: what they mean is shown before they are saved.
    await page.goto(`${home}/settings/posting`)
    await page.getByLabel(t.groupSettings.settings.announce.label).check()
    const preview = page.locator('[data-preview]')
    await preview.getByText(t.groupSettings.previewing.changes({ count: 1 })).waitFor()
    await preview.getByText(t.groupSettings.previewing.loses).waitFor()
    await look('settings')
    await button(t.groupSettings.save).click()
    await shows(t.groupSettings.saved)

    // A hashtag with a rule.
    await link(t.manageGroup.pages.tags.label).click()
    await link(t.manageGroup.tags.create).click()
    await page.getByLabel(t.manageGroup.name, { exact: true }).fill('market')
    await page.getByLabel(t.manageGroup.tags.flags.moderated.label).check()
    await button(t.manageGroup.tags.create).click()
    await shows(t.manageGroup.tags.created({ name: 'market' }))
    await look('hashtags')

    // One member is banned, another becomes the owner.
    const openMember = async (who: string): Promise<void> => {
      await page.goto(`${home}/members`)
      await page.getByRole('link', { name: who }).first().click()
      await page.getByRole('heading', { name: who }).first().waitFor()
    }
    await openMember('Spam')
    await page.getByText(t.memberPage.ban, { exact: true }).click()
    await button(t.memberPage.banSubmit({ name: 'Spam' })).click()
    await shows(t.memberPage.done.ban)
    await look('banned')
    await openMember('Nora')
    await page.getByLabel(t.members.columns.role).selectOption('sub_modstatus_owner')
    await button(t.memberPage.save).click()
    await shows(t.memberPage.done.save)
    await openMember('Olga')
    await page.getByLabel(t.members.columns.role).selectOption('sub_modstatus_none')
    await button(t.memberPage.save).click()
    await shows(t.memberPage.steppedDown)
    await look('handed-over')

    // The new owner deletes the group.
    await signIn(people.nora)
    await page.goto(`${home}/settings/delete`)
    await page.getByText(t.manageGroup.deleteGroup.counts.hashtags({ count: 1 })).waitFor()
    const typed = page.getByLabel(t.manageGroup.deleteGroup.typeName({ name }))
    await typed.fill('bakers')
    await button(t.manageGroup.deleteGroup.submit).click()
    await page.getByText(t.errors['wrong group name']).waitFor()
    await look('delete')
    await typed.fill(name)
    await button(t.manageGroup.deleteGroup.submit).click()
    await page.getByText(t.manageGroup.deleteGroup.deleted).waitFor()
    await look('deleted')
    assert.equal((await page.goto(home))?.status(), 404)

    // Forms that are refused answer 400, which browsers put into the console, and so does a page that is gone.
    assert.deepEqual([problems, complaints.filter(text => !/40[04]/.test(text))], [[], []])
  })
