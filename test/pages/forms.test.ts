// Not on every day: it does the same with many things.
// Every form of every page, as a browser without scripts sends it: once right, and once wrong. One that nothing here sends is a failure.
import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { createSetupLink, findSigningKey } from '#features/accounts/index.ts'
import { linkToken as linkCodeOf, dayOf } from '#features/links/index.ts'
import { endpoints } from '#features/endpoints.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { codeOf, linkTo, makeAccount, password } from '../accounts.ts'
import type { PersonName } from '../world/people.ts'
import { bounceHelpers } from '../mail/bounces.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { isInTurn } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import { startWebhookReceiver } from '../servers/webhook-receiver.ts'
import { newWorld } from '../world.ts'
import { messagesFor } from '#locales/index.ts'
import { actionOf, formsOn, namedActions, namedInPages, pages, routeOf, type FormOnPage } from './all-forms.ts'
import { builtPages } from './pages.ts'
import { formIn, newVisitor, type FormResponse, type SubmitOptions, type ShownPage, type Visitor } from './visitor.ts'

const world = await newWorld({ FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1' })
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)

type SeenForm = FormOnPage & { page: ShownPage; who: Visitor }
const seen = new Map<string, SeenForm>()
const opened = new Set<string>()
const done = { right: new Set<string>(), wrong: new Set<string>() }

/** Somebody who looks at all forms of the pages that they come by. */
function visitor(): Visitor {
  const plain = newVisitor(server, origin)
  const look = <S extends ShownPage>(page: S): S => {
    opened.add(routeOf(page.path))
    for (const form of formsOn(page.path, page.text))
      if (!seen.has(form.deed)) seen.set(form.deed, { ...form, page, who: plain })
    return page
  }
  return {
    cookies: plain.cookies,
    open: async path => look(await plain.open(path)),
    fill: async (...filled) => look(await plain.fill(...filled)),
    send: async (path, ...filled) => {
      const page = look(await plain.open(path))
      assert.equal(page.status, 200, page.text)
      return look(await plain.fill(page, ...filled))
    },
  }
}

/** Somebody of the world, or who has a password. */
function as(name: PersonName): Visitor {
  const here = visitor()
  here.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return here
}
async function signedIn(email: string): Promise<Visitor> {
  await makeAccount(world, email)
  const here = visitor()
  await here.send('/login', { email, password })
  return here
}

type FormSubmission = SubmitOptions & {
  at: string | ShownPage
  who: Visitor
  fields?: Record<string, string>
  action?: string
  /** There is nothing that it could do to who did not want it. */
  isHarmless?: boolean
}
const send = ({ at, who, fields = {}, action, ...pressed }: FormSubmission): Promise<FormResponse> =>
  typeof at === 'string' ? who.send(at, fields, action, pressed) : who.fill(at, fields, action, pressed)

const secrets = new Set(['password', 'new_password', 'code', 'csrf'])
const wrongFields = (html: string): string[] =>
  [...html.matchAll(/<(?:input|textarea|select)\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => tag.includes('aria-invalid="true"'))
    .map(tag => /\sname="([^"]*)"/.exec(tag)?.[1] ?? '')

/** Is refused with the reason beside its field (none: above the form), and keeps what was typed. */
async function wrong(sending: FormSubmission, field = ''): Promise<FormResponse> {
  const shown = await send(sending)
  const isTyped = (name: string): boolean =>
    new RegExp(`<(?:textarea|input(?![^>]*type="radio"))[^>]* name="${name}"`).test(shown.text)
  const typed = Object.entries(sending.fields ?? {}).filter(([name]) => !secrets.has(name) && isTyped(name))
  const told = { status: shown.status, fields: wrongFields(shown.text), isSaid: /role="alert"/.test(shown.text) }
  assert.deepEqual(told, { status: 400, fields: field === '' ? [] : [field], isSaid: true }, shown.text)
  assert.deepEqual(
    typed.filter(([, value]) => !shown.text.includes(value.replaceAll('&', '&amp;'))),
    [],
  )
  for (const secret of secrets)
    if (sending.fields?.[secret]) assert.ok(!shown.text.includes(`value="${sending.fields[secret]}"`), secret)
  done.wrong.add(actionOf(shown.sentTo))
  return shown
}

/** The page where one signs in again has the fields of the form, but for secrets, and sends them to the same place. */
function assertHasInput(html: string, fields: Record<string, string>, sentTo: string): void {
  const [, action] = /<form method="post" action="([^"]*)" enctype="multipart\/form-data"/.exec(html) ?? []
  assert.equal(action?.replaceAll('&amp;', '&'), sentTo.split('#')[0]!.replace(/\?$/, ''), html)
  const typed = Object.entries(fields).filter(([name, value]) => value !== '' && !secrets.has(name))
  const shown = typed.filter(([name, value]) =>
    html.includes(
      `type="hidden" name="${name}" value="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    ),
  )
  assert.deepEqual(shown, typed, sentTo)
}

/**
 * Hidden fields that are read by nobody, or without which the form does the same, by what it does: a post is sent without its draft,
 * columns stay in the order of their fields and have choices by their type, and settings know by another field what they were filled in from.
 */
const unread: readonly [deed: RegExp, field: RegExp][] = [
  [/./, /^(?:csrf|back|next|nonce|label|version|List-Unsubscribe|secret|qr_code_url)$/],
  [/\/(?:new|drafts\/\[id\]|reply)\?/, /^(?:updated|draft_id|draft_type|group_id|body_type)$/],
  [/\/reply\?/, /^message_id$/],
  [/\/databases\/new|\/settings$|\/columns$/, /^k\d+-(?:place|choices)$/],
  [/\/import$/, /^(?:file|step|wrong)$/],
  // Of a column that has no name.
  [/\/databases\/new$|\/columns$/, /^k[1-9]/],
  [/\/settings\/\[\[section/, /^updated$/],
  // Told again afterwards.
  [/members\?\/(?:resend|cancel)|tags\?\/remove/, /^(?:email|name)$/],
  [/\/invite\?\/add/, /^direct$/],
  // What is thrown away may be anything.
  [/\?\/discard$/, /./],
]
/** Texts that may be as long as that. */
const longTexts: ReadonlySet<string> = new Set(['body', 'emails'])
/** These only show something. */
const harmless = /\?\/(?:preview|save|view|try)$/

/** A form refuses each of its fields if it comes twice or is far too long: with a sentence, and without doing anything. */
async function assertRefusesBadFields(sending: FormSubmission & { at: ShownPage }, isFresh: boolean): Promise<void> {
  const { at, who, fields = {}, action, button, files } = sending
  const { target, hidden, texts } = formIn(at.text, action, fields)
  const deed = actionOf(new URL(button ?? target, `${origin}${at.path}`).href)
  if (!isInTurn(deed, 8) || (!isFresh && 'draft_id' in hidden)) return
  const isTicked = (name: string): boolean =>
    [...at.text.matchAll(/<input [^>]*>/g)].some(
      ([tag]) => tag.includes('type="checkbox"') && tag.includes(` name="${name}"`),
    )
  const names = [...new Set([...Object.keys({ ...hidden, ...fields }), ...texts])].filter(
    name => !unread.some(([does, field]) => does.test(deed) && field.test(name)) && !isTicked(name),
  )
  const pressed = { ...(button !== undefined && { button }), ...(files && { files }) }
  for (const name of names)
    for (const way of ['twice', 'long'] as const) {
      if (way === 'long' && longTexts.has(name)) continue
      const value = fields[name] ?? hidden[name] ?? 'x'
      const shown = await send({
        ...{ at, who, ...pressed },
        ...(action !== undefined && { action }),
        fields: { ...fields, [name]: way === 'twice' ? value : 'x'.repeat(200_000) },
        ...(way === 'twice' && { again: [name, value] as const }),
      })
      const isSaid = /role="alert"|<main id="main" class="page lost/.test(shown.text)
      const isRefused = shown.status === 400 && isSaid
      assert.ok(
        isRefused || (shown.status === 200 && harmless.test(deed)),
        `${deed}: ${name} ${way} is answered ${shown.status} ${shown.text}`,
      )
    }
}

/**
 * Does what it is for: the page after it says so, or is the one that it leads to. Before that it does nothing for who was signed out
 * meanwhile, who is asked to sign in, and led back to a page or to the form as it was filled in.
 */
async function right(sending: FormSubmission, shows: RegExp | string): Promise<FormResponse> {
  const { who } = sending
  const at = typeof sending.at === 'string' ? await who.open(sending.at) : sending.at
  const session = who.cookies.get(sessionCookieName)
  if (session !== undefined && !sending.isHarmless) {
    who.cookies.delete(sessionCookieName)
    const { path, sentTo, status, text } = await send({ ...sending, at })
    who.cookies.set(sessionCookieName, session)
    const next = new URL(path, origin).searchParams.get('next') ?? ''
    // A form without fields has nothing to lose.
    if (status === 401) assertHasInput(text, sending.fields ?? {}, sentTo)
    else
      assert.deepEqual([routeOf(path), pages.includes(routeOf(next))], ['/login', true], `${sentTo} leads to ${path}`)
  }
  const isFresh = typeof sending.at === 'string'
  await assertRefusesBadFields({ ...sending, at }, isFresh)
  // What is refused may be saved in a draft first, so that nothing is lost.
  const shown = await send({ ...sending, at: isFresh ? sending.at : at })
  assert.equal(shown.status, 200, shown.text)
  if (typeof shows === 'string') assert.equal(shown.path.split('#')[0], shows)
  else assert.match(shown.text, shows)
  assert.doesNotMatch(shown.text, /role="alert"/)
  done.right.add(actionOf(shown.sentTo))
  return shown
}

const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
const codeFor = (member_id: number, link: Partial<Parameters<typeof linkCodeOf>[1]> = {}): string =>
  linkCodeOf(tokenSigner, { action: 'leave', group_id: group.id, member_id, about_id: 0, ...link }, dayOf(Date.now()))
const long = 'x'.repeat(20_001)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const home = `/g/${group.name}`
const [owner, ben, cleo] = [as('owner'), as('ben'), as('cleo')]

test('the first administrator, by the setup link', async () => {
  const who = visitor()
  const { database, settings } = world
  const link = await createSetupLink(database.read, settings.url)
  const at = link!.slice(origin.length)
  const ada = { full_name: 'Ada', email: 'admin@example.org', password }

  await wrong({ at, who, fields: { ...ada, email: 'nobody' } }, 'email')
  await wrong({ at, who, fields: { ...ada, password: 'x' } }, 'password')
  await right({ at, who, fields: ada }, '/setup/address')
  for (const step of ['email', 'backups', 'group']) assert.equal((await who.open(`/setup/${step}`)).status, 200)
  await wrong({ at: '/setup/email', who, action: '?/test', fields: { email: 'nobody' } }, 'email')
  await right(
    { at: '/setup/email', who, action: '?/test', fields: { email: 'x@example.org' } },
    /The email to x@example\.org is in the local mailbox/,
  )
  assert.equal((await visitor().open(at)).status, 404)
  await world.settle()
  const mailbox = await who.open('/admin/mailbox')
  const [, email = ''] = /href="(\/admin\/mailbox\/\d+)"/.exec(mailbox.text) ?? []
  assert.equal((await who.open(email)).status, 200)
  assert.equal((await ben.open('/admin/mailbox')).status, 404)
  assert.equal((await ben.open('/setup')).status, 404)
})

test('registering, confirming, signing in and resetting the password', async () => {
  const who = visitor()
  const email = 'eve@example.org'
  const eve = { full_name: 'Eve', email, password }

  await wrong({ at: '/register', who, fields: { ...eve, email: 'nobody' } }, 'email')
  await wrong({ at: '/register', who, fields: { ...eve, password: 'x' } }, 'password')
  const sent = await right({ at: '/register', who, fields: eve }, /sent a confirmation link to eve@example\.org/)
  // They are signed in by then; what follows works for visitors.
  who.cookies.delete(sessionCookieName)
  await wrong({ at: sent, who, fields: { email: 'nobody' } }, 'email')
  await right({ at: sent, who }, /Email sent\./)
  await wrong({ at: '/confirm?token=x', who })
  await wrong({ at: '/confirm', who, fields: { email: 'nobody' } }, 'email')
  await right({ at: '/confirm', who, fields: { email } }, /we've sent a confirmation link to/)
  await right({ at: `/confirm?token=${await linkTo(world, email)}`, who }, /Email address confirmed/)
  await wrong({ at: '/login', who, fields: { email, password: 'not this one' } })
  await right({ at: '/login?next=%2Fsettings', who, fields: { email, password } }, '/settings')
  await right({ at: '/logout', who, isHarmless: true }, '/')
  await wrong({ at: '/forgot', who, fields: { email: 'nobody' } }, 'email')
  await right({ at: '/forgot', who, fields: { email } }, /we've sent a reset link to/)
  const reset = `/reset?token=${await linkTo(world, email)}`
  await wrong({ at: reset, who, fields: { password: 'x' } }, 'password')
  await wrong({ at: '/reset?token=x', who, fields: { password } })
  await right({ at: reset, who, fields: { password } }, /Password changed/)
})

test('site administrators decide on direct adds', async () => {
  const admin = as('powerless')
  await world.sql(`update accounts set site_admin = true where id = $1`, [world.people.powerless.account.id])
  const hold = (emails: string) =>
    world.sql(
      `insert into direct_adds (group_id, account_id, state, emails, emails_count, subgroup_ids, subject, message)
       values ($1, $2, 'held', $3, 1, '{}', '', 'Welcome')`,
      [group.id, world.people.owner.account.id, emails],
    )
  const decide = () => world.sql(`update direct_adds set state = 'rejected' where state = 'held'`)
  const at = '/admin/reviews'

  await hold('ned@example.org')
  await wrong({ at, who: admin, action: '?/approve', meanwhile: decide })
  await hold('ned@example.org')
  await right({ at, who: admin, action: '?/approve' }, /1 person was added/)
  await hold('mia@example.org')
  await wrong({ at, who: admin, action: '?/reject', meanwhile: decide })
  await hold('mia@example.org')
  await right({ at, who: admin, action: '?/reject' }, /Rejected\. Nobody was added/)
})

test('site administrators manage people', async () => {
  const admin = as('powerless')
  const email = 'una@example.org'
  const someone = await signedIn(email)
  const [una] = await world.sql(`select id from accounts where email = $1`, [email])
  const at = `/admin/people/${Number(una!['id'])}`
  const rules = { privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners', joining: 'open' }
  const owned = { ...rules, group_name: 'unas', title: 'Una', desc: 'A group that nobody else owns.' }

  await admin.open('/admin')
  await admin.open('/admin/settings')
  assert.match((await admin.open('/admin/people?q=una%40')).text, new RegExp(`href="${at}"`))
  await right({ at, who: admin, action: '?/signOut' }, /Signed out everywhere/)
  assert.match((await someone.open('/settings')).path, /^\/login/)
  await right({ at, who: admin, action: '?/reset' }, /sent a link to reset the password/)
  await right({ at, who: admin, action: '?/suspend' }, /The account is suspended/)
  await right({ at, who: admin, action: '?/restore' }, /The account is restored/)
  await wrong({ at, who: admin, action: '?/changeEmail', fields: { email: 'nobody' } }, 'email')
  const moved = { email: 'una.new@example.org' }
  await right({ at, who: admin, action: '?/changeEmail', fields: moved }, /The email address was changed/)
  await world.sql(`update accounts set email = $1 where id = $2`, [email, una!['id']])
  const going = await right({ at, who: admin, action: '?/preview' }, /Delete the account of/)
  await someone.send('/login', { email, password })
  await wrong({ at: going, who: admin, action: '?/remove', meanwhile: () => someone.send('/groups/new', owned) })
  await world.sql(`update members set mod_status = 'sub_modstatus_none' where account_id = $1`, [una!['id']])
  await right({ at: going, who: admin, fields: { anonymize: 'on' }, action: '?/remove' }, '/admin/people?done=deleted')
  assert.equal((await admin.open(at)).status, 404)
})

test('site administrators manage groups, limits and storage', async () => {
  const admin = as('powerless')
  const { id, name } = await world.addGroup({}, { peopled: ['owner'] })
  const at = `/admin/groups/${id}`

  assert.match((await admin.open(`/admin/groups?q=${name}&sort=storage_used`)).text, new RegExp(`href="${at}"`))
  await wrong({ at, who: admin, action: '?/plan', fields: { plan: 'golden' } }, 'plan')
  await right({ at, who: admin, action: '?/plan', fields: { plan: 'group_plan_basic' } }, /The plan was changed/)
  const tooLong = { reason: 'x'.repeat(2001) }
  await wrong({ at, who: admin, action: '?/suspend', fields: tooLong }, 'reason')
  const owner = as('owner')
  await right({ at, who: admin, action: '?/suspend', fields: { reason: 'Ads <only>' } }, /The group is suspended/)
  assert.match((await admin.open('/admin/groups?state=suspended')).text, /1 group</)
  assert.equal((await owner.open(`/g/${name}`)).status, 404)
  assert.match((await owner.open('/subscriptions')).text, /was suspended by the administrators[\s\S]*Ads &lt;only/)
  await right({ at, who: admin, action: '?/restore' }, /The group is restored/)
  assert.equal((await owner.open(`/g/${name}`)).status, 200)
  const doomed = await world.addGroup({}, { peopled: ['owner'] })
  const deleting = `/admin/groups/${doomed.id}/delete`
  await wrong({ at: deleting, who: admin, fields: { confirm_name: 'other' } }, 'confirm_name')
  await wrong({ at: deleting, who: admin, fields: { confirm_name: doomed.name, ...tooLong } }, 'reason')
  await right({ at: deleting, who: admin, fields: { confirm_name: doomed.name } }, '/admin/groups?done=deleted')
  const { message_id } = await world.post('owner', { subject: 'Bread' })
  for (const page of [
    `email/messages/${message_id}`,
    'organisations',
    'storage',
    'limits',
    'email/delayed',
    'email/address?email=x%40example.org',
  ])
    assert.equal((await admin.open(`/admin/${page}`)).status, 200, page)
})

test('site administrators add organisations, move groups and find owners for them', async () => {
  const admin = as('powerless')
  const { id } = await world.addGroup({}, { peopled: ['ben'] })
  const at = `/admin/groups/${id}`
  const list = '/admin/organisations'
  await wrong({ at: list, who: admin, action: '?/add', fields: { name: 'Millers', domain: 'mill' } }, 'domain')
  const millers = { name: 'Millers', domain: 'mill.example' }
  await right({ at: list, who: admin, action: '?/add', fields: millers }, /The organisation was added/)
  await wrong({ at: list, who: admin, action: '?/add', fields: millers }, 'domain')
  await wrong({ at, who: admin, action: '?/owner', fields: { email: 'nobody@example.org' } }, 'email')
  const { email } = world.people.ben.account
  await right({ at, who: admin, action: '?/owner', fields: { email } }, /The group has an owner/)
  const [org] = await world.sql(`select id from organisations where host = 'mill.example'`)
  const org_id = String(org!['id'])
  await wrong({ at, who: admin, action: '?/move', fields: { org_id: '999999' } }, 'org_id')
  await right({ at, who: admin, action: '?/move', fields: { org_id } }, /The group was moved/)
  const { id: second } = await world.addGroup({}, { peopled: ['owner'] })
  await right(
    { at: `/admin/groups/${second}`, who: admin, action: '?/move', fields: { org_id } },
    /The group was moved/,
  )
  await right({ at: `/admin/groups/${second}`, who: admin, action: '?/main' }, /This is the main group now/)
  await right({ at, who: admin, action: '?/move', fields: { org_id: '0' } }, /The group was moved/)
})

test('site administrators retry jobs and email', async () => {
  const admin = as('powerless')
  const fail = () =>
    world.sql(
      `insert into jobs (subscriber, tries, error, dead_since) values ('notifications', 10, 'no subscriber', now())`,
    )
  const at = '/admin/jobs'

  await fail()
  await wrong({
    at,
    who: admin,
    action: '?/drop',
    meanwhile: () => world.sql(`delete from jobs where dead_since is not null`),
  })
  await fail()
  await right({ at, who: admin, action: '?/drop' }, /The job was deleted/)
  await fail()
  await right({ at, who: admin, action: '?/retry' }, /The job runs again/)
  await world.sql(
    `insert into outgoing_messages (group_id, kind, recipient_ids, state) values (0, 'nothing', '{1}', 'dead')`,
  )
  await right({ at: '/admin/email', who: admin, action: '?/retry' }, /1 email is tried again now/)
  await wrong({ at: '/admin/email', who: admin, action: '?/test', fields: { email: 'nobody' } }, 'email')
  await right(
    { at: '/admin/email', who: admin, action: '?/test', fields: { email: 'x@example.org' } },
    /is in the local mailbox/,
  )
  await world.sql(`delete from outgoing_messages where kind = 'nothing'`)
})

/** Uploads what is no photo, then one, and removes it. */
async function photoForm(form: FormSubmission): Promise<void> {
  const file = { param: 'fileupload', filename: 'a.png', content: pngOf({ width: 9, height: 9 }) }
  await wrong({ ...form, files: [{ ...file, content: 'a' }] })
  const saved = await right({ ...form, files: [file] }, /Photo saved/)
  await right({ ...form, at: saved, action: '?/removePhoto' }, /Photo removed/)
}

test('one’s profile, preferences, address and password', async () => {
  const who = await signedIn('fay@example.org')

  const action = '?/save'
  await wrong({ at: '/settings', who, action, fields: { full_name: 'Fay', location: long } }, 'location')
  await right({ at: '/settings', who, action, fields: { full_name: 'Fay', location: 'Here' } }, /Saved/)
  await photoForm({ at: '/settings', who, action: '?/photo' })
  await wrong({ at: '/settings/preferences', who, fields: { timezone: 'Mars/Olympus' } }, 'timezone')
  await right({ at: '/settings/preferences', who, fields: { timezone: 'Europe/Berlin' } }, /Saved/)
  await right({ at: '/settings/notifications', who, action: '?/save', fields: { 'page-reply': '1' } }, /Saved/)
  // What a browser's push service gives it, which the script fills in.
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const fields = { endpoint: 'https://push.example.org/fay', p256dh, auth: randomBytes(16).toString('base64url') }
  await right({ at: '/settings/notifications', who, action: '?/subscribe', fields }, /Saved/)
  await right({ at: '/settings/notifications', who, action: '?/unsubscribe' }, /Saved/)
  const { message_id } = await world.post('ben', { subject: 'Rye' })
  await world.as('cleo').likemessage({ message_id })
  await world.settle()
  await right({ at: '/notifications', who: as('ben'), action: '/notifications?/read' }, '/notifications')
  const moving = { email: 'fay2@example.org', password }
  await wrong({ at: '/settings/email', who, fields: { ...moving, email: 'nobody' } }, 'email')
  await wrong({ at: '/settings/email', who, fields: { ...moving, password: 'not this one' } }, 'password')
  await right({ at: '/settings/email', who, fields: moving }, /fay2@example\.org/)
  const fresh = { password, new_password: 'a long new one that nobody knows' }
  await wrong({ at: '/settings/password', who, fields: { ...fresh, password: 'not this one' } }, 'password')
  await wrong({ at: '/settings/password', who, fields: { ...fresh, new_password: 'x' } }, 'new_password')
  await right({ at: '/settings/password', who, fields: fresh }, /Password changed/)
})

test('two-factor, from the QR code to disabling it', async () => {
  const who = await signedIn('gil@example.org')
  const at = '/settings/two-factor'
  const bad = { password: 'not this one' }

  await wrong({ at, who, fields: bad, action: '?/begin' }, 'password')
  const begun = await right({ at, who, fields: { password }, action: '?/begin' }, /<img class="picture/)
  const [, secret = ''] = /name="secret" value="([A-Z2-7]+)"/.exec(begun.text) ?? []
  const again = await wrong({ at: begun, who, fields: { twofactor: '000000' }, action: '?/confirm' }, 'twofactor')
  const letters = await wrong({ at: again, who, fields: { twofactor: 'abc' }, action: '?/confirm' }, 'twofactor')
  const on = { fields: { twofactor: codeOf(secret) }, action: '?/confirm' }
  const codesOf = ({ text }: ShownPage) => [...text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code!)
  const codes = codesOf(await right({ at: letters, who, ...on }, /<code>/))
  await wrong({ at, who, fields: { ...bad, code: codes[0]! }, action: '?/codes' })
  const fresh = codesOf(await right({ at, who, fields: { password, code: codes[0]! }, action: '?/codes' }, /<code>/))
  await wrong({ at, who, fields: { password, code: 'none' }, action: '?/stop' })
  await right({ at, who, fields: { password, code: fresh[0]! }, action: '?/stop' }, /Two-factor authentication is off/)
})

test('keys, sessions and deleting an account', async () => {
  const email = 'hal@example.org'
  const who = await signedIn(email)
  const [at, key] = ['/settings/apikeys', { name: 'Backup', scope_read: 'on', password }]
  const other = visitor()
  const signInElsewhere = () => other.send('/login', { email, password })

  await wrong({ at, who, fields: { ...key, password: 'not this one' }, action: '?/make' }, 'password')
  await wrong({ at, who, fields: { ...key, name: '' }, action: '?/make' }, 'name')
  await right({ at, who, fields: key, action: '?/make' }, /readonly/)
  const press = (action: string) => who.send(at, {}, action)
  await right({ at, who, action: '?/revoke' }, /Key revoked/)
  await wrong({ at, who, action: '?/remove', meanwhile: () => press('?/remove') })
  await right({ at, who, fields: key, action: '?/make' }, /readonly/)
  await wrong({ at, who, action: '?/revoke', meanwhile: () => press('?/revoke').then(() => press('?/remove')) })
  await right({ at, who, fields: key, action: '?/make' }, /readonly/)
  await press('?/revoke')
  await right({ at, who, action: '?/remove' }, /No API keys yet/)
  await signInElsewhere()
  const sessions = '/settings/sessions'
  await wrong({ at: sessions, who, action: '?/end', meanwhile: () => other.send('/logout', {}) })
  await signInElsewhere()
  await right({ at: sessions, who, action: '?/end' }, /Session signed out/)
  await signInElsewhere()
  await right({ at: sessions, who, action: '?/endAll' }, /All other sessions signed out/)
  const feed = () =>
    world.sql(
      `insert into calendar_feeds (account_id, secret_hash) select id, 'secret' from accounts where email = $1`,
      [email],
    )
  const deleteFeeds = () => world.sql(`delete from calendar_feeds`)
  await feed()
  await wrong({ at: sessions, who, action: '?/endFeed', meanwhile: deleteFeeds })
  await feed()
  await right({ at: sessions, who, action: '?/endFeed' }, /Feed deleted/)
  const going = await right({ at: '/settings/data', who, action: '?/preview' }, /<li>1 session<\/li>/)
  const still = await wrong({ at: going, who, fields: { password: 'not this one' }, action: '?/end' }, 'password')
  await right({ at: still, who, fields: { password }, action: '?/end' }, '/gone')
})

test('a group is created, people are invited, and join from the email or the notifications', async () => {
  const rules = { privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners', joining: 'open' }
  const begun = { ...rules, group_name: 'bakers', title: 'Bakers', desc: 'A group of bakers, about bread.' }
  const [invited, pressing] = [await signedIn('ida@example.org'), await signedIn('jon@example.org')]

  await wrong({ at: '/groups/new', who: ben, fields: { ...begun, group_name: group.name } }, 'group_name')
  await wrong({ at: '/groups/new', who: ben, fields: { ...begun, desc: 'short' } }, 'desc')
  await wrong({ at: '/groups/new', who: ben, fields: { ...begun, title: 'x'.repeat(201) } }, 'title')
  await wrong({ at: '/groups/new', who: ben, fields: { ...begun, title: 'Bread\0' } }, 'title')
  await wrong({ at: '/groups/new', who: ben, fields: { ...begun, privacy: 'nobody' } })
  await right({ at: '/groups/new', who: ben, fields: begun }, '/g/bakers')
  await ben.send('/groups/new', { ...begun, group_name: 'closed', joining: 'restricted' })
  const { restricted, title } = await world.as('ben').getgroup({ group_name: 'closed' })
  assert.deepEqual({ restricted, title }, { restricted: true, title: 'Bakers' })
  const [at, emails] = ['/g/bakers/invite', 'ida@example.org\njon@example.org']
  await wrong({ at, who: ben, fields: { emails: '', message: 'Come to us' } }, 'emails')
  await wrong({ at, who: ben, fields: { emails, message: long } }, 'message')
  await right({ at, who: ben, fields: { emails, message: 'Come to us' } }, /2 invitations/)
  const mixed = await ben.send(at, { emails: 'lea@example.org\nno address', message: 'Come to us' })
  const [still, message] = ['emails', 'message'].map(
    name => new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)</textarea>`).exec(mixed.text)?.[1],
  )
  assert.deepEqual([still, message, /1 invitation sent/.test(mixed.text)], ['no address', 'Come to us', true])
  const link = async (email: string) => `/invite?token=${await linkTo(world, email)}`
  await right({ at: await link('ida@example.org'), who: invited }, '/g/bakers')
  const withdrawn = async () => {
    const { data } = await world.as('ben').getinvites({ group_name: 'bakers' })
    await world
      .as('ben')
      .cancelinvite({ group_name: 'bakers', invite_id: data.find(({ email }) => email === 'jon@example.org')!.id })
  }
  const email = await link('jon@example.org')
  await wrong({ at: '/notifications', who: pressing, action: '/notifications?/join', meanwhile: withdrawn })
  assert.match((await pressing.open(email)).text, /This invitation was already used/)
  const later = await signedIn('kim@example.org')
  await ben.send(at, { emails: 'kim@example.org' })
  const shown = await later.open(await link('kim@example.org'))
  await right({ at: '/notifications', who: later, action: '/notifications?/join' }, /href="\/g\/bakers\/topics"/)
  assert.match((await later.fill(shown, {})).text, /This invitation was already used/)
})

test('joining, delivery, member fields, leaving', async () => {
  const who = as('stranger')
  const column = { group_id: group.id, profile: true, required: true }
  await world.as('owner').newextracolumn({ ...column, name: 'House', type: 'text_column' })
  await world.as('owner').newextracolumn({ ...column, required: false, name: 'Mail', type: 'email_column' })
  const never = { email_delivery: 'email_delivery_never' }
  const none = { email_delivery: 'email_delivery_none' }

  // Where everyone is let in, only what must be answered is asked.
  const house = { 'c1-text': 'No. 7' }
  const join = await wrong({ at: `${home}/join`, who, fields: { ...none, 'c1-text': '' } }, 'c1-text')
  assert.doesNotMatch(join.text, /c2-text/)
  await wrong({ at: `${home}/join`, who, fields: { ...never, ...house } }, 'email_delivery')
  await right({ at: `${home}/join`, who, fields: { ...none, ...house } }, home)
  await wrong({ at: '/subscriptions', who, fields: never }, 'email_delivery')
  await right({ at: '/subscriptions', who, fields: none }, /Saved\./)
  await wrong({ at: `${home}/subscription`, who, fields: { signature: long } }, 'signature')
  await right({ at: `${home}/subscription`, who, fields: { signature: 'Bye' } }, /Saved\./)
  const about = `${home}/subscription/about`
  await wrong({ at: about, who, fields: { 'c1-text': '', 'c2-text': 'me@example.org' } }, 'c1-text')
  await wrong({ at: about, who, fields: { 'c1-text': 'No. 7', 'c2-text': 'no address' } }, 'c2-text')
  await right({ at: about, who, fields: { 'c1-text': 'No. 7', 'c2-text': 'me@example.org' } }, /Saved\./)
  await right({ at: `${home}/leave`, who }, '/subscriptions?done=left')
  await wrong({ at: '/g/bakers/leave', who: ben })
  assert.equal((await who.open(about)).path, home)
})

test('who asks to join answers questions, and moderators read the answers with the request', async () => {
  const { id: group_id, name } = await world.addGroup({ restricted: true }, { peopled: ['owner'] })
  const [who, at] = [as('stranger'), `/g/${name}/join`]
  const column = { group_id, profile: true } as const
  const owner = world.as('owner')
  await owner.newextracolumn({ ...column, name: 'Where do you live?', type: 'text_column', required: true })
  await owner.newextracolumn({ ...column, name: 'Second address', type: 'email_column' })
  const choice = { type: 'multiple_choice_column', choices: 'Rye\nOats' } as const
  await owner.newextracolumn({ ...column, name: 'Which bread?', ...choice })
  await owner.newextracolumn({ group_id, name: 'For moderators', type: 'text_column' })
  const fields = { 'c1-text': 'No. 7 & 8', 'c2-text': 'me@example.org', 'c3-multi_choice': '2' }

  const shown = await wrong({ at, who, fields: { ...fields, 'c1-text': '' } }, 'c1-text')
  assert.doesNotMatch(shown.text, /For moderators/)
  await wrong({ at, who, fields: { ...fields, 'c2-text': 'no address' } }, 'c2-text')
  await wrong({ at, who, fields: { ...fields, 'c3-multi_choice': '3' } }, 'c3-multi_choice')
  await right({ at, who, fields }, `/g/${name}/subscription`)

  const { text } = await as('owner').open(`/g/${name}/moderation`)
  assert.match(text, /Join answers<\/h2>.*Where do you live\?.*No\. 7 &amp; 8.*me@example\.org.*Which bread\?.*Oats/s)
  assert.doesNotMatch(text, /For moderators/)
})

test('a topic is posted, with everything the compose form can do', async () => {
  const rye = { subject: 'Rye bread', body: 'Rye & water', body_type: 'plain' }
  const action = '?/send'
  const forms = [
    { at: `${home}/new`, fields: rye, bad: { ...rye, subject: '' }, field: 'subject' },
    { at: `${home}/message/1/reply`, fields: { body: 'Oats & rye' }, bad: { body: '' }, field: 'body' },
  ]

  for (const { at, fields, bad, field } of forms) {
    const filled = { at, who: ben, fields, action }
    await wrong({ ...filled, fields: bad }, field)
    await right(filled, /Rye bread/)
    const kept = await right({ ...filled, button: '?/save' }, /Draft saved/)
    const file = { param: 'fileupload', filename: 'a.txt', content: 'a' }
    const shown = await right({ ...filled, at: kept, button: '?/preview', files: [file] }, /class="preview/)
    const refused = await wrong({ ...filled, at: shown, button: '?/remove', fields: { ...fields, remove: '999' } })
    const [, remove = ''] = /name="remove" value="(\d+)"/.exec(shown.text) ?? []
    await right({ ...filled, at: refused, button: '?/remove', fields: { ...fields, remove } }, /Rye|rye/)
    const [, draft_id = ''] = /name="draft_id" value="(\d+)"/.exec(shown.text) ?? []
    const throwAway = () => world.as('ben').deletedraft({ draft_id: Number(draft_id) })
    for (const button of ['?/save', '?/preview', '?/discard'])
      await wrong({ ...filled, at: shown, button, ...(button === '?/save' ? { meanwhile: throwAway } : {}) })
    const last = await right({ ...filled, button: '?/save' }, /Draft saved/)
    await right({ ...filled, at: last, button: '?/discard' }, '/drafts')
  }
})

test('drafts are continued, sent and deleted', async () => {
  const draft = () => world.draft('ben', { subject: 'Bran', body: 'Wheat' }, group)
  const action = '?/send'
  const fields = { subject: 'Bran & oats', body: 'Wheat & oats' }
  const file = { param: 'fileupload', filename: 'a.txt', content: 'a' }

  const at = `/drafts/${await draft()}`
  await wrong({ at, who: ben, fields: { ...fields, body: '' }, action }, 'body')
  await right({ at, who: ben, fields, action, button: '?/save' }, /Draft saved/)
  const shown = await right({ at, who: ben, fields, action, button: '?/preview', files: [file] }, /class="preview/)
  const [, remove = ''] = /name="remove" value="(\d+)"/.exec(shown.text) ?? []
  const refused = await wrong({ at: shown, who: ben, fields: { ...fields, remove: '999' }, action, button: '?/remove' })
  await right({ at: refused, who: ben, fields: { ...fields, remove }, action, button: '?/remove' }, /Bran/)
  await right({ at, who: ben, fields, action }, /Wheat/)
  await wrong({ at: shown, who: ben, fields, action, button: '?/save' })
  await wrong({ at: shown, who: ben, fields, action, button: '?/preview' })
  await wrong({ at: shown, who: ben, fields, action, button: '?/discard' })
  await right({ at: `/drafts/${await draft()}`, who: ben, action, button: '?/discard' }, '/drafts')
  const id = await draft()
  const throwAway = () => world.as('ben').deletedraft({ draft_id: id })
  await wrong({ at: '/drafts', who: ben, action: '?/discard', meanwhile: throwAway })
  await draft()
  await right({ at: '/drafts', who: ben, action: '?/discard' }, /Draft discarded/)
})

test('a message is edited, reported, liked and deleted; its pictures are shown', async () => {
  const body = '<p>See <img src="https://elsewhere.invalid/a.png"></p>'
  const { msg_num, topic_id } = await world.post('cleo', { subject: 'Pictures', body }, group)
  const [at, topic] = [`${home}/message/${msg_num}`, `${home}/topic/${topic_id}/pictures`]

  await wrong({ at: `${at}/edit`, who: cleo, fields: { subject: 'Pictures', body: '' } }, 'body')
  await right({ at: `${at}/edit`, who: cleo, fields: { subject: 'Pictures & more', body } }, /Pictures &amp; more/)
  await wrong({ at: `${at}/report`, who: ben, fields: { reason: long } }, 'reason')
  await right({ at: `${at}/report`, who: ben, fields: { reason: 'Not about bread' } }, /moderators/i)
  const { text } = await ben.open(topic)
  const buttonTo = (what: string) => formsOn(topic, text).find(({ deed }) => deed.endsWith(`?/${what}`))!.action
  await right({ at: topic, who: ben, fields: { do: 'like' }, action: buttonTo('like') }, /Unlike|1 like/)
  await right({ at: topic, who: ben, fields: { do: 'sender' }, action: buttonTo('pictures') }, /elsewhere/)
  await right({ at: `${at}/delete`, who: cleo }, `${home}/topics`)
})

test('a message is reposted as a new topic, where the group allows it', async () => {
  const settings = { allow_reposts: true, max_number_of_reposts: 1, min_days_between_reposts: 0 }
  const offers = await world.addGroup(settings, { peopled: ['owner', 'ben', 'cleo'] })
  await world.post('ben', { subject: 'A bike', body: 'For sale' }, offers)
  const at = `/g/${offers.name}/message/1/repost`

  const opened = await ben.open(at)
  await right({ at, who: ben }, `/g/${offers.name}/topics`)
  await wrong({ at: opened, who: ben })

  assert.equal((await ben.open(at)).status, 404)
  const { data } = await world.as('cleo').gettopics({ group_name: offers.name })
  assert.deepEqual(
    data.map(({ subject }) => subject),
    ['A bike', 'A bike'],
  )
})

test('topics are merged and split, and deleting one can be undone', async () => {
  const post = (subject: string) => world.post('cleo', { subject, body: `About ${subject}` }, group)
  const [oven, ovens] = [await post('An oven'), await post('Ovens')]
  const [to, pathTo] = [`${home}/topics/${oven.topic_id}`, `${home}/topic/${oven.topic_id}/an-oven`]
  const named = { topic_id: oven.topic_id, group_name: group.name }
  const edit = () => world.as('owner').updatetopic({ ...named, is_sticky: true })
  const other_topic_id = String(ovens.topic_id)

  assert.match((await owner.open(`${to}/merge?q=ovens`)).text, /value="\d+"[^>]*>\s*<span><bdi>Ovens/)
  assert.match((await owner.open(`${to}/merge?q=nothing-like-it`)).text, /No topics match/)
  assert.match((await owner.open(`${to}/split`)).text, /only one message/)
  assert.equal((await ben.open(`${to}/merge`)).status, 404)
  await wrong({ at: `${to}/merge`, who: owner })
  await wrong({ at: `${to}/merge`, who: owner, fields: { other_topic_id: '999999' } })
  await wrong({ at: `${to}/merge`, who: owner, fields: { other_topic_id }, meanwhile: edit })
  await right({ at: `${to}/merge`, who: owner, fields: { other_topic_id } }, pathTo)
  assert.equal((await ben.open(`${home}/topic/${other_topic_id}/ovens`)).path, `${home}/topic/${oven.topic_id}`)
  const split = { at: `${to}/split`, who: owner, fields: { subject: 'Ovens again', [`m${ovens.message_id}`]: 'on' } }
  await wrong({ ...split, fields: { subject: 'Ovens again' } })
  await wrong({ ...split, fields: { ...split.fields, [`m${oven.message_id}`]: 'on' } })
  const { path } = await right(split, /<bdi>Ovens again<\/bdi>/)
  const rest = await world.as('ben').gettopic(named)
  assert.deepEqual([rest.topic.is_sticky, rest.data.map(({ id }) => id)], [true, [oven.message_id]])

  const [, id = ''] = /topic\/(\d+)/.exec(path) ?? []
  const deleting = { at: `${home}/topics/${id}/delete`, who: owner, action: '?/delete' }
  const reply = () => world.answer('ben', ovens, { subject: 'Re: Ovens again', body: 'Hot' }, group)
  await wrong({ ...deleting, meanwhile: reply })
  const deleted = await right(deleting, /“Ovens again” and its 2 messages will be deleted in 10 seconds/)
  await wrong(deleting)
  await right({ at: deleted, who: owner, action: '?/undo' }, /wasn&#39;t deleted|wasn't deleted/)
  await wrong({ at: deleted, who: owner, action: '?/undo' })
  const last = await owner.send(deleting.at, {}, '?/delete')
  await world.as('owner').deletetopic({ topic_id: Number(id) })
  await world.sql(`update moderation_decisions set started = now()`)
  assert.match((await owner.fill(last, {}, '?/undo')).text, /too late to undo/)
  assert.equal((await owner.open(deleting.at)).status, 404)
})

test('a topic is moved to another group, whose readers are named before', async () => {
  const bakery = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: ['owner', 'cleo'] })
  const first = await world.post('cleo', { subject: 'Malt #beer', body: 'Dark' }, group)
  await world.answer('ben', first, { subject: 'Re: Malt', body: 'Light' }, group)
  const move = `${home}/topics/${first.topic_id}/move`
  const at = `${move}?to=${bakery.name}`
  const edit = () => world.as('owner').updatetopic({ topic_id: first.topic_id, is_closed: true })

  assert.equal((await ben.open(move)).status, 404)
  assert.match((await owner.open(`/g/${group.name}/topic/${first.topic_id}`)).text, new RegExp(`href="${move}"`))
  assert.match((await owner.open(move)).text, new RegExp(`<option value="${bakery.name}"`))
  const opened = await owner.open(at)
  assert.match(opened.text, /2 messages will move from “Malt” to/)
  assert.match(opened.text, /Members of [^<]* will be able to read them/)
  assert.match((await owner.send(at, { to_group_id: '999999' })).text, /You can(?:'|&#39;)t move topics to that group/)
  await wrong({ at, who: owner, meanwhile: edit })

  const { text } = await right({ at, who: owner }, /Moved “Malt” with 2 messages to/)

  const path = `/g/${bakery.name}/topic/${first.topic_id}/malt`
  assert.match(text, new RegExp(`href="${path}"`))
  assert.match((await owner.open(path)).text, /Light/)
  // Old links lead there, for those who can read it.
  const old = [`${home}/topic/${first.topic_id}`, `${home}/topic/${first.topic_id}?from=${first.msg_num}`]
  const paths = await Promise.all(
    [...old, `${home}/message/${first.msg_num}`].map(async at => (await owner.open(at)).path),
  )
  const there = `/g/${bakery.name}/topic/${first.topic_id}`
  assert.deepEqual(
    paths.map(at => at.split('#')[0]),
    [there, `${there}?from=1`, `${there}?from=1`],
  )
  for (const at of old) assert.equal((await ben.open(at)).status, 404)
  const again = await owner.fill(opened, {})
  assert.equal(again.status, 400)
  assert.match(again.text, /role="alert"/)
})

test('deleting the first message of a topic leads back to the replies, which stay', async () => {
  const first = await world.post('cleo', { subject: 'Flour', body: 'Rye' }, group)
  await world.answer('ben', first, { subject: 'Re: Flour', body: 'Wheat' }, group)

  const { text } = await right(
    { at: `${home}/message/${first.msg_num}/delete`, who: owner },
    `${home}/topic/${first.topic_id}/flour`,
  )

  assert.match(text, /Wheat/)
})

test('a call is tried on its page, and changes something only after confirmation', async () => {
  const { message_id, msg_num } = await world.post('cleo', { subject: 'Salt', body: 'A pinch' }, group)
  const action = '?/try'
  const reading = { at: '/docs/api/getgroup', who: ben, action, isHarmless: true }
  const liking = { at: '/docs/api/likemessage', who: ben, action, fields: { p_message_id: String(message_id) } }
  const likes = async () => (await world.as('ben').getmessage({ msg_num, group_name: group.name })).num_likes

  await right({ ...reading, fields: { p_group_name: group.name } }, /Response<\/h3>.*"object": "group"/s)
  await right({ ...reading, fields: { p_group_name: 'nothing-here' } }, /Error<\/h3>.*"type": "bad_request"/s)
  await wrong(liking)
  assert.equal(await likes(), 0)
  await right({ ...liking, fields: { ...liking.fields, confirm: 'on' } }, /Response<\/h3>.*"object": "message"/s)
  assert.equal(await likes(), 1)
  for (const path of [
    '/shortcuts',
    '/offline',
    '/share',
    '/docs',
    '/docs/groups',
    '/docs/api',
    '/docs/api/objects/topic',
  ])
    await ben.open(path)
  const key = world.people.cleo.ways.key.authorization!.replace('Bearer ', '')
  const asKey = { who: visitor(), isHarmless: true, action }
  const named = { at: '/docs/api/getuser', fields: { api_key: key } }
  const email = world.people.cleo.account.email.replace('.', '\\.')
  await right({ ...asKey, ...named }, new RegExp(`"email": "${email}"`))
  // A key that is typed is used, whoever is signed in, and never shown.
  const shown = await right({ ...asKey, ...named, who: ben }, new RegExp(`"email": "${email}"`))
  assert.ok(!shown.text.includes(key))
  await right({ ...asKey, ...named, fields: { api_key: 'wrong' } }, /Error<\/h3>.*"type": "authentication"/s)
  await right(
    { ...asKey, at: liking.at, fields: { ...liking.fields, api_key: key, confirm: 'on' } },
    /Response<\/h3>.*"object": "message"/s,
  )
  assert.equal(await likes(), 2)
})

test('a topic is followed and muted, closed, pinned and changed, and a group marked as read', async () => {
  const { topic_id, message_id, msg_num } = await world.post('cleo', { subject: 'Loaves', body: 'Many' }, group)
  const at = `${home}/topic/${topic_id}/loaves`
  const presses = [
    ...(['follow', 'unfollow', 'mute', 'unmute'] as const).map(does => [ben, does] as const),
    ...(['close', 'reopen', 'pin', 'unpin'] as const).map(does => [owner, does] as const),
  ]

  await right({ at: `${home}/topics`, who: ben, action: `${home}/topics?/read` }, `${home}/topics`)
  const states = []
  for (const [who, does] of presses) {
    await right({ at, who, action: `${at}?/${does}` }, at)
    const { topic } = await world.as(who === ben ? 'ben' : 'owner').gettopic({ topic_id, group_name: group.name })
    const { followed, muted, is_closed, is_sticky } = topic
    states.push(Object.entries({ followed, muted, is_closed, is_sticky }).flatMap(([state, is]) => (is ? [state] : [])))
  }
  assert.deepEqual(states, [['followed'], [], ['muted'], [], ['is_closed'], [], ['is_sticky'], []])
  for (let n = 2; n <= 3; n += 1) await world.answer('cleo', { message_id }, { body: `Loaf ${n}` }, group)
  await right({ at, who: ben, fields: { as: 'threads' }, action: `${at}?/view` }, /value="order">/)
  await right({ at, who: ben, fields: { as: 'order' }, action: `${at}?/view` }, /value="threads">/)
  await wrong({ at, who: owner, fields: { subject: ' ', hashtags: 'rye, oats' }, action: `${at}?/change` }, 'subject')
  const changed = { at, who: owner, fields: { subject: 'Loaves', hashtags: 'rye, oats' }, action: `${at}?/change` }
  const rename = () => world.as('owner').updatetopic({ topic_id, group_name: group.name, subject: 'Buns' })
  const stale = await wrong({ ...changed, meanwhile: rename })
  assert.match(stale.text, /<bdi>Buns<\/bdi>/)
  await right({ ...changed, at: stale, action: `${home}/topic/${topic_id}/buns?/change` }, at)
  const { topic } = await world.as('ben').gettopic({ topic_id, group_name: group.name })
  assert.deepEqual([topic.subject, topic.hashtags!.map(({ name }) => name)], ['Loaves', ['rye', 'oats']])
  assert.doesNotMatch((await ben.open(at)).text, /Edit subject and hashtags/)
  await right({ at: `${home}/archive`, who: owner, action: '?/take', isHarmless: true }, /^PK/)
  const hashtags = { at: `${home}/hashtags`, who: ben }
  const [tag] = (await world.as('ben').gethashtags({ group_name: group.name })).data
  for (const does of ['follow', 'unfollow', 'mute', 'unmute']) {
    const fields = { hashtag_id: String(tag!.id) }
    await right({ ...hashtags, fields, action: `${home}/hashtags?/${does}` }, `${home}/hashtags`)
    const { followed, muted } = (await world.as('ben').gethashtags({ group_name: group.name })).data[0]!
    assert.deepEqual([followed, muted], [does === 'follow', does === 'mute'])
  }
  await wrong({ ...hashtags, fields: { hashtag_id: '999' }, action: `${home}/hashtags?/follow` })
  for (const part of ['', '/messages', '/hashtags', '/members', '/search', `/message/${msg_num}`])
    await owner.open(`${home}${part}`)
  const found = (await owner.open(`${home}/members?q=cle`)).text
  assert.deepEqual([/<bdi>Cleo<\/bdi>/.test(found), /<bdi>Ben<\/bdi>/.test(found)], [true, false])
  await cleo.open(`${home}/message/${msg_num}/revisions`)
  for (const page of ['/', '/groups', '/search', '/login/idpa?state=x']) await ben.open(page)
  await ben.open(`${home}/archive/${new Date().toISOString().slice(0, 7)}`)
})

test('an event is created, responded to, changed, cancelled and subscribed to', async () => {
  const group = await world.addGroup({ calendar_access: 'group_access_subscribers' }, { peopled: ['owner', 'ben'] })
  const [owner, ben] = [as('owner'), as('ben')]
  const calendar = `/g/${group.name}/calendar`
  const fields = {
    ...{ name: 'Baking', start_day: '2031-03-12', start_time: '18:00', end_day: '2031-03-12', end_time: '20:00' },
    ...{
      timezone: 'UTC',
      repeat: 'none',
      rsvp: 'on',
      additional_guests: 'on',
      max_attendees: '2',
      comment_label: 'What do you bring?',
      color_name: 'color_sky',
    },
  }
  const made = { at: `${calendar}/new`, who: owner }
  await wrong({ ...made, fields: { ...fields, name: ' ' } }, 'name')
  await wrong({ ...made, fields: { ...fields, end_day: '2031-03-11' } }, 'end_day')
  await wrong({ ...made, fields: { ...fields, timezone: 'Nowhere/City' } }, 'timezone')
  await wrong({ ...made, fields: { ...fields, repeat: 'custom', rule: 'FREQ=NEVER' } }, 'repeat')
  const { text } = await right({ ...made, fields }, /Event saved\./)
  const id = Number(/calendar\/(\d+)\/edit/.exec(text)![1])
  const at = `${calendar}/${id}`
  const previewing = { ...made, button: '?/preview#preview', isHarmless: true }
  await wrong({ ...previewing, fields: { ...fields, timezone: 'Nowhere/City' } }, 'timezone')
  await right({ ...previewing, fields }, /Invitation preview/)
  const yes = { response: 'rsvp_yes', additional_guests: '0', comment: 'Rye' }
  const responding = { at, who: ben, action: '?/rsvp' }
  await wrong({ ...responding, fields: { ...yes, additional_guests: '7' } }, 'additional_guests')
  await wrong({ ...responding, fields: { ...yes, response: 'rsvp_waitlist' } })
  await right({ ...responding, fields: yes }, /Your response is saved\./)
  const commenting = { at, who: ben, action: '?/comment#comments' }
  await wrong({ ...commenting, fields: { body: ' ' } }, 'body')
  await right({ ...commenting, fields: { body: 'Is there parking?' } }, /Your comment is posted\./)
  const uploading = { at, who: owner, action: '?/upload#files', isHarmless: true }
  await wrong({ ...uploading, fields: {} })
  const files = [{ param: 'fileupload', filename: 'recipe.txt', content: 'Rye' }]
  await right({ ...uploading, fields: {}, files }, /recipe\.txt/)
  const removing = { at, who: owner, action: '?/removefile#files' }
  const removeFile = async () => {
    const {
      files: [file],
    } = await world.as('owner').getevent({ event_id: id })
    await world.as('owner').deleteeventfile({ event_id: id, file_id: file!.id })
  }
  await wrong({ ...removing, meanwhile: removeFile })
  await right({ ...uploading, fields: {}, files }, /recipe\.txt/)
  await right(removing, /Files/)
  const writing = { at: `${at}/message`, who: owner }
  const words = { going: 'on', message_subject: 'Flour', message_text: 'Bring some' }
  await wrong({ ...writing, fields: { ...words, message_subject: ' ' }, button: '?/send' }, 'message_subject')
  await right({ ...writing, fields: words, isHarmless: true }, /This goes to 1 person\./)
  await right({ ...writing, fields: words, button: '?/send' }, /Sent to 1 person\./)
  const edit = { at: `${at}/edit`, who: owner, fields: { ...fields, name: 'Bread' } }
  await wrong({ ...edit, fields: { ...edit.fields, organizer_email: 'nobody' } }, 'organizer_email')
  await wrong({ ...edit, meanwhile: () => world.as('owner').updateevent({ event_id: id, location: 'Mill' }) })
  await right(edit, /<title>Bread/)
  const cancel = { at: `${at}/cancel`, who: owner, fields: { what: 'cancel', message: 'No flour' } }
  await wrong({ ...cancel, meanwhile: () => world.as('owner').updateevent({ event_id: id, location: 'Barn' }) })
  await right(cancel, /Cancelled/)
  await right({ at: `${calendar}/subscribe`, who: ben }, /webcal:/)
  await right({ at: '/calendar/subscribe', who: ben }, /webcal:/)
  for (const page of [calendar, '/calendar']) await ben.open(page)
})

test('files, folders and links are added, changed, restored and deleted', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const [ben, api] = [as('ben'), world.as('ben')]
  const group_id = group.id
  const at = `/g/${group.name}/files`
  const folder = { at, who: ben, action: '?/folder#folder' }
  await wrong({ ...folder, fields: { name: 'a/b', desc: 'Rye' } }, 'name')
  await right({ ...folder, fields: { name: 'Minutes', desc: 'Rye' } }, `${at}/Minutes`)
  await wrong({ ...folder, fields: { name: 'minutes', desc: '' } }, 'name')
  const link = { at: `${at}/Minutes`, who: ben, action: '?/link#link' }
  await wrong({ ...link, fields: { name: 'Mill', url: 'javascript:alert(1)', desc: '' } }, 'url')
  await right({ ...link, fields: { name: 'Mill', url: 'https://mill.example/', desc: '' } }, /Saved\./)
  const upload = { at: `${at}/Minutes`, who: ben, action: '?/upload', isHarmless: true, fields: {} }
  await wrong(upload)
  const files = [{ param: 'fileupload', filename: 'rye.txt', content: 'Rye' }]
  await right({ ...upload, files }, /Your files are uploaded\./)
  await right({ ...upload, files }, /rye\.txt/)
  await api.newfileupload({ group_id, name: 'half.txt', size: 9 })
  const cancel = { at, who: ben, action: '?/cancel' }
  await wrong({
    ...cancel,
    meanwhile: () => world.sql(`update file_uploads set account_id = null where group_id = $1`, [group_id]),
  })
  await api.newfileupload({ group_id, name: 'half.txt', size: 9 })
  await right(cancel, /Deleted\./)
  const { id: file_id } = await api.getfile({ group_id, path: '/Minutes/rye.txt' })
  const page = `/g/${group.name}/file/${file_id}`
  await right({ at: page, who: ben, action: '?/restore' }, /The earlier version is back\./)
  await wrong({
    ...{ at: page, who: ben, action: '?/restore' },
    meanwhile: () => world.sql(`delete from file_versions where file_id = $1 and version < 3`, [file_id]),
  })
  const fields = { name: 'oats.txt', desc: 'Why', path: '/' }
  const edit = { at: `${page}/edit`, who: ben, fields }
  await wrong({ ...edit, fields: { ...fields, path: '/nowhere' } }, 'path')
  await wrong({ ...edit, fields: { ...fields, name: 'Minutes' } }, 'name')
  await wrong({ ...edit, meanwhile: () => api.updatefile({ file_id, desc: 'Theirs' }) })
  await right(edit, /Saved\./)
  const deletion = { at: `${page}/delete`, who: ben }
  await wrong({ ...deletion, meanwhile: () => api.updatefile({ file_id, desc: 'Again' }) })
  await right(deletion, /Deleted\./)
  // Meanwhile another file has its name.
  const { id: link_id } = await api.newfilelink({ group_id, path: '/', name: 'oats.txt', url: 'https://oats.example/' })
  const restoring = { at: `/g/${group.name}/file/deleted`, who: as('owner') }
  await wrong(restoring)
  await api.updatefile({ file_id: link_id, name: 'more oats' })
  await right(restoring, /Restored\./)
  for (const path of [`${at}?q=mill`, `${at}/Minutes`]) await ben.open(path)
})

test('albums and photos are added, put in order, changed and deleted', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const [ben, api] = [as('ben'), world.as('ben')]
  const group_id = group.id
  const home = `/g/${group.name}`
  const adding = { at: `${home}/photos`, who: ben, action: '?/new#new' }
  await wrong({ ...adding, fields: { title: ' ', desc: 'Rye' } }, 'title')
  await right({ ...adding, fields: { title: 'Ovens', desc: 'Rye' } }, /The album is created\./)
  const { id: album_id } = (await api.getalbums({ group_id })).data[0]!
  const at = `${home}/album/${album_id}`
  const upload = { at, who: ben, action: '?/upload#upload', isHarmless: true, fields: {} }
  await wrong(upload)
  const photo = (filename: string) => ({ param: 'fileupload', filename, content: pngOf({ width: 9, height: 9 }) })
  await wrong({ ...upload, files: [{ ...photo('a.png'), content: 'a' }] }, 'fileupload')
  await right({ ...upload, files: [photo('a.png'), photo('b.png')] }, /Your photos are added/)
  const [a, b] = (await api.getphotos({ album_id })).data.map(({ id }) => id)
  for (const button of ['first', 'earlier', 'later']) {
    const moving = { at: `${at}/order`, who: ben, action: '?/later', button: `?/${button}` }
    await right({ ...moving, fields: { photo_id: String(button === 'later' ? a : b) } }, /Moved\./)
    await wrong({ ...moving, fields: { photo_id: '999999' } })
  }
  await api.newalbum({ group_id, title: 'Mills' })
  const page = `${home}/photo/${a}`
  const fields = { name: 'oven.png', desc: 'Hot', album_id: String(album_id) }
  const edit = { at: `${page}/edit`, who: ben, fields }
  await wrong({ ...edit, fields: { ...fields, name: ' ' } }, 'name')
  await wrong({ ...edit, fields: { ...fields, album_id: '999999' } }, 'album_id')
  await wrong({ ...edit, meanwhile: () => api.updatephoto({ photo_id: a!, desc: 'Theirs' }) })
  await right(edit, /Saved\./)
  const found = await ben.open(`${home}/photos?q=hot`)
  assert.match(found.text, /Photos that match/)
  assert.ok(found.text.includes(`href="${page}"`))
  assert.match((await ben.open(`${home}/photos?q=cold`)).text, /No photos match/)
  const deletion = { at: `${page}/delete`, who: ben }
  await wrong({ ...deletion, meanwhile: () => api.updatephoto({ photo_id: a!, desc: 'Again' }) })
  await right(deletion, /Deleted\./)
  const deleted = `${home}/photos/deleted`
  const restorePhoto = { at: deleted, who: ben, action: '?/photo' }
  await wrong({ ...restorePhoto, meanwhile: () => api.undeletephoto({ group_id, photo_id: a! }) })
  await api.deletephoto({ photo_id: a! })
  await right(restorePhoto, /Restored\./)
  const editAlbum = { at: `${at}/edit`, who: ben, fields: { title: 'Stone ovens', desc: 'Why' } }
  await wrong({ ...editAlbum, fields: { title: ' ', desc: 'Why' } }, 'title')
  await wrong({ ...editAlbum, meanwhile: () => api.updatealbum({ album_id, desc: 'Theirs' }) })
  await right(editAlbum, /Saved\./)
  const deleteAlbum = { at: `${at}/delete`, who: ben }
  await wrong({ ...deleteAlbum, meanwhile: () => api.updatealbum({ album_id, desc: 'Again' }) })
  for (const path of [`${home}/photo/${b}`, `${at}?by=date`]) await ben.open(path)
  await right(deleteAlbum, /Deleted\./)
  const restoreAlbum = { at: deleted, who: ben, action: '?/album' }
  await wrong({ ...restoreAlbum, meanwhile: () => api.undeletealbum({ group_id, album_id }) })
  await api.deletealbum({ album_id })
  await right(restoreAlbum, /Restored\./)
})

test('a poll is posted, voted on, changed, closed and reopened', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const [owner, ben] = [as('owner'), as('ben')]
  const polls = `/g/${group.name}/polls`
  const fields = {
    ...{ question: 'Rye or spelt?', answer_1: 'Rye', answer_2: 'Spelt', desc_2: 'From the mill' },
    ...{ type: 'poll_single', show_results: 'poll_results_always' },
  }
  await ben.open(polls)
  const made = { at: `${polls}/new`, who: ben }
  await wrong({ ...made, fields: { ...fields, question: ' ' } }, 'question')
  await wrong({ ...made, fields: { ...fields, answer_2: '' } }, 'answer_1')
  await wrong({ ...made, fields: { ...fields, closes: '2020-01-01T18:00' } }, 'closes')
  await right({ ...made, fields }, /Rye or spelt\?/)
  const { id, updated, topic_id } = (await world.as('ben').getpolls({ group_id: group.id })).data[0]!
  const at = `/g/${group.name}/poll/${id}`
  await wrong({ at, who: owner, action: `${at}?/vote` })
  await right({ at, who: owner, action: `${at}?/vote`, fields: { [`poll${id}`]: '2' } }, at)
  const inTopic = `/g/${group.name}/topic/${topic_id}`
  await right({ at: inTopic, who: ben, action: `${at}?/vote`, fields: { [`poll${id}`]: '1' } }, inTopic)
  assert.deepEqual(
    (await world.as('owner').getpollvotes({ poll_id: id })).data.map(({ choices }) => choices),
    [[2], [1]],
  )
  await right({ at, who: owner, action: `${at}?/withdraw` }, at)
  const change = { at, who: ben, action: '?/change', fields: { updated, show_results: 'poll_results_on_close' } }
  await wrong({ ...change, fields: { ...change.fields, closes: '2020-01-01T18:00' } }, 'closes')
  await right({ ...change, fields: { ...change.fields, closes: '2030-01-01T18:00' } }, /The poll is changed\./)
  const remind = { at, who: ben, action: `${at}?/remind` }
  const vote = (choices: number[]) => world.as('owner').vote({ poll_id: id, choices })
  await wrong({ ...remind, meanwhile: () => vote([2]) })
  await vote([])
  await right(remind, /Reminder sent to 1 member\./)
  await right({ at, who: ben, action: `${at}?/close` }, /The poll is closed\./)
  await right({ at, who: ben, action: `${at}?/reopen` }, /The poll is open again\./)
})

test('a row is added, changed and deleted', async () => {
  const group = await world.addGroup({ database_access: 'group_access_subscribers' }, { peopled: ['owner', 'ben'] })
  const [owner, ben] = [as('owner'), as('ben')]
  const columns = JSON.stringify([
    { name: 'Bread', type: 'text_column', required: true },
    { name: 'Grams', type: 'number_column' },
  ])
  const table = await world.as('owner').newdatabase({ group_id: group.id, name: 'Breads', columns })
  await owner.open(`/g/${group.name}/databases`)
  const at = `/g/${group.name}/database/${table.id}`
  await ben.open(at)
  const files: never[] = []
  const add = { at: `${at}/new`, who: ben, files, fields: { 'c1-text': 'Rye', 'c2-number': '500' } }
  await wrong({ ...add, fields: { ...add.fields, 'c2-number': 'much' } }, 'c2-number')
  await wrong({ ...add, fields: { ...add.fields, 'c1-text': '' } }, 'c1-text')
  const { path } = await right(add, /Row added\./)
  const row = path.split('?')[0]!
  const row_id = Number(row.split('/').at(-1))
  const change = (text: string) => () =>
    world.as('owner').updatedatabaserow({ row_id, vals: JSON.stringify([{ col_id: 1, text }]) })
  await wrong({ ...add, at: row, fields: { ...add.fields, 'c2-number': 'less' } }, 'c2-number')
  await wrong({ ...add, at: row, meanwhile: change('Spelt') })
  await right({ ...add, at: row }, /Row saved\./)
  await wrong({ at: `${row}/delete`, who: ben, meanwhile: change('Wheat') })
  const undo = await ben.open(`${row}/history`)
  await right({ at: undo, who: ben }, /Row saved\./)
  await right({ at: `${row}/delete`, who: ben }, /Row deleted\./)
  await right({ at: `${at}/deleted`, who: ben }, /Row restored\./)
  const view = { at: `${at}/view/new?q=rye`, who: ben, fields: { name: 'Rye' } }
  const saved = await right(view, /<tr id="row-/)
  await wrong(view, 'name')
  const view_id = saved.path.split('view=')[1]!
  const changed = await ben.open(`${at}?view=${view_id}&own=1&q=wheat`)
  await right({ at: changed, who: ben, action: `${at}/view/${view_id}?/show` }, /No rows match|<tr id="row-/)
  const own = `${at}/view/${view_id}`
  await wrong({ at: own, who: ben, action: '?/rename', fields: { name: ' ' } }, 'name')
  await right({ at: own, who: ben, action: '?/rename', fields: { name: 'Oats' } }, /Oats/)
  await right({ at: own, who: ben, action: '?/delete' }, /Breads/)
})

test('a wiki page is written, changed, restored and deleted, and files are added to it', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const root = `/g/${group.name}/wiki`
  const [ben, cleo] = [as('ben'), as('cleo')]
  await ben.open(root)
  const create = { at: `${root}/new`, who: ben, action: '?/save' }
  const flour = { title: 'Flour', body: 'Rye & oats', body_type: 'markdown', edit_msg: 'First' }
  await wrong({ ...create, fields: { ...flour, title: '\u3164' } }, 'title')
  await wrong({ ...create, button: '?/preview', fields: { ...flour, body_type: 'rtf' } })
  await right({ ...create, button: '?/preview', isHarmless: true, fields: flour }, /id="preview"/)
  await right({ ...create, fields: flour }, /Saved\./)
  await wrong({ ...create, fields: { ...flour, title: 'flour' } }, 'title')
  const { data } = await world.as('ben').getwikipages({ group_id: group.id })
  const { id } = data[0]!
  const at = `${root}/${id}`
  const edit = { at: `${at}/edit`, who: ben, action: '?/save' }
  const theirs = (body: string) => () => world.as('cleo').updatewikipage({ id, body })
  const changed = { ...flour, body: 'Wheat & oats', edit_msg: '' }
  await wrong({ ...edit, fields: { ...changed, title: '' } }, 'title')
  await wrong({ ...edit, fields: changed, meanwhile: theirs('Barley') })
  await wrong({ ...edit, button: '?/preview', fields: { ...changed, body_type: 'rtf' } })
  await right({ ...edit, button: '?/preview', isHarmless: true, fields: changed }, /id="preview"/)
  const file = { param: 'fileupload', filename: 'oven.txt', content: 'Hot' }
  await right({ ...edit, fields: changed, files: [file] }, /Saved\..*oven\.txt/s)
  await right({ at: `${at}/edit`, who: ben, action: '?/removefile' }, /Edit page/)
  await ben.open(`${at}/compare`)
  await ben.open(`${root}/changes`)
  await right({ at, who: ben, action: '?/watch', isHarmless: true }, /Stop watching/)
  await right({ at: `${at}/history`, who: ben, fields: { version: '1' } }, /Saved\..*Rye/s)
  await right({ at: `${at}?version=2`, who: cleo, action: `${at}/history` }, /Saved\..*Barley/s)
  await wrong({ at: `${at}/delete`, who: ben, meanwhile: theirs('Spelt') })
  await right({ at: `${at}/delete`, who: ben }, /The page is deleted/)
  await ben.open(`${root}/pages`)
  await right({ at: `${root}/deleted`, who: ben }, /Saved\..*Spelt/s)
})

test('a table is created, changed and deleted, and filled from a file', async () => {
  const group = await world.addGroup({ database_access: 'group_access_subscribers' }, { peopled: ['owner', 'ben'] })
  const ben = as('ben')
  const create = {
    ...{ at: `/g/${group.name}/databases/new`, who: ben },
    fields: { name: 'Breads', short_desc: 'Ours', 'k0-name': 'Bread', 'k0-type': 'text_column' },
  }
  await wrong({ ...create, fields: { ...create.fields, 'k1-name': 'bread', 'k1-type': 'text_column' } }, 'k1-name')
  const { path } = await right(create, /Breads/)
  const database_id = Number(path.split('/').at(-1))
  const column = { 'k0-id': '1', 'k0-name': 'Loaf', 'k0-type': 'text_column' }
  await wrong({ at: `${path}/columns`, who: ben, fields: { ...column, 'k0-name': '' } }, 'k0-name')
  await right({ at: `${path}/columns`, who: ben, fields: column }, /Changes saved/)
  const access = Object.fromEntries(
    ['view_table', 'add_rows', 'edit_rows', 'edit_table'].map(name => [name, 'database_access_all']),
  )
  const settings = { at: `${path}/settings`, who: ben, fields: { name: 'Loaves', short_desc: 'Ours', ...access } }
  await wrong({ ...settings, fields: { ...settings.fields, name: ' ' } }, 'name')
  await right(settings, /Changes saved/)
  const csv = { param: 'fileupload', filename: 'a.csv', content: Buffer.from('Loaf\nRye\n'), type: 'text/csv' }
  const file = { at: `${path}/import`, who: ben, fields: { step: 'import', wrong: 'skip' } }
  await wrong({ ...file, files: [] }, 'fileupload')
  await right({ ...file, files: [csv] }, /imported/)
  await world.settle()
  const change = () => world.as('owner').updatedatabase({ database_id, short_desc: 'Theirs' })
  await wrong({ at: `${path}/delete`, who: ben, fields: { understand: 'on' }, meanwhile: change })
  await right({ at: `${path}/delete`, who: ben, fields: { understand: 'on' } }, /Table deleted/)
})

test('a chat is started, joined, talked in, changed, posted and deleted', async () => {
  const group = await world.addGroup({ chat_access: 'group_access_subscribers' }, { peopled: ['owner', 'ben', 'cleo'] })
  const [ben, cleo] = [as('ben'), as('cleo')]
  const list = `/g/${group.name}/chats`
  await ben.open(list)
  const begin = { at: `${list}/new`, who: ben, fields: { subject: 'Ovens', desc: 'Stone & gas' } }
  await wrong({ ...begin, fields: { ...begin.fields, subject: ' ' } }, 'subject')
  const { path: at } = await right(begin, /<title>Ovens/)
  const write = { at, who: ben, files: [], action: `${at}?/post`, fields: { message: 'Mine is gas' } }
  await wrong({ ...write, fields: { message: ' ' } })
  await right(write, at)
  const edit = { ...write, at: `${at}?edit=1`, action: `${at}?/edit`, fields: { message: 'Mine is stone' } }
  await wrong({ ...edit, fields: { message: ' ' } })
  await right(edit, at)
  await right({ at, who: cleo, action: `${at}?/join` }, at)
  await right({ at, who: cleo, action: `${at}?/tap`, fields: { tap: '1 chat_msg_tapback_heart' } }, at)
  for (const does of ['mute', 'unmute']) await right({ at, who: cleo, action: `${at}/about?/${does}` }, at)
  await cleo.open(`${at}/about`)
  const post = { at: `${at}/post`, who: ben, fields: { subject: 'Our ovens', from: '1', to: '1' } }
  await wrong({ ...post, fields: { ...post.fields, from: '99' } })
  await right(post, /Our ovens/)
  await right({ at, who: ben, action: `${at}?/remove`, fields: { remove: '1' } }, at)
  await right({ at, who: cleo, action: `${at}/about?/leave` }, list)
  const change = { at: `${at}/edit`, who: ben, action: '?/save', fields: { subject: 'Stone ovens', desc: 'Stone' } }
  await wrong({ ...change, fields: { ...change.fields, subject: ' ' } }, 'subject')
  await right(change, at)
  for (const does of ['close', 'reopen']) await right({ at: `${at}/edit`, who: ben, action: `${at}/edit?/${does}` }, at)
  await right({ at: `${at}/delete`, who: ben }, list)
})

test('a moderator decides on messages, people and reports', async () => {
  const waiting = await world.addGroup(
    { moderated: true, restricted: true },
    { peopled: ['owner', 'moderator', 'ben'] },
  )
  const at = `/g/${waiting.name}/moderation`
  const id = await world.hold('ben', { subject: 'Bran', body: 'Wheat' }, waiting)
  const other = await world.hold('ben', { subject: 'Rolls' }, waiting)
  const item = `message-${id}`
  const to = (did: string, about = item) => `${at}?/${did}&item=${about}`
  const claimed = () => world.as('moderator').claimpendingmessage({ pending_message_id: id })

  const decide = { at, who: owner, action: to('decide') }
  await wrong({ ...decide, fields: { action: 'reject', reason: long } }, 'reason')
  const claim = { at, who: owner, action: to('claim') }
  await wrong({ ...claim, fields: { claim: 'claim' }, meanwhile: claimed })
  await right({ ...claim, fields: { claim: 'take' } }, /Claimed by you/)
  const edit = { at: `${at}?item=${item}&edit=1`, who: owner, action: to('edit') }
  const version = { body: 'Rye', edit_reason: '' }
  await wrong({ ...edit, fields: { ...version, subject: ' ' } }, 'subject')
  await right({ ...edit, fields: { ...version, subject: 'Bran bread' } }, /Changes saved.*Bran bread/s)
  const note = { at, who: owner, action: to('note') }
  await wrong({ ...note, fields: { moderator_notes: long } }, 'moderator_notes')
  await right({ ...note, fields: { moderator_notes: 'Kind' } }, /Notes saved.*Kind/s)
  const approved = await right({ ...decide, fields: { action: 'approve' } }, /Approved</)
  const undo = { at: approved, who: owner, action: to('undo', `message-${other}`) }
  await wrong({ ...undo, fields: { decision_ids: 'x' } })
  await right(undo, /pending again/)
  const bulk = { at, who: owner, action: to('bulk') }
  await wrong({ ...bulk, fields: { action: 'delete' } })
  await right({ ...bulk, fields: { action: 'delete', [`sel-${item}`]: 'on' } }, /Deleted</)

  const { message_id } = await world.post('owner', { subject: 'Ladder' }, waiting)
  await world.as('ben').reportmessage({ message_id, reason: 'Rude' })
  const about = `&show=reports&item=report-${message_id}`
  const report = {
    at: `${at}?show=reports`,
    who: owner,
    action: `${at}?/decide${about}`,
    button: `${at}?/resolve${about}`,
  }
  await wrong({ ...report, meanwhile: () => world.as('moderator').resolvereport({ message_id }) })
  await world.as('moderator').resolvereport({ message_id, reopen: true })
  await right(report, /Reports dismissed/)

  // The email of somebody who isn't a member: it may not be theirs.
  const hold = (name: 'owner' | 'ben', subject: string) =>
    world.submit(name, { subject, mailed: { proven: false, virus_name: '' } }, waiting)
  for (const [name, subject] of [
    ['owner', 'Urgent'],
    ['ben', 'Win'],
  ] as const) {
    await hold(name, subject)
    const pending = await world.as('owner').getpendingmessages({ group_id: waiting.id })
    const about = `message-${pending.data.at(-1)!.id}`
    const shown = await owner.open(`${at}?item=${about}`)
    assert.match(shown.text, /this address may belong to somebody/)
    const ban = { at: shown, who: owner, action: to('decide', about), button: to('banAddress', about) }
    if (name === 'owner') await wrong(ban)
    else await right(ban, /Deleted</)
  }
  const { status } = await world.as('owner').getmember({ member_info_id: waiting.members.ben })
  assert.equal(status, 'sub_status_banned')

  await world.as('moderator').hidemessage({ message_id })
  const hidden = { at: `${at}?show=hidden`, who: owner, action: `${at}?/hidden&show=hidden` }
  const restored = () => world.as('moderator').restoremessage({ group_id: waiting.id, message_id })
  await wrong({ ...hidden, meanwhile: restored })
  await world.as('moderator').hidemessage({ message_id })
  await right(hidden, /Message restored/)
})

test('an owner changes the settings of a group', async () => {
  const { name } = await world.addGroup({}, { peopled: ['owner'] })
  const at = `/g/${name}/settings`
  await wrong({ at, who: owner, fields: { desc: 'Too short' } }, 'desc')
  await wrong({ at: `${at}/posting`, who: owner, fields: { close_threads_after: 'soon' } }, 'close_threads_after')
  await right({ at: `${at}/moderation`, who: owner, fields: { moderated: 'on' } }, /Settings saved\./)
})

test('an owner manages the rest of a group', async () => {
  const { id: group_id, name } = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const at = `/g/${name}/settings`
  const who = owner

  await photoForm({ at: `${at}/photos`, who, action: '?/photo', fields: { type: 'icon' } })
  const tag = { at: `${at}/tags?new`, who, action: '?/save&new=' }
  await wrong({ ...tag, fields: { name: 'two words' } }, 'name')
  await right({ ...tag, fields: { name: 'rye', color_name: 'color_sky', moderated: 'on' } }, /#rye was created\./)
  const [rye] = (await world.as('owner').gethashtags({ group_id })).data
  await right({ at: `${at}/tags?delete=${rye!.id}`, who, action: '?/remove' }, /#rye was deleted\./)

  const field = { at: `${at}/fields?new=`, who, action: '?/save&new=' }
  const boat = { name: 'Boat', type: 'text_column', color: '', width: '0' }
  await wrong({ ...field, fields: { ...boat, width: 'wide' } }, 'width')
  await right({ ...field, fields: boat }, /“Boat” was added\./)
  await right({ at: `${at}/fields?delete=1`, who, action: '?/remove' }, /“Boat” was deleted\./)

  const notice = { at: `${at}/notices?new=`, who, action: '?/save&new=' }
  const welcome = { type: 'member_notice_welcome', name: 'Hello', subject: 'Welcome', body: 'Good to have you.' }
  const previewed = { ...notice, button: '?/preview&new=' }
  await wrong({ ...previewed, fields: { ...welcome, body: ' ' } }, 'body')
  await right(
    { ...previewed, fields: welcome },
    /<iframe[^>]* sandbox="allow-same-origin"[^>]* srcdoc="[^"]*Good to have you\./,
  )
  await wrong({ ...notice, fields: { ...welcome, subject: ' ' } }, 'subject')
  await right({ ...notice, fields: welcome }, /“Hello” was added\./)
  const [hello] = (await world.as('owner').getmembernotices({ group_id })).data
  await right({ at: `${at}/notices?delete=${hello!.id}`, who, action: '?/remove' }, /“Hello” was deleted\./)
  const hook = { at: `${at}/webhooks?new=`, who, action: '?/save&new=' }
  const receiver = await startWebhookReceiver()
  world.atEnd(receiver.close)
  const url = `${receiver.url}/hook`
  await wrong({ ...hook, fields: { url: 'http://10.0.0.1/' } }, 'url')
  await right({ ...hook, fields: { name: 'Site', url, 'on_message.posted': 'on' } }, /value="whsec_[^"]+"/)
  const [site] = (await world.as('owner').getwebhooks({ group_id })).data
  assert.deepEqual(site!.actions, ['message.posted'])
  const editing = { at: `${at}/webhooks?edit=${site!.id}`, who, action: `?/save&edit=${site!.id}` }
  await right(
    { ...editing, fields: { name: 'Web site', url, 'on_message.posted': 'on', active: 'on' } },
    /Web site was saved\./,
  )
  const { topic_id } = await world.post('owner', { subject: 'Rye' }, { id: group_id, name })
  assert.ok(topic_id > 0)
  const one = { at: `${at}/webhooks/${site!.id}`, who }
  await right({ ...one, action: '?/test' }, /The test was delivered\./)
  await right({ ...one, action: '?/redeliver' }, /It(&#39;|')s being sent again\./)
  await right({ ...one, action: '?/rotate' }, /value="whsec_[^"]+"/)
  await right({ at: `${at}/webhooks?delete=${site!.id}`, who, action: '?/remove' }, /Web site was deleted\./)
  const script = { at: `${at}/scripts?new=`, who, action: '?/save&new=' }
  await wrong({ ...script, fields: { name: ' ' } }, 'name')
  await right({ ...script, fields: { name: 'Oven', hashtags: 'ci' } }, /value="https:[^"]+\/postmessage\/fmpost\w{52}"/)
  const [oven] = (await world.as('owner').getpostingaddresses({ group_id })).data
  await right({ at: `${at}/scripts?delete=${oven!.id}`, who, action: '?/remove' }, /Oven was revoked\./)
  const footer = { at: `${at}/footer`, who, action: '?/save' }
  await wrong({ ...footer, fields: { footer: long } }, 'footer')
  await wrong({ ...footer, button: '?/preview', fields: { footer: long } }, 'footer')
  await right({ ...footer, button: '?/preview', fields: { footer: '<i>Row on</i>' } }, /srcdoc="[^"]*Row on/)
  await right({ ...footer, fields: { footer: '<i>Row on</i>' } }, /Footer saved\./)

  const label = { at: `${at}/labels?new=`, who, action: '?/save&new=' }
  await wrong({ ...label, fields: { name: ' ', color_name: 'color_sky' } }, 'name')
  await right({ ...label, fields: { name: 'Helper', color_name: 'color_sky' } }, /The label “Helper” was created\./)
  const [helper] = (await world.as('owner').getmemberlabels({ group_id })).data
  await right({ at: `${at}/labels?delete=${helper!.id}`, who, action: '?/remove' }, /was deleted\./)

  const alias = { at: `${at}/aliases`, who, action: '?/add' }
  await wrong({ ...alias, fields: { name: 'a b' } }, 'name')
  await right({ ...alias, fields: { name: `x${name}` } }, /was added\./)
  const [other] = (await world.as('owner').getgroupaliases({ group_id })).data
  await right({ at: `${at}/aliases?delete=${other!.id}`, who, action: '?/remove' }, /was deleted\./)

  const subgroup = { at: `${at}/subgroups?new=`, who, action: '?/create&new=' }
  const crew = { sub_group_name: 'crew', desc: 'The crew of the boat', privacy: 'sub_group_privacy_archives' }
  await wrong({ ...subgroup, fields: { ...crew, desc: 'Crew' } }, 'desc')
  await right({ ...subgroup, fields: crew }, /You're its owner\./)

  await right({ at: `${at}/export`, who, action: '?/create' }, /The export starts soon/)
  await right({ at: `${at}/export`, who, action: '?/remove' }, /The export was deleted\./)

  for (const page of ['activity', 'storage']) assert.equal((await who.open(`${at}/${page}`)).status, 200)
  await wrong({ at: `${at}/delete`, who, fields: { confirm_name: 'other' } }, 'confirm_name')
  await right({ at: `${at}/delete`, who, fields: { confirm_name: name } }, '/subscriptions?done=deleted')
})

test('a moderator manages members, in bulk or one by one', async () => {
  const place = await world.addGroup(
    { members_visible: 'group_view_members_subs' },
    { peopled: ['owner', 'moderator', 'ben', 'cleo', 'pending', 'banned'] },
  )
  const { id: group_id, members } = place
  const [at, who] = [`/g/${place.name}/members`, owner]
  const label = await world.as('owner').newmemberlabel({ group_id, name: 'Baker' })
  const choose = {
    at,
    who,
    action: '?/choose',
    fields: { action: 'add_label', member_info_ids: `${members.ben},${members.owner}` },
  }
  await wrong({ ...choose, fields: { action: 'ban' } })
  const chosen = await right(choose, /Label 2 members/)
  await wrong({ at: chosen, who, action: '?/apply', fields: { for_label_id: '999' } })
  await right(
    { at: chosen, who, action: '?/apply', fields: { for_label_id: String(label.id) } },
    /Label added to 2 members\./,
  )
  await wrong({ at: chosen, who, action: '?/apply', fields: { new_label: long } }, 'new_label')
  const writing = { ...choose, fields: { ...choose.fields, action: 'send_message' } }
  const written = await right(writing, /Send a message to 1 member[\s\S]*will be skipped/)
  const text = { message_subject: 'Boats', message_text: 'Bring oars.' }
  await wrong({ at: written, who, action: '?/apply', fields: { ...text, message_subject: ' ' } }, 'message_subject')
  await right({ at: written, who, action: '?/apply', fields: text }, /Message sent to 1 member\./)
  const banning = { at: `${at}?show=banned`, who, action: '?/ban&show=banned' }
  await wrong({ ...banning, fields: { email: 'nobody' } }, 'email')
  await right({ ...banning, fields: { email: 'spam@example.org' } }, /spam@example\.org is banned\./)
  const all = await who.send(
    `${at}?label=${label.id}`,
    { action: 'remove', all_matching: '1' },
    `?/choose&label=${label.id}`,
  )
  assert.match(all.text, /Remove 1 person\?[\s\S]*Ben[\s\S]*a moderator or owner/)
  await right({ at, who, action: '?/export', isHarmless: true }, /^\ufeffemail,full_name/)
  await world.as('owner').invite({ group_id, emails: 'nora@example.org' })
  await world.sql(`update invites set last_sent = last_sent - interval '25 hours' where email = 'nora@example.org'`)
  const resending = { at: `${at}?show=invited`, who, action: '?/resend&show=invited' }
  await right(resending, /The invitation to nora@example\.org was sent again/)
  const invited = { at: `${at}?show=invited`, who, action: '?/cancel&show=invited' }
  await right(invited, /The invitation to nora@example\.org was canceled/)
  for (const show of ['left', 'removed', 'banned', 'requests', 'moderated', 'bouncing', 'noemail'])
    assert.equal((await who.open(`${at}?show=${show}`)).status, 200)

  const one = `${at}/${members.ben}`
  await world.as('owner').newextracolumn({ group_id, name: 'Boat', type: 'email_column', profile: true })
  assert.match((await who.open(`${one}?right=ban_members`)).text, /Role: member\./)
  const save = { at: one, who, action: '?/save' }
  await wrong({ ...save, fields: { mod_status: 'king' } }, 'mod_status')
  await right(
    { ...save, fields: { mod_status: 'sub_modstatus_moderator', sub_perm_pendingmsg: 'on' } },
    /Changes saved\./,
  )
  assert.equal(
    (await world.as('owner').getmember({ member_info_id: members.ben })).mod_permissions,
    'sub_perm_pendingmsg',
  )
  await right({ ...save, fields: { mod_status: 'sub_modstatus_none' } }, /Changes saved\./)
  const notes = { moderator_notes: 'Brings cake' }
  await wrong({ ...save, fields: { ...notes, post_status: 'never' } }, 'post_status')
  await right(
    {
      ...save,
      fields: {
        ...notes,
        post_status: 'sub_poststatus_moderated',
        email_delivery: 'email_delivery_digest',
        message_selection: 'message_selection_all',
        max_attachment_size: 'max_attachment_size_unlimited',
      },
    },
    /Changes saved\./,
  )
  assert.match((await who.open(one)).text, /Their posts are moderated[\s\S]*>Brings cake<\/textarea>/)
  await wrong({ ...save, fields: { moderator_notes: long } }, 'moderator_notes')
  await wrong({ ...save, fields: { ...notes, 'c1-text': 'no address' } }, 'c1-text')
  await right({ ...save, fields: { ...notes, 'c1-text': 'boat@example.org' } }, /Changes saved\./)
  await wrong({ ...save, fields: { ...notes, 'c1-text': 'boat@example.org', new_label: long } }, 'new_label')
  await right({ ...save, fields: { ...notes, 'c1-text': 'boat@example.org', new_label: 'Miller' } }, /Changes saved\./)
  await right({ at: one, who, action: '?/message' }, /name="body"/)
  await right(
    { at: `/g/${place.name}/person/${world.people.cleo.account.id}`, who: ben, action: '?/message' },
    /name="body"/,
  )
  await world.sql(`update accounts set status = 'user_status_bouncing' where id = $1`, [
    world.people.moderator.account.id,
  ])
  await world.sql(`insert into bounce_states (account_id, email, episode) values ($1, $2, 1) on conflict do nothing`, [
    world.people.moderator.account.id,
    world.people.moderator.account.email.toLowerCase(),
  ])
  await right({ at: `${at}/${members.moderator}`, who, action: '?/test' }, /Test email sent\./)
  await world.sql(`update accounts set status = 'user_status_notconfirmed' where id = $1`, [
    world.people.moderator.account.id,
  ])
  await right({ at: `${at}/${members.moderator}`, who, action: '?/confirm' }, /Confirmation email sent\./)
  await world.sql(`update accounts set status = 'user_status_confirmed' where id = $1`, [
    world.people.moderator.account.id,
  ])
  await right({ at: `${at}/${members.pending}`, who, action: '?/approve' }, /Request approved\./)
  await right({ at: `${at}/${members.pending}`, who, action: '?/remove' }, at)
  await right({ at: one, who, action: '?/ban' }, /Banned\./)
  await right({ at: one, who, action: '?/unban' }, `${at}?show=banned`)

  const direct = { at: `/g/${place.name}/invite?direct=1`, who, action: '?/add&direct=1' }
  await wrong({ ...direct, fields: { emails: ' ' } }, 'emails')
  await right({ ...direct, fields: { emails: 'Name,Email\nOla Berg,ola@example.org' } }, /1 person added\./)
  const asked = { ...direct, button: '?/preview&direct=1' }
  await wrong({ ...asked, fields: { emails: ' ' } }, 'emails')
  await right(
    { ...asked, fields: { emails: 'ola@example.org\npia@example.org' } },
    /1 of 2 will be added[\s\S]*already a member/,
  )
  await world.newEmails()
})

test('a visitor accepts the content warning of a group', async () => {
  const warned = await world.addGroup({ privacy: 'group_privacy_none', fig_leaf: 'fig_leaf_archives' })
  await right({ at: `/g/${warned.name}/topics`, who: visitor() }, `/g/${warned.name}/topics`)
})

test('links in emails do one thing each', async () => {
  const who = visitor()
  const { returned, daysLater, statusOf } = bounceHelpers(world)
  const linkIn = async (pattern: RegExp): Promise<string> =>
    (await world.newEmails()).map(({ body }) => pattern.exec(body)?.[0]).find(Boolean) ?? ''

  for (const at of ['/decline?token=x', '/login/enable?token=x', '/resume?code=x', '/missed?code=x'])
    await wrong({ at, who })
  await returned('cleo')
  await daysLater('cleo', 0)
  const resume = await linkIn(/\/resume\?code=[a-z2-7]+/)
  await who.open(resume)
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
  await right({ at: resume, who }, /You'll get email again/)
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  const missed = await linkIn(/\/missed\?code=[a-z2-7]+/)
  await right({ at: missed, who }, /The posts are on their way/)
  // Asking again is no mistake, and sends nothing more.
  await right({ at: missed, who }, /The posts are on their way/)
  assert.equal((await world.facts()).filter(fact => fact === 'account.missed_sent').length, 1)
  const answers = '[{"text":"Rye"},{"text":"Spelt"}]'
  const { poll_id } = await world.as('owner').newpoll({ group_id: group.id, question: 'By email?', answers })
  const voting = { at: `/mail/vote/${codeFor(group.members.ben, { action: 'vote', about_id: poll_id })}`, who }
  await wrong(voting)
  await right({ ...voting, fields: { [`poll${poll_id}`]: '1' } }, /Your vote is saved\./)
  await right({ at: `/mail/unsubscribe/${codeFor(group.members.ben)}`, who }, /You left the group/)
  const unasked = /\/decline\?token=[\w.-]+/
  await world.as('owner').invite({ group_id: group.id, emails: 'kai@example.org' })
  await right({ at: await linkIn(unasked), who, fields: { forever: 'on' } }, /get any more email from this group/)
})

/** One has only checkboxes, and any choice is right; the other one only counts recipients. */
const alwaysRight = new Set(['/settings/notifications?/save', '/g/[name]/calendar/[id]/message?/preview'])

test('every page was opened, and every form on them submitted, valid and invalid', async () => {
  assert.equal((await visitor().open('/too-many')).status, 429)
  const named = new Set([...seen.keys()].map(deed => deed.split('?/')[1]).filter(Boolean))

  assert.deepEqual(
    pages.filter(page => !opened.has(page)),
    [],
  )
  assert.deepEqual(
    [...seen.keys()].filter(deed => !done.right.has(deed)),
    [],
  )
  assert.deepEqual(
    [...seen.values()]
      .filter(({ deed, hasFields }) => hasFields && !alwaysRight.has(deed) && !done.wrong.has(deed))
      .map(({ deed }) => deed),
    [],
  )
  assert.deepEqual(
    namedActions.filter(name => !named.has(name)),
    [],
  )
})

/** Of the field that has this name, or of what no page sends. */
const unsaid = new Set([
  'password',
  'message_id',
  'member_id',
  'missing dm_member_id',
  'invalid draft_type',
  'invalid msg_num',
  'name exists',
])

test('every error a page can get has a message', () => {
  const known: Record<string, unknown> = messagesFor('en').errors
  const calls: readonly Endpoint[] = Object.values(endpoints)
  const refused = calls
    .filter(({ name, method }) => method === 'POST' && namedInPages.has(name))
    .flatMap(({ errors = [] }) => errors)

  assert.deepEqual(
    [...new Set(refused)].filter(why => !(why in known) && !unsaid.has(why)),
    [],
  )
})
