// In a process of those that measure: the processor time that hostile texts take.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PREFERENCES, preferenceDefaults, PROFILE } from '#contract/preferences.ts'
import { User } from '#contract/resources.ts'
import { newWorld } from '#test/world.ts'
import { userView } from '../view.ts'

const world = await newWorld()
const ben = world.as('ben')
type Choice = { enum?: string[]; type?: string }

test('the user object has every field, with the defaults of a new account', async () => {
  const user = await ben.getuser({})

  // Only administrators are told that somebody is an administrator.
  const { site_admin: _admins, ...everyones } = User.properties
  assert.deepEqual(Object.keys(user).toSorted(), Object.keys(everyones).toSorted())
  for (const [name, value] of Object.entries(preferenceDefaults)) assert.equal(user[name as 'location'], value, name)
  assert.deepEqual([user.csrf_token, user.recovery_codes, user.two_factor_enabled], ['', '', false])
})

test('times follow the account’s language unless a format is chosen', async () => {
  const cleo = world.as('cleo')
  const shown = []
  for (const change of [{ language: 'de' }, { language: 'en' }, { time_pref: 'military_time' }] as const)
    shown.push((await cleo.updateuser(change)).time_pref)
  assert.deepEqual(shown, ['military_time', 'standard_time', 'military_time'])
  const chosen = await cleo.updateuser({ language: 'de', time_pref: 'standard_time' })
  assert.equal(chosen.time_pref, 'standard_time')
})

test('without a chosen format, times and dates follow the language and the browser’s region', () => {
  const written = (locale: string, preferences: object = {}) => {
    const account = { ...world.people.moderator.account, preferences }
    const { time_pref, date_pref } = userView({ account, csrf: null }, locale)
    return [time_pref, date_pref]
  }
  const [american, british] = [
    ['standard_time', 'us_date'],
    ['military_time', 'international_date'],
  ]

  assert.deepEqual(
    ['de-AT', 'en-GB'].map(locale => written(locale)),
    [british, british],
  )
  assert.deepEqual(
    ['en', 'en-US', '', 'xx-invalid-'].map(locale => written(locale)),
    Array(4).fill(american),
  )
  assert.deepEqual([written('en-US', { language: 'de' }), written('en-GB', { language: 'en' })], [british, british])
  assert.deepEqual(written('de', { language: 'en' }), american)
  assert.deepEqual(written('de', { time_pref: 'standard_time' }), ['standard_time', 'international_date'])
})

test('every preference accepts each of its values and rejects others', async () => {
  await world.facts()
  for (const [name, schema] of Object.entries({ ...PROFILE, ...PREFERENCES })) {
    const { enum: words, type } = schema as Choice
    if (!words && type !== 'boolean') continue
    for (const value of words ?? [true, false]) {
      const answer = await ben.updateuser({ [name]: value })
      assert.equal(answer[name as 'location'], value)
    }
    await assert.rejects(ben.updateuser({ [name]: 'neither' }), { type: 'invalid_value', extra: name })
  }
  assert.deepEqual(new Set(await world.facts()), new Set(['account.updated']))
})

test('a profile is updated by field, and lists are sorted by the new name', async () => {
  const { powerless } = world.people
  const before = await world.as('powerless').getuser({})
  const given = {
    full_name: ' Zoe  Ben ',
    website: 'https://example.org/ä?q=<b>',
    about_me: 'Hi',
    timezone: 'Asia/Tokyo',
  }

  const answer = await world.as('powerless').updateprofile(given)

  const changed = { full_name: 'Zoe Ben', website: 'https://example.org/%C3%A4?q=%3Cb%3E', about_me: 'Hi' }
  assert.deepEqual(answer, { ...before, ...changed, updated: answer.updated })
  const [row] = await world.sql('select sort_name, sort_email from members where id = $1', [powerless.id])
  assert.deepEqual(row, { sort_name: 'zoe ben', sort_email: 'powerless@example.org' })
})

test('a time zone must be known, and a website a URL', async () => {
  const cleo = world.as('cleo')
  for (const [given, kept] of [
    ['europe/berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
  ] as const) {
    assert.equal((await cleo.updateuser({ timezone: given })).timezone, kept)
  }
  for (const timezone of ['', '+01:00', 'Mars/Olympus', 'Europe/Berlin ', '../etc/passwd']) {
    await assert.rejects(cleo.updateuser({ timezone }), { type: 'invalid_value', extra: 'timezone' }, timezone)
  }
  assert.equal((await cleo.updateuser({ website: '' })).website, '')
  for (const website of [
    'javascript:alert(1)',
    'example.org',
    'ftp://example.org',
    'https://user:pass@example.org',
    '//x',
  ]) {
    await assert.rejects(cleo.updateuser({ website }), { type: 'invalid_value', extra: 'website' }, website)
  }
  for (const full_name of ['a\nb', 'a\u202Eb', 'x'.repeat(101)]) {
    await assert.rejects(cleo.updateuser({ full_name }), { type: 'invalid_value', extra: 'full_name' })
  }
})

test('a bio is sanitized in its format and in any later one', async () => {
  const cleo = world.as('cleo')
  const attack = '<b>bold</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">y</a>'
  const harmful = /<script|onerror|javascript:/

  const html = await cleo.updateuser({ about_me: attack, about_format: 'about_html' })
  const again = await cleo.updateuser({ about_me: html.about_me })
  const markdown = await cleo.updateuser({
    about_me: `${attack} <<b>script> <scr<b>ipt>`,
    about_format: 'about_markdown',
  })
  const plain = await cleo.updateuser({ about_me: attack, about_format: 'about_plain' })
  const later = await cleo.updateuser({ about_format: 'about_html' })

  assert.match(html.about_me, /<b>bold<\/b>/)
  assert.doesNotMatch(html.about_me, harmful)
  assert.equal(again.about_me, html.about_me)
  assert.doesNotMatch(markdown.about_me, /</)
  assert.equal(plain.about_me, attack)
  assert.deepEqual([later.about_me, later.about_format], [html.about_me, 'about_html'])
})

test('a bio is limited in length, depth and cost', async () => {
  const cleo = world.as('cleo')
  const most = 5000
  let least = Infinity

  // What others do on the machine makes a try dearer, never cheaper.
  for (let tries = 0; tries < 5 && least >= most; tries += 1) {
    const began = process.cpuUsage()
    for (const about_format of ['about_html', 'about_markdown'] as const) {
      for (const about_me of ['<'.repeat(10_000), '<b>'.repeat(3_333)]) {
        await cleo.updateuser({ about_me, about_format }).catch((error: { type: string; extra: string }) => {
          assert.deepEqual([error.type, error.extra], ['invalid_value', 'about_me'])
        })
      }
    }
    least = Math.min(least, process.cpuUsage(began).user / 1000)
  }
  assert.ok(least < most, `${least} ms`)
  await assert.rejects(cleo.updateuser({ about_me: 'x'.repeat(10_001) }), { type: 'invalid_value', extra: 'about_me' })
})

test('read-only fields are ignored', async () => {
  const { cleo } = world.people
  const read = () => world.sql(`select * from accounts where id = $1`, [cleo.account.id])
  const [before] = await read()
  const call = world.as('cleo').updateuser as (input: object) => Promise<unknown>

  await call({
    ...{ id: 1, email: 'evil@example.org', status: 'user_status_inactive', site_admin: true, password_hash: 'x' },
    ...{ two_factor_enabled: true, recovery_codes: 'x', csrf_token: 'x', profile_photo_url: 'https://evil.example/' },
    ...{ preferences: '{}', created: '1970-01-01T00:00:00Z', object: 'group', constructor: 'x' },
    ['__proto__']: { site_admin: true },
  })

  const [after] = await read()
  assert.deepEqual({ ...after, updated: null }, { ...before, updated: null })
})
