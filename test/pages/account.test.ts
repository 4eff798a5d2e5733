// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suspend } from '#features/accounts/index.ts'
import { codeOf, resetLoginAttempts, linkTo, makeAccount, password } from '../accounts.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve, type Reply } from '../servers/server.ts'
import { newWorld, type World } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

type Calls = ReturnType<World['as']>
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const visitor = (language?: string): Visitor => newVisitor(server, origin, language)

/** Sends a form that an answer to another one holds. */
const sendAgain = ({ cookies }: Visitor, path: string, shown: Reply, fields: Record<string, string>) =>
  server.ask(path, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({ csrf: /name="csrf" value="([^"]+)"/.exec(shown.text)![1]!, ...fields }).toString(),
  })

/** Somebody who has just signed in by the form. */
async function signedIn(email: string, confirmed = true): Promise<Visitor> {
  await makeAccount(world, email, confirmed)
  const here = visitor()
  const { path } = await here.send('/login', { email, password })
  assert.equal(path, '/')
  return here
}
test('somebody registers, confirms with the emailed link and signs in', async () => {
  const here = visitor()
  const email = 'rosa@example.org'

  const sent = await here.send('/register', { full_name: 'Rosa', email, password: 'a long enough one' })
  const confirmed = await here.send(`/confirm?token=${await linkTo(world, email)}`, {})
  const { path } = await here.send('/login?next=%2Fsettings', { email, password: 'a long enough one' })

  assert.match(sent.text, /sent a confirmation link to rosa@example.org/)
  assert.match(confirmed.text, /Email address confirmed/)
  assert.equal(path, '/settings')
  assert.match((await here.open('/settings')).text, /name="full_name" value="Rosa"/)
})

test('who signs up to join a group ends there: signed in, or after signing in where the link is opened in another browser', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner'] })
  const join = `/g/${group.name}/join`
  for (const place of ['here', 'elsewhere'] as const) {
    const [here, email] = [visitor(), `${place}@example.org`]
    const page = await here.open(join)
    const form = await here.open(/href="(\/register\?next=[^"]*)"/.exec(page.text)![1]!)
    const typed = { full_name: 'Rosa', email, password }
    const sent = await here.fill(form, typed, `?/register&next=${encodeURIComponent(join)}`)
    await here.fill(sent, {}, `?/again&next=${encodeURIComponent(join)}`)
    await world.settle()
    const links = (await world.emails())
      .filter(({ recipient }) => recipient === email)
      .map(({ body }) => /\/confirm\?token=\S+/.exec(body)![0])
    assert.deepEqual(
      links.map(link => new URLSearchParams(link.split('?')[1]).get('next')),
      [join, join],
    )
    const there = place === 'here' ? here : visitor()
    const confirmed = await there.fill(
      await there.open(links.at(-1)!),
      {},
      `?/confirm&next=${encodeURIComponent(join)}`,
    )
    if (place === 'here') assert.equal(confirmed.path, join)
    else {
      const next = /href="(\/login\?next=[^"]*)"/.exec(/<main[^]*<\/main>/.exec(confirmed.text)![0])![1]!
      assert.equal((await there.send(next, { email, password })).path, join)
    }
    assert.equal((await there.send(join, {}, '')).path, `/g/${group.name}`)
  }
})

test('a link to confirm leads to no other site', async () => {
  const here = visitor()
  const page = await here.open('/confirm?token=x&next=https%3A%2F%2Fevil.example%2F')
  assert.doesNotMatch(page.text, /evil/)
})

test('a rejected form keeps the input, and shows the error beside the field', async () => {
  const here = visitor()
  const typed = { full_name: 'Rosa "R" <b>', email: 'nonsense', password: 'a long enough one' }

  const mistyped = await here.send('/register', typed, '?/register')
  const common = await here.send('/register', { ...typed, email: 'x@example.org', password: 'password' }, '?/register')

  assert.equal(mistyped.status, 400)
  assert.match(mistyped.text, /value="Rosa &quot;R&quot; &lt;b>"/)
  assert.match(
    mistyped.text,
    /<input id="email" name="email" type="email" value="nonsense" autofocus="" aria-invalid="true" aria-describedby="email-why"/,
  )
  assert.match(mistyped.text, /id="email-why">That isn't a valid email address\./)
  assert.doesNotMatch(mistyped.text, /a long enough one/)
  assert.match(common.text, /id="password-why">This password is too common/)
})

test('signing in to a suspended account with its password says that it is suspended, and nobody else sees that', async () => {
  const { account } = await makeAccount(world, 'sue@example.org')
  await world.app.pipeline.runAsSystem(systemTransaction => suspend(systemTransaction, account.id))
  const signIn = (typed: string, language?: string) =>
    visitor(language).send('/login', { email: 'sue@example.org', password: typed })

  const [right, german, wrong] = [await signIn(password), await signIn(password, 'de'), await signIn('not this one')]

  assert.deepEqual([right.status, wrong.status], [400, 400])
  assert.match(right.text, /id="why">This account is suspended\. Contact the administrator of this site\.</)
  assert.match(
    german.text,
    /id="why">Dieses Konto ist gesperrt\. Wenden Sie sich an die Administration dieser Website\.</,
  )
  assert.doesNotMatch(wrong.text, /suspended/)
})

test('pages are in German for visitors who want German', async () => {
  const here = visitor('de')

  const { text } = await here.send('/register', { full_name: 'R', email: 'nonsense', password: 'geheim genug' })

  assert.match(text, /Das ist keine gültige E-Mail-Adresse\./)
  assert.match(text, /Mindestens 6 Zeichen/)
})

test('a forgotten password is reset by an emailed link, which works once', async () => {
  const email = 'forgetful@example.org'
  await makeAccount(world, email)
  const here = visitor()

  const sent = await here.send('/forgot', { email })
  const link = `/reset?token=${await linkTo(world, email)}`
  const done = await here.send(link, { password: 'another good one' })
  const again = await here.send(link, { password: 'a third good one' })

  assert.match(sent.text, /If there's an account for forgetful@example.org/)
  assert.match(done.text, /Password changed/)
  assert.match(again.text, /was already used/)
  assert.equal((await here.send('/login', { email, password: 'another good one' })).path, '/')
})

test('opening a link changes nothing, and a foreign link is reported', async () => {
  const here = visitor()
  await makeAccount(world, 'looked@example.org', false)

  for (const path of [
    '/confirm?token=x',
    '/decline?token=x',
    '/login/enable?token=x',
    '/resume?code=x',
    '/missed?code=x',
  ]) {
    assert.equal((await here.open(path)).status, 200, path)
    const { status, text } = await here.send(path, {})
    assert.deepEqual([status, /This link is incomplete/.test(text)], [400, true], path)
  }
  assert.match((await here.open('/invite?token=x')).text, /This invitation was already used/)
})

test('an invitation names the inviter and the group; the invited person accepts, or declines without an account', async () => {
  const group = await world.addGroup({ invite_only: true }, { peopled: true })
  const here = await signedIn('guest@example.org')
  await world.as('owner').invite({ group_id: group.id, emails: 'guest@example.org\nother@example.org' })
  const link = `/invite?token=${await linkTo(world, 'guest@example.org')}`

  const asVisitor = await visitor().open(link)
  const joined = await here.send(link, {})
  const sentEmail = (await world.emails()).findLast(({ recipient }) => recipient === 'other@example.org')!
  const [, decline = ''] = /(\/decline\?token=[\w.-]+)/.exec(sentEmail.body) ?? []
  const asked = await visitor().open(decline)
  const declined = await visitor().send(decline, { forever: 'on' })

  assert.match(asVisitor.text, new RegExp(`<h1>Owner invited you to ${group.name}</h1>`))
  assert.match(asVisitor.text, /sent to guest@example.org/)
  assert.equal(joined.path.startsWith(`/g/${group.name}`), true)
  assert.match(asked.text, new RegExp(`<h1>Leave ${group.name} or decline its invitation</h1>`))
  assert.match(declined.text, /get any more email from this group/)
  assert.equal((await world.as('owner').getinvites({ group_id: group.id })).total_count, 0)
})

test('registering from an invitation fills in the address, and leads back to it', async () => {
  const group = await world.addGroup({ invite_only: true }, { peopled: true })
  const email = 'new-guest@example.org'
  await world.as('owner').invite({ group_id: group.id, emails: email })
  const link = `/invite?token=${await linkTo(world, email)}`
  const here = visitor()

  const [, toRegister = ''] = /href="(\/register\?[^"]*)"/.exec((await here.open(link)).text) ?? []
  const register = toRegister.replaceAll('&amp;', '&')
  const { text } = await here.open(register)
  const sent = await here.send(register, { full_name: 'Guest', email, password: 'a long enough one' })

  assert.match(text, new RegExp(`name="email" type="email" value="${email}"`))
  assert.ok(sent.text.includes(`href="/login?next=${encodeURIComponent(link)}"`), sent.text)
  await here.send('/login', { email, password: 'a long enough one' })
  assert.match((await here.open('/')).text, /You haven't joined any groups yet/)
})

test('signing in is required, and leads back to the page', async () => {
  const { path } = await visitor().open('/settings/apikeys')

  assert.equal(path, '/login?next=%2Fsettings%2Fapikeys')
})

test('a photo is uploaded and removed without scripts, and initials are shown instead', async () => {
  const here = await signedIn('photo@example.org')
  const photo = (content: Buffer) => ({ files: [{ param: 'fileupload', filename: 'me.png', content }] })
  const wrong = await here.send('/settings', {}, '?/photo', photo(Buffer.from('no photo')))
  const saved = await here.send('/settings', {}, '?/photo', photo(pngOf({ width: 300, height: 200 })))
  const removed = await here.fill(saved, {}, '?/removePhoto')

  assert.match(wrong.text, /That file isn't a photo we can read\./)
  assert.match(saved.text, /Photo saved\./)
  assert.match(
    saved.text,
    /<img class="face[^>]*" src="\/api\/v1\/downloadprofilephoto\?user_id=\d+&amp;hash=[\da-f]{64}"/,
  )
  assert.match(removed.text, /Photo removed\./)
  assert.doesNotMatch(removed.text, /downloadprofilephoto|Remove photo/)
})

test('the profile and every preference can be changed', async () => {
  const here = await signedIn('picky@example.org')

  await here.send(
    '/settings',
    { full_name: 'Pia', about_me: 'Hello', about_format: 'about_plain', website: '' },
    '?/save',
  )
  const refused = await here.send('/settings', { full_name: 'Pia', website: 'javascript:alert(1)' }, '?/save')
  await here.send('/settings/preferences', {
    timezone: 'Europe/Berlin',
    time_pref: 'military_time',
    monday_start: 'on',
    topic_sort_dir: 'sort_desc',
  })
  const { text } = await here.open('/settings/preferences')

  assert.match(refused.text, /id="website-why">This value isn't valid\./)
  assert.match(refused.text, /value="javascript:alert\(1\)"/)
  assert.match(text, /<option value="Europe\/Berlin" selected/)
  assert.match(text, /<option value="military_time" selected/)
  assert.match(text, /name="monday_start" type="checkbox" class="switch[^"]*" checked/)
  // No switch is shown for providers that are not there, so saving leaves them as they were.
  assert.doesNotMatch(text, /allow_idpa_login/)
  const [kept] = await world.sql(`select full_name, preferences from accounts where email = 'picky@example.org'`)
  assert.deepEqual(kept, {
    full_name: 'Pia',
    preferences: {
      about_me: 'Hello',
      about_format: 'about_plain',
      website: '',
      monday_start: true,
      keyboard_shortcuts: false,
      time_pref: 'military_time',
      topic_sort_dir: 'sort_desc',
      allow_sso_login: false,
      dont_munge_message_id: false,
    },
  })
})

test('a new address takes effect when confirmed; a new password at once', async () => {
  const here = await signedIn('moving@example.org')

  const wrong = await here.send('/settings/email', { email: 'moved@example.org', password: 'not it' })
  const sent = await here.send('/settings/email', { email: 'moved@example.org', password })
  await here.send(`/confirm?token=${await linkTo(world, 'moved@example.org')}`, {})
  const changed = await here.send('/settings/password', { new_password: 'a new and good one', password })

  assert.match(wrong.text, /id="password-why">That password isn't correct/)
  assert.match(wrong.text, /value="moved@example.org"/)
  assert.match(sent.text, /sent a confirmation link to moved@example.org/)
  assert.match(changed.text, /Password changed/)
  assert.equal(
    (await visitor().send('/login', { email: 'moved@example.org', password: 'a new and good one' })).path,
    '/',
  )
})

test('two-factor is enabled with a QR code, required when signing in, and disabled', async () => {
  const email = 'careful@example.org'
  const here = await signedIn(email)

  const begun = await here.send('/settings/two-factor', { password }, '?/begin')
  const [, secret = ''] = /name="secret" value="([A-Z2-7]+)"/.exec(begun.text) ?? []
  const picture = { secret, qr_code_url: 'data:image/svg+xml;base64,AA' }
  const post = (twofactor: string) => sendAgain(here, '/settings/two-factor?/confirm', begun, { ...picture, twofactor })
  const mistyped = await post('000000')
  const confirmed = await post(codeOf(secret))
  const codes = [...confirmed.text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code!)
  const other = visitor()
  const asked = await other.send('/login', { email, password })
  const recovered = await other.send('/login', { email, password, code: codes[0]! })
  const fresh = await other.send('/settings/two-factor', { password, code: codes[1]! }, '?/codes')
  const [newest = ''] = [...fresh.text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code!)
  const stopped = await other.send('/settings/two-factor', { password, code: newest }, '?/stop')

  assert.match(begun.text, /<img class="picture[^"]*" src="data:image\/svg\+xml;base64,/)
  assert.match(mistyped.text, /That code isn't correct/)
  assert.match(mistyped.text, new RegExp(`name="secret" value="${secret}"`))
  assert.equal(codes.length, 10)
  assert.match(asked.text, /name="code"/)
  assert.equal(recovered.path, '/')
  assert.match(stopped.text, /Two-factor authentication is off/)
})

test('an API key is shown once, works, and is revoked and deleted', async () => {
  const here = await signedIn('maker@example.org')
  const ask = (key: string) => server.ask('/api/v1/getuser', { headers: { authorization: `Bearer ${key}` } })

  const unproven = await here.send('/settings/apikeys', { name: 'Backup', scope_read: 'on', password: 'no' }, '?/make')
  const made = await here.send(
    '/settings/apikeys',
    { name: 'Backup', scope_read: 'on', expiry: 'month', password },
    '?/make',
  )
  const [, key = ''] = /readonly(?:="")? value="([^"]+)"/.exec(made.text) ?? []
  const works = await ask(key)
  const listed = await here.open('/settings/apikeys')
  const powerless = await here.send('/settings/apikeys', { name: 'Nothing', password }, '?/make')
  const revoked = await here.send('/settings/apikeys', {}, '?/revoke')
  const removed = await here.send('/settings/apikeys', {}, '?/remove')

  assert.match(unproven.text, /name="name" type="text" value="Backup"/)
  assert.match(unproven.text, /name="scope_read" checked/)
  assert.doesNotMatch(unproven.text, /name="scope_write" checked/)
  assert.equal(works.status, 200)
  assert.deepEqual([powerless.status, /Choose at least one permission/.test(powerless.text)], [400, true])
  assert.doesNotMatch(listed.text, new RegExp(key))
  assert.match(revoked.text, /Key revoked/)
  assert.deepEqual([(await ask(key)).status, /No API keys yet/.test(removed.text)], [400, true])
})

test('somebody lists their sessions, and ends one and all others', async () => {
  const email = 'everywhere@example.org'
  const here = await signedIn(email)
  const others = [visitor(), visitor(), visitor()]
  for (const other of others) await other.send('/login', { email, password })

  const one = await here.send('/settings/sessions', {}, '?/end')
  const all = await here.send('/settings/sessions', {}, '?/endAll')

  assert.match(one.text, /Session signed out/)
  assert.match(all.text, /All other sessions signed out/)
  assert.doesNotMatch((await here.open('/settings/sessions')).text, /name="session_id"/)
  assert.match((await others[0]!.open('/settings')).path, /^\/login/)
  await here.send('/settings', {}, '/logout')
  assert.match((await here.open('/settings')).path, /^\/login/)
})

test('an account is deleted after the page says what is deleted with it', async () => {
  const email = 'leaving@example.org'
  const here = await signedIn(email)

  const preview = await here.send('/settings/data', {}, '?/preview')
  const wrong = await sendAgain(here, '/settings/data?/end', preview, { password: 'not it' })
  const gone = await sendAgain(here, '/settings/data?/end', wrong, { password })

  assert.match(preview.text, /<li>1 session<\/li>/)
  assert.match(wrong.text, /That password isn't correct/)
  assert.match(wrong.text, /<li>1 session<\/li>/)
  assert.deepEqual([gone.status, gone.headers.location], [303, '/gone'])
  assert.deepEqual(await world.sql('select id from accounts where email = $1', [email]), [])
})

test('a former member is redirected from the subscription page to the group', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner'] })
  const here = await signedIn('left@example.org')

  for (const page of ['subscription', 'leave']) {
    const { path, text } = await here.open(`/g/${group.name}/${page}`)
    assert.deepEqual([path, /Join group/.test(text)], [`/g/${group.name}`, true])
  }
})

test('somebody joins a group, sets delivery on the list and on its own page, and leaves', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const home = `/g/${group.name}`
  const here = await signedIn('rower@example.org')
  const kept = async () =>
    (
      await world.sql(
        `select m.email_delivery, m.auto_follow_replies from members m join accounts a on a.id = m.account_id
         where a.email = 'rower@example.org' and m.group_id = $1`,
        [group.id],
      )
    )[0]

  const joined = await here.send(`${home}/join`, { email_delivery: 'email_delivery_digest' })
  const chosen = await kept()
  const saved = await here.send('/subscriptions', { email_delivery: 'email_delivery_none', auto_follow_replies: 'on' })
  const changed = await kept()
  const refused = await here.send(`${home}/subscription`, {
    email_delivery: 'email_delivery_never',
    signature: 'Row on',
  })
  const uncoloured = await here.send(`${home}/subscription`, { email_delivery: 'email_delivery_single', color: '' })
  const coloured = await here.send(`${home}/subscription`, { color: 'color_sky' })
  const asked = await here.open(`${home}/leave`)
  const left = await here.send(`${home}/leave`, {})

  assert.equal(joined.path.startsWith(home), true)
  assert.deepEqual(chosen, { email_delivery: 'email_delivery_digest', auto_follow_replies: false })
  assert.match(saved.text, /Saved\./)
  assert.deepEqual(changed, { email_delivery: 'email_delivery_none', auto_follow_replies: true })
  assert.match(refused.text, /id="email_delivery-why">This value isn't valid/)
  assert.match(refused.text, /Row on<\/textarea>/)
  assert.match(uncoloured.text, /Saved\./)
  assert.match(coloured.text, /<option value="color_sky" selected/)
  assert.match(asked.text, new RegExp(`>Leave ${group.name}\\?</h1>`))
  assert.equal(left.path, '/subscriptions?done=left')
  assert.equal(await kept(), undefined)
})

test('where moderators approve, joining is shown as a request, and can be cancelled', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none', restricted: true }, { peopled: true })
  const here = await signedIn('patient@example.org')

  const page = await here.open(`/g/${group.name}/join`)
  const asked = await here.send(`/g/${group.name}/join`, {})
  const back = await here.send(`/g/${group.name}/subscription`, {})

  assert.match(page.text, /Request to join/)
  assert.match(asked.text, /Your request to join is pending approval/)
  assert.equal(back.path, '/subscriptions?done=withdrawn')
})

test('a subgroup asks those who join to join its parent group first', async () => {
  const parent = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner'] })
  const group = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { parent })
  const here = await signedIn('outside@example.org')

  const refused = await here.send(`/g/${group.name}/join`, {})

  assert.deepEqual(
    [refused.status, /role="alert"[^>]*>([^<]*)</.exec(refused.text)?.[1]],
    [400, 'To join this subgroup, join its parent group first.'],
  )
})

test('a form without the CSRF token of its session changes nothing', async () => {
  const here = await signedIn('target@example.org')

  const { status, text } = await here.send('/settings', { csrf: '', full_name: 'Somebody else' })

  assert.equal(status, 400)
  assert.match(text, /Your session on this page expired/)
  await resetLoginAttempts(world)
  assert.deepEqual(await world.sql(`select full_name from accounts where email = 'target@example.org'`), [
    { full_name: 'Ada Lovelace' },
  ])
})

test('a member fills in the group’s fields; unchanged ones stay', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const about = `/g/${group.name}/subscription/about`
  const here = visitor()
  here.cookies.set(sessionCookieName, world.people.ben.ways.cookie.cookie!)
  const none = await here.open(about)
  const column = (name: string, type: Parameters<Calls['newextracolumn']>[0]['type'], more = {}) =>
    world.as('owner').newextracolumn({ group_id: group.id, name, type, profile: true, ...more })
  await column('House <b>', 'text_column', { required: true })
  await column('Day', 'date_column')
  await column('Where', 'address_column')
  await column('Tools', 'multi_choice_column', { choices: 'Ladder\nDrill\nSaw' })
  await column('Key', 'checkbox_column')
  const where = {
    street_address1: 'Lane 1',
    street_address2: '',
    city: 'Quince',
    state: '',
    zip: '12',
    lat: 47,
    lng: 8,
  }
  await world.as('ben').updatesub({
    group_id: group.id,
    extra_member_data: JSON.stringify([{ col_id: 3, ...where }]),
  })
  const kept = { 'c3-street_address1': 'Lane 1', 'c3-city': 'Quince', 'c3-zip': '12' }

  const form = await here.open(about)
  const missing = await here.send(about, { ...kept, 'c1-text': '', 'c2-date': '2026-11-15' })
  const answers = { 'c1-text': 'No. 7', 'c2-date': '2026-11-15', 'c4-multi_choice-3': 'on', 'c4-multi_choice-1': 'on' }
  const saved = await here.send(about, { ...kept, ...answers, 'c5-checked': 'on' })
  const { extra_member_data } = await world.as('ben').getsub({ group_id: group.id })
  const cleared = await here.send(about, { ...kept, 'c1-text': 'No. 8' })

  assert.equal(none.path, `/g/${group.name}/subscription`)
  assert.match(form.text, /<bdi>House &lt;b><\/bdi>.*name="c3-street_address1"[^>]*value="Lane 1"/s)
  assert.match(missing.text, /id="c1-text-why">Fill in this field/)
  assert.match(missing.text, /name="c2-date"[^>]*value="2026-11-15"/)
  assert.match(saved.text, /Saved/)
  assert.deepEqual(extra_member_data, [
    { col_id: 1, col_type: 'text_column', text: 'No. 7' },
    { col_id: 2, col_type: 'date_column', date: '2026-11-15T00:00:00.000000+00:00' },
    { col_id: 3, col_type: 'address_column', ...where },
    { col_id: 4, col_type: 'multi_choice_column', multi_choice: [1, 3] },
    { col_id: 5, col_type: 'checkbox_column', checked: true },
  ])
  assert.equal(cleared.status, 200)
  const left = (await world.as('ben').getsub({ group_id: group.id })).extra_member_data!
  assert.deepEqual(
    left.map(({ col_id, text, checked }) => [col_id, text ?? checked]),
    [
      [1, 'No. 8'],
      [3, undefined],
      [5, false],
    ],
  )
})
