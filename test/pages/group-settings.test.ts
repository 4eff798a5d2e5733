import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import {
  sections,
  settingKinds,
  settingsFor,
  unusedSettings as markedSettings,
} from '../../web/src/lib/group-settings/settings.ts'
import { unusedSettings } from '../fixtures/unused-settings.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { attributeOf, newVisitor, pageAt, type Visitor } from './visitor.ts'

// The settings of a group, as its owner sees and changes them.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
await world.as('owner').updategroup({ group_id: group.id, desc: '<p>People who bake <b>bread</b></p>' })
const at = `/g/${group.name}/settings`

function browserOf(name: PersonName, language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const settingsNow = () => world.as('owner').getgroup({ group_id: group.id })
const fieldsOf = (html: string): string[] => [...html.matchAll(/id="setting-(\w+)"/g)].map(([, name]) => name!)

/** What a browser would send of a page of settings that nobody has touched. */
function filledIn(html: string): Record<string, string> {
  const form = html.slice(html.indexOf('<form method="post"'))
  const unescaped = (text: string): string =>
    text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const inputs = [...form.matchAll(/<input (id="[^>]*)>/g)]
    .map(([, tag]) => tag!)
    .filter(tag => !tag.includes('type="checkbox"') || tag.includes(' checked'))
    .map(tag => [
      attributeOf(tag, 'name'),
      tag.includes('type="checkbox"') ? 'on' : unescaped(attributeOf(tag, 'value')),
    ])
  const areas = [...form.matchAll(/<textarea ([^>]*)>([^<]*)/g)].map(([, tag, text]) => [
    attributeOf(tag!, 'name'),
    unescaped(text!),
  ])
  const selects = [...form.matchAll(/<select ([^>]*)>.*?<option value="([^"]*)" selected/gs)].map(([, tag, value]) => [
    attributeOf(tag!, 'name'),
    value!,
  ])
  return Object.fromEntries([...inputs, ...areas, ...selects]) as Record<string, string>
}

/** The value of the button that saves what is shown. */
const confirmedIn = (html: string): string =>
  attributeOf(/<button ([^>]*name="confirmed"[^>]*)>/.exec(html)![1]!, 'value')

/** Saves what is asked about first. */
async function saveConfirmed(owner: Visitor, section: string, fields: Record<string, string>): Promise<void> {
  const asked = await owner.send(`${at}/${section}`, fields)
  assert.match(asked.text, /Nothing has been saved yet/)
  const saved = await owner.fill(pageAt(asked, `${at}/${section}`), { ...fields, confirmed: confirmedIn(asked.text) })
  assert.match(saved.text, /Settings saved\./)
}

test('each setting is on one page of settings', () => {
  const listed = Object.values(sections).flat()
  assert.deepEqual(listed.toSorted(), Object.keys(settingKinds).toSorted())
})

test('a setting without effect is not shown', async () => {
  const ofMissingFeatures: string[] = []
  assert.deepEqual([...markedSettings].toSorted(), [...Object.keys(unusedSettings), ...ofMissingFeatures].toSorted())
  const { text } = await browserOf('owner').open(`${at}/features`)
  assert.match(text, /name="max_photo_size_databases"/)
  for (const name of markedSettings) assert.doesNotMatch(text, new RegExp(`name="${name}"`))
})

test('every settings page shows current values, and saving it unchanged changes nothing', async () => {
  const owner = browserOf('owner')
  const before = await settingsNow()
  for (const [section, names] of Object.entries(sections)) {
    const page = await owner.open(`${at}/${section}`)
    assert.equal(page.status, 200, section)
    assert.deepEqual(fieldsOf(page.text), settingsFor(before, names), section)
    const saved = await owner.fill(page, filledIn(page.text))
    assert.deepEqual([section, /role="alert"[^>]*>([^<]*)/.exec(saved.text)?.[1]], [section, undefined])
    assert.match(saved.text, /Settings saved\./, section)
  }
  assert.deepEqual(await settingsNow(), before)
})

test('changes are saved, and a switch can be turned off', async () => {
  const owner = browserOf('owner')
  await saveConfirmed(owner, 'posting', { announce: 'on', auto_close_threads: 'on', close_threads_after: '90' })
  const on = await settingsNow()
  assert.deepEqual([on.announce, on.auto_close_threads, on.close_threads_after], [true, true, 90])

  const page = await owner.open(`${at}/posting`)
  const { announce, ...rest } = filledIn(page.text)
  await owner.fill(page, rest)
  const now = await settingsNow()
  assert.equal(announce, 'on')
  assert.deepEqual([now.announce, now.auto_close_threads], [false, true])
})

test('settings are searched, in the language of the reader', async () => {
  const english = await browserOf('owner').open(`${at}?q=moderate+posts`)
  assert.deepEqual(fieldsOf(english.text).slice(0, 2), ['moderated', 'new_users_moderated'])
  const german = await browserOf('owner', 'de').open(`${at}?q=fusszeile`)
  assert.deepEqual(fieldsOf(german.text), ['footer', 'seperate_footers'])
  const none = await browserOf('owner').open(`${at}?q=xyzzy`)
  assert.match(none.text, /No settings match “xyzzy”\./)
  const pagesFor = async (q: string, language = 'en'): Promise<string[]> => {
    const { text } = await browserOf('owner', language).open(`${at}?q=${encodeURIComponent(q)}`)
    const [, list = ''] = /<ul class="pages[^>]*>(.*?)<\/ul>/s.exec(text) ?? []
    return [...list.matchAll(/href="[^"]*\/settings\/(\w+)"/g)].map(([, name]) => name!)
  }
  const found = await Promise.all(['label', 'webhook', 'icon', 'template'].map(word => pagesFor(word)))
  assert.deepEqual(found, [['labels'], ['webhooks'], ['photos'], ['notices']])
  assert.deepEqual(await pagesFor('vorlage', 'de'), ['notices'])
})

test('without the permission there is no settings page and no tab', async () => {
  const member = browserOf('ben')
  assert.equal((await member.open(at)).status, 404)
  assert.ok(!(await member.open(`/g/${group.name}`)).text.includes(`href="${at}"`))
  assert.match((await browserOf('owner').open(`/g/${group.name}`)).text, new RegExp(`href="${at}"`))
})

test('the preview says who gains and loses what, and keeps the input', async () => {
  const owner = browserOf('owner')
  const before = await settingsNow()
  const page = await owner.open(`${at}/posting`)
  const typed = { ...filledIn(page.text), announce: 'on', close_threads_after: '77', step: 'preview' }
  const shown = await owner.fill(page, typed)
  assert.equal(shown.status, 200)
  assert.match(shown.text, /<h2 id="preview-heading"[^>]*>Preview changes<\/h2> <span[^>]*>2 changes/)
  assert.match(shown.text, /<del[^>]*>Off<\/del>.*?<ins[^>]*>On<\/ins>/s)
  assert.match(shown.text, /Who loses.*<strong[^>]*>2 members<\/strong>: post, edit their own posts.*Cleo, Ben/s)
  assert.match(shown.text, /<input id="close_threads_after"[^>]* value="77"/)
  assert.match(shown.text, /<input id="announce"[^>]* checked/)
  assert.deepEqual(await settingsNow(), before, 'nothing was saved')

  // What was seen is saved at once.
  const { step: _step, ...fields } = typed
  const saved = await owner.fill(pageAt(shown, `${at}/posting`), { ...fields, confirmed: confirmedIn(shown.text) })
  assert.match(saved.text, /Settings saved\./)
  assert.deepEqual([(await settingsNow()).announce, (await settingsNow()).close_threads_after], [true, 77])
  const german = await browserOf('owner', 'de').send(`${at}/posting`, { step: 'preview' })
  assert.match(
    german.text,
    /Wer mehr darf.*<strong[^>]*>2 Mitglieder<\/strong>: schreiben, eigene Beiträge bearbeiten/s,
  )
  const none = await owner.open(`${at}/email`)
  assert.match((await owner.fill(none, { ...filledIn(none.text), step: 'preview' })).text, /Nothing would change\./)
})

test('changes with serious effects are saved only after those effects were shown', async () => {
  const owner = browserOf('owner')
  const page = await owner.open(`${at}/features`)
  const fields = { ...filledIn(page.text), calendar_access: 'group_access_public_limited' }
  const asked = await owner.fill(page, fields)
  assert.match(asked.text, /Nothing has been saved yet/)
  assert.match(
    asked.text,
    /<li class="[^"]*serious[^"]*"><strong[^>]*>People who aren't signed in[^<]*<\/strong>: see the calendar/,
  )
  assert.notEqual((await settingsNow()).calendar_access, fields.calendar_access)
  const seen = confirmedIn(asked.text)

  // Something else is as serious: that was not confirmed.
  const other = { ...fields, chat_access: 'group_access_none', confirmed: seen }
  const again = await owner.fill(pageAt(asked, `${at}/features`), other)
  assert.match(again.text, /Nothing has been saved yet/)
  assert.match(again.text, /: see the chats/)
  const saved = await owner.fill(pageAt(again, `${at}/features`), { ...fields, confirmed: seen })
  assert.match(saved.text, /Settings saved\./)
  assert.equal((await settingsNow()).calendar_access, fields.calendar_access)

  const secret = await owner.send(`${at}/visibility`, { privacy: 'group_privacy_archives' })
  assert.match(secret.text, /Can(?:'|&#39;)t be undone by switching back.*can't be opened to more people again/s)
})

test('an invalid value is shown beside its field, in the preview too', async () => {
  const owner = browserOf('owner')
  const wrong = await owner.send(`${at}/posting`, { close_threads_after: 'soon', step: 'preview' })
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="close_threads_after"[^>]* aria-invalid="true"/)
})

test('the second of two concurrent saves sees the first, and decides', async () => {
  const owner = browserOf('owner')
  const theirs = () => world.as('owner').updategroup({ group_id: group.id, subject_tag: 'theirs' })
  const refused = await owner.send(`${at}/email`, { subject_tag: 'mine' }, undefined, { meanwhile: theirs })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /This was changed while you were editing/)
  assert.match(refused.text, /<dt[^>]*>Subject prefix<\/dt>.*?Now:<\/span> theirs<\/dd>.*?Yours:<\/span> mine<\/dd>/s)
  assert.match(refused.text, /<input id="subject_tag"[^>]* value="mine"/)

  await owner.fill(pageAt(refused, `${at}/email`), { subject_tag: 'mine' })
  assert.equal((await settingsNow()).subject_tag, 'mine')
})

test('the second of two concurrent saves can keep the first’s values, and save the rest', async () => {
  const owner = browserOf('owner')
  const theirs = () => world.as('owner').updategroup({ group_id: group.id, subject_tag: 'first' })
  const mine = { subject_tag: 'mine', footer: '<p>Second</p>' }
  for (const step of [{}, { step: 'preview' }]) {
    await world.as('owner').updategroup({ group_id: group.id, subject_tag: 'old', footer: '' })
    const refused = await owner.send(`${at}/email`, { ...mine, ...step }, undefined, { meanwhile: theirs })
    assert.equal(refused.status, 400)
    assert.match(refused.text, /<input type="checkbox" name="keep_subject_tag"/)
    const kept = { ...mine, keep_subject_tag: 'on' }
    const shown = await owner.fill(pageAt(refused, `${at}/email`), { ...kept, step: 'preview' })
    assert.match(shown.text, /<input id="subject_tag"[^>]* value="first"/)
    assert.match(shown.text, /<input type="hidden" name="keep_subject_tag"/)
    await owner.fill(pageAt(shown, `${at}/email`), kept)
    const { subject_tag, footer } = await settingsNow()
    assert.deepEqual([subject_tag, footer], ['first', '<p>Second</p>'])
  }
})

test('concurrent changes of different settings are both saved, and the log names only what changed', async () => {
  const owner = browserOf('owner')
  const page = await owner.open(`${at}/email`)
  const fields = { ...filledIn(page.text), footer: '<p>Both</p>' }
  const before = await settingsNow()
  await world.as('owner').updategroup({ group_id: group.id, subject_tag: 'theirs' })
  const shown = await owner.fill(page, { ...fields, step: 'preview' })
  assert.match(shown.text, /<span[^>]*>1 change</)
  assert.match(shown.text, /<input id="subject_tag"[^>]* value="theirs"/)
  const saved = await owner.fill(page, fields)
  assert.match(saved.text, /Settings saved\./)
  const now = await settingsNow()
  assert.deepEqual(now, { ...before, updated: now.updated, subject_tag: 'theirs', footer: '<p>Both</p>' })
  const [last] = await world.sql(
    `select data from facts where group_id = $1 and name = 'group.updated' order by id desc limit 1`,
    [group.id],
  )
  assert.deepEqual(last, { data: { settings: ['footer'] } })
})

test('each invalid value is reported beside its own field, with the limit', async () => {
  const owner = browserOf('owner')
  const other = await world.addGroup({}, { peopled: ['owner'] })
  const whyOf = (html: string): string[] =>
    [...html.matchAll(/id="(\w+)-why">([^<]*)/g)].map(([, field, why]) => `${field}: ${why}`)
  const general = await owner.open(`${at}/general`)
  const taken = await owner.fill(general, { ...filledIn(general.text), alias: other.name })
  const confirmed = /Nothing has been saved yet/.test(taken.text)
    ? await owner.fill(pageAt(taken, `${at}/general`), {
        ...filledIn(general.text),
        alias: other.name,
        confirmed: confirmedIn(taken.text),
      })
    : taken
  assert.deepEqual(whyOf(confirmed.text), ['alias: This address is already taken. Choose another one.'])
  const long = await owner.send(`${at}/email`, { footer: 'x'.repeat(70_000) })
  assert.deepEqual(whyOf(long.text), ['footer: Use at most 20,000 characters. This has 70,000.'])
  const zero = await owner.send(`${at}/posting`, { auto_close_threads: 'on', close_threads_after: '0' })
  assert.deepEqual(whyOf(zero.text), ['close_threads_after: Enter at least 1, or turn this off.'])
})

test('a subgroup is offered the options for subgroups', async () => {
  const parent = await world.addGroup({}, { peopled: ['owner'] })
  const { name } = await world.as('owner').createsubgroup({
    ...{ group_id: parent.id, sub_group_name: 'crew', desc: 'The crew of the boat' },
    ...{ privacy: 'sub_group_privacy_archives' },
  })
  const owner = browserOf('owner')
  const visibility = await owner.open(`/g/${name}/settings/visibility`)
  assert.match(visibility.text, /value="sub_group_privacy_limited_archives"/)
  assert.doesNotMatch(visibility.text, /value="group_privacy_/)
  const posting = await owner.open(`/g/${name}/settings/posting`)
  assert.ok(fieldsOf(posting.text).includes('allow_parent_subs_to_post'))
})

test('in each section, the second of two concurrent saves sees both values', async () => {
  const owner = browserOf('owner')
  const { id: group_id, name } = await world.addGroup({}, { peopled: ['owner'] })
  const sections: [string, string, string, string][] = [
    ['general', 'title', 'Theirs', 'Mine'],
    ['visibility', 'members_visible', 'group_view_members_owners', 'group_view_members_subs'],
    ['joining', 'email_delivery_default', 'email_delivery_digest', 'email_delivery_none'],
    ['posting', 'reply_to', 'group_reply_to_sender', 'group_reply_to_moderators'],
    ['moderation', 'unmoderate_users_after', '3', '4'],
    ['email', 'subject_tag', 'theirs', 'mine'],
    ['hashtags', 'hash_tag_permissions', 'hash_tag_create_mods_bounce', 'hash_tag_create_mods_remove'],
    ['features', 'calendar_access', 'group_access_none', 'group_access_moderators_only'],
  ]
  for (const [section, setting, theirs, mine] of sections) {
    const page = await owner.open(`/g/${name}/settings/${section}`)
    const fields = { ...filledIn(page.text), [setting]: mine }
    await world.as('owner').updategroup({ group_id, [setting]: theirs })
    const refused = await owner.fill(page, fields)
    assert.equal(refused.status, 400, section)
    assert.match(refused.text, /This was changed while you were editing/, section)
    assert.match(refused.text, new RegExp(`name="keep_${setting}"`), section)
    assert.match(refused.text, /Now:<\/span>[^<]+<\/dd>.*?Yours:<\/span>/s, section)
  }
})

test('visitors, and members who have not chosen, see times and weeks as the group says', async () => {
  const chosen = {
    default_timezone: 'Asia/Tokyo',
    default_time_pref: 'military_time',
    default_date_pref: 'international_date',
    default_monday_start: true,
  } as const
  const settings = { privacy: 'group_privacy_none', calendar_access: 'group_access_public' } as const
  for (const given of [chosen, {}] as const) {
    const place = await world.addGroup({ ...settings, ...given }, { peopled: ['owner', 'ben'] })
    const { topic_id } = await world.post('ben', {}, place)
    const visitor = newVisitor(server, origin, 'en-US')
    for (const [who, reader] of Object.entries({ visitor, ben: browserOf('ben', 'en-US') })) {
      const { text } = await reader.open(`/g/${place.name}/topic/${topic_id}/bread`)
      assert.equal(/\d:\d\d [AP]M/.test(text), !('default_time_pref' in given), who)
      const calendar = (await reader.open(`/g/${place.name}/calendar`)).text
      assert.equal(
        /<th[^>]*><abbr title="(\w+)"/.exec(calendar)?.[1],
        'default_monday_start' in given ? 'Monday' : 'Sunday',
        who,
      )
    }
  }
  const { text } = await browserOf('owner').open(`${at}/general`)
  assert.match(text, /By language.*24-hour/s)
})

test('the activity log is in the language of the reader', async () => {
  const { text } = await browserOf('owner', 'de').open(`${at}/activity`)
  assert.match(text, /<\/a> hat Einstellungen geändert: /)
})
