// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, pageAt, type Visitor } from './visitor.ts'

// Who saves a form after somebody else has changed what it is about sees both versions, and loses nothing of what they typed.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner', 'ben'] })
const home = `/g/${group.name}`

function browserOf(name: 'owner' | 'ben', language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const conflict = /This was changed while you were editing, by someone else or in another window\./

test('the message editor shows both texts after a conflict, and overwrites when sent again', async () => {
  const { message_id, msg_num } = await world.post('ben', { subject: 'Bread', body: '<p>Rye</p>' }, group)
  const ben = browserOf('ben')
  const edit = `${home}/message/${msg_num}/edit`
  const mine = { subject: 'Bread', body: '<p>Mine</p>', body_type: 'html' }
  const theirs = () => world.as('owner').updatemessage({ message_id, body: '<p>Theirs</p>' })
  const body = async () => (await world.as('ben').getmessage({ group_id: group.id, msg_num })).body

  const refused = await ben.send(edit, mine, undefined, { meanwhile: theirs })
  assert.equal(refused.status, 400)
  assert.match(refused.text, conflict)
  assert.match(refused.text, /<textarea[^>]*>&lt;p>Mine&lt;\/p><\/textarea>/)
  assert.match(refused.text, /Current version<\/h2>.*<p>Theirs<\/p>/s)
  assert.equal(await body(), '<p>Theirs</p>')

  const empty = await ben.fill(pageAt(refused, edit), { ...mine, body: '' })
  assert.equal(empty.status, 400)
  const saved = await ben.fill(pageAt(empty, edit), mine)
  assert.equal(saved.status, 200)
  assert.equal(await body(), '<p>Mine</p>')
})

test('a form rejected for another reason keeps its version', async () => {
  const { message_id, msg_num } = await world.post('ben', { subject: 'Bread', body: '<p>Rye</p>' }, group)
  const ben = browserOf('ben')
  const edit = `${home}/message/${msg_num}/edit`
  const mine = { subject: 'Bread', body: '<p>Mine</p>', body_type: 'html' }
  const theirs = () => world.as('owner').updatemessage({ message_id, body: '<p>Theirs</p>' })

  const empty = await ben.send(edit, { ...mine, body: '' })
  const refused = await ben.fill(pageAt(empty, edit), mine, undefined, { meanwhile: theirs })
  assert.equal(empty.status, 400)
  assert.match(refused.text, conflict)
})

test('the profile, preferences and subscriptions show the current values beside the input after a conflict', async () => {
  const ben = browserOf('ben', 'de')
  const calls = world.as('ben')
  const pages: [string, Record<string, string>, () => Promise<unknown>, RegExp][] = [
    [
      '/settings',
      { full_name: 'Ben', location: 'Ulm' },
      () => calls.updateprofile({ location: 'Bonn' }),
      /<dd[^>]*>Bonn<\/dd>/,
    ],
    [
      '/settings/preferences',
      { monday_start: 'on' },
      () => calls.updateuser({ timezone: 'Europe/Berlin' }),
      /<dd[^>]*>Europe\/Berlin<\/dd>/,
    ],
    [
      `${home}/subscription`,
      { email_delivery: 'email_delivery_none' },
      () => calls.updatesub({ group_id: group.id, email_delivery: 'email_delivery_digest' }),
      /<dt[^>]*>[^<]*<\/dt><dd/,
    ],
    [
      '/subscriptions',
      { email_delivery: 'email_delivery_none' },
      () => calls.updatesub({ group_id: group.id, email_delivery: 'email_delivery_single' }),
      /<dt[^>]*>[^<]*<\/dt><dd/,
    ],
  ]
  const actions: Record<string, string> = { '/settings': '?/save', '/subscriptions': `?#s${group.id}` }
  for (const [path, fields, meanwhile, current] of pages) {
    const refused = await ben.send(path, fields, actions[path], {
      meanwhile,
    })
    assert.equal(refused.status, 400, path)
    assert.match(refused.text, /Das wurde geändert, während Sie es bearbeitet haben/, path)
    assert.match(refused.text, /Aktuelle Version/, path)
    assert.match(refused.text, current, path)
    const saved = await ben.fill(pageAt(refused, path), fields, actions[path])
    assert.equal(saved.status, 200, path)
    // One's own change is none by somebody else.
    const again = await ben.fill(pageAt(saved, path), fields, actions[path])
    assert.equal(again.status, 200, path)
  }
})

test('a draft changed in another window is shown beside the input, and overwritten when sent again', async () => {
  const ben = browserOf('ben')
  const calls = world.as('ben')
  const { id: draft_id } = await calls.newdraft({ group_id: group.id, draft_type: 'draft_type_post' })
  await calls.updatedraft({ draft_id, subject: 'Bread', body: 'Rye', body_type: 'markdown' })
  const path = `/drafts/${draft_id}`
  const mine = { subject: 'Bread', body: 'Mine', body_type: 'markdown' }
  const meanwhile = () => calls.updatedraft({ draft_id, body: 'Theirs' })
  const body = async () => (await calls.getdraft({ draft_id })).body

  for (const action of ['?/save', '?/send', '?/preview', '?/discard']) {
    const refused = await ben.send(path, mine, '?/send', { button: action, meanwhile })
    assert.equal(refused.status, 400, action)
    assert.match(refused.text, conflict, action)
    assert.match(refused.text, /<textarea[^>]*>Mine<\/textarea>/, action)
    assert.match(refused.text, /Current version<\/h2>.*>Theirs<\/p>/s, action)
    assert.equal(await body(), 'Theirs', action)
    const saved = await ben.fill(pageAt(refused, path), mine, '?/send', { button: '?/save' })
    assert.equal(saved.status, 200, action)
    // A post that is refused was saved before.
    const unsent = await ben.fill(pageAt(saved, path), { ...mine, subject: '' }, '?/send')
    assert.equal(unsent.status, 400, action)
    assert.equal((await ben.fill(pageAt(unsent, path), mine, '?/send', { button: '?/save' })).status, 200, action)
    assert.equal(await body(), 'Mine', action)
  }
})

test('a decision on something changed meanwhile shows it first', async () => {
  const { message_id, msg_num } = await world.post('ben', { subject: 'Bread', body: '<p>Rye</p>' }, group)
  const owner = browserOf('owner')
  const remove = `${home}/message/${msg_num}/delete`
  const edited = await owner.send(remove, {}, undefined, {
    meanwhile: () => world.as('ben').updatemessage({ message_id, body: '<p>Corrected</p>' }),
  })
  assert.equal(edited.status, 400)
  assert.match(edited.text, conflict)
  assert.match(edited.text, /Corrected/)
  assert.equal((await owner.fill(pageAt(edited, remove), {})).status, 200)
})

test('approving a message that was claimed meanwhile shows by whom, and can take over', async () => {
  const moderated = await world.addGroup({ moderated: true }, { peopled: ['owner', 'moderator', 'ben'] })
  const pending_message_id = await world.hold('ben', { subject: 'Bran', body: 'Wheat' }, moderated)
  const path = `/g/${moderated.name}/moderation`
  const item = `message-${pending_message_id}`
  const [decide, claim] = [`${path}?/decide&item=${item}`, `${path}?/claim&item=${item}`]
  const owner = browserOf('owner')
  const refused = await owner.send(path, { action: 'approve' }, decide, {
    meanwhile: () => world.as('moderator').claimpendingmessage({ pending_message_id }),
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /role="alert".*Moderator is reviewing it\. Take over first/s)
  const taken = await owner.fill(pageAt(refused, path), { claim: 'take' }, claim)
  assert.match(taken.text, /Claimed by you/)
  const edited = await owner.fill(pageAt(taken, path), { action: 'approve' }, decide, {
    meanwhile: () => world.as('owner').updatependingmessage({ pending_message_id, subject: 'Bran bread' }),
  })
  assert.equal(edited.status, 400)
  assert.match(edited.text, /It was edited meanwhile.*Bran bread/s)
  assert.equal((await owner.fill(pageAt(edited, path), { action: 'approve' }, decide)).status, 200)
})

test('when the answer to a bulk action is lost, sending it again says that nobody is left, and by name who was skipped', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const path = `/g/${place.name}/members`
  const { ben, cleo } = place.members
  const owner = browserOf('owner')
  const ids = { member_info_ids: `${ben},${cleo}` }
  const asked = await owner.send(path, { ...ids, action: 'remove' }, '?/choose')
  assert.match(asked.text, /Remove 2 people\?/)
  // All of it is done, or nothing.
  const done = await owner.fill(pageAt(asked, path), {}, '?/apply')
  assert.match(done.text, /2 people removed\./)
  const again = await owner.fill(pageAt(asked, path), {}, '?/apply')
  assert.equal(again.status, 200)
  assert.match(again.text, /0 people removed\..*2 were skipped.*not in the group anymore/s)
})

test('a held email in the name of an owner says that its sender is not verified, not that they are no member', async () => {
  const place = await world.addGroup({}, { peopled: ['owner'] })
  await world.submit('owner', { subject: 'Urgent', mailed: { proven: false, virus_name: '' } }, place)
  const { text } = await browserOf('owner').open(`/g/${place.name}/moderation`)
  assert.match(text, /<dd class="[^"]*warn[^"]*">We couldn(?:'|&#39;)t verify that Owner sent this\./)
  assert.doesNotMatch(text, /Not a member/)
})

test('two moderators change different fields of a member: both are kept; and the same field: the second one sees both values', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'moderator', 'ben'] })
  const member_info_id = place.members.ben
  const path = `/g/${place.name}/members/${member_info_id}`
  const [owner, calls] = [browserOf('owner'), world.as('moderator')]
  const before = await world.as('owner').getmember({ member_info_id })
  const {
    mod_status = '',
    post_status = '',
    email_delivery = '',
    message_selection = '',
    max_attachment_size = '',
  } = before
  const flags: Record<string, string> = before.auto_follow_replies ? { auto_follow_replies: 'on' } : {}
  const options = { mod_status, post_status, email_delivery, message_selection, max_attachment_size, ...flags }
  const form = { ...options, moderator_notes: '' }
  const memberNow = async () => {
    const member = await world.as('owner').getmember({ member_info_id })
    const labels = member.member_labels?.map(({ name }) => name)
    return [member.post_status, member.moderator_notes, member.email_delivery, labels]
  }
  const shown = await owner.open(path)
  const merged = await owner.fill(shown, { ...form, moderator_notes: 'Bakes' }, '?/save', {
    meanwhile: () => calls.updatemember({ member_info_id, email_delivery: 'email_delivery_digest' }),
  })
  assert.equal(merged.status, 200)
  assert.deepEqual(await memberNow(), ['sub_poststatus_normal', 'Bakes', 'email_delivery_digest', []])

  // Still the page of before: the notes are one's own change, and the moderator has written others since.
  const theirs = { moderator_notes: 'Sells', post_status: 'sub_poststatus_moderated' } as const
  const mine = { ...form, moderator_notes: 'Bakes rye', new_label: 'Baker' }
  const refused = await owner.fill(shown, mine, '?/save', {
    meanwhile: () => calls.updatemember({ member_info_id, ...theirs }),
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, conflict)
  assert.match(refused.text, /Current version<\/h2>.*Moderator notes.*Now:<\/span> Sells<.*Yours:<\/span> Bakes rye</s)
  assert.match(refused.text, /<textarea[^>]*name="moderator_notes"[^>]*>Bakes rye<\/textarea>/)
  assert.match(refused.text, /<option value="sub_poststatus_moderated" selected/)
  assert.match(refused.text, /<option value="email_delivery_digest" selected/)
  assert.deepEqual(await memberNow(), ['sub_poststatus_moderated', 'Sells', 'email_delivery_digest', []])

  const again = { ...mine, post_status: theirs.post_status, email_delivery: 'email_delivery_digest' }
  assert.equal((await owner.fill(pageAt(refused, path), again, '?/save')).status, 200)
  assert.deepEqual(await memberNow(), ['sub_poststatus_moderated', 'Bakes rye', 'email_delivery_digest', ['Baker']])
  // A new label is found when it is sent again, and all is saved or nothing.
  const wrong = await owner.send(
    path,
    { ...again, new_label: 'Two', moderator_notes: 'n', 'label-999999': 'on' },
    '?/save',
  )
  assert.equal(wrong.status, 400)
  assert.equal((await memberNow())[1], 'Bakes rye')
  const labels = await world.as('owner').getmemberlabels({ group_id: place.id })
  assert.deepEqual(
    labels.data.map(({ name }) => name),
    ['Baker'],
  )
})

test('a note written in the queue does not replace one that another moderator wrote meanwhile', async () => {
  const place = await world.addGroup({ moderated: true }, { peopled: ['owner', 'moderator', 'ben'] })
  const item = `message-${await world.hold('ben', { subject: 'Bran', body: 'Wheat' }, place)}`
  const path = `/g/${place.name}/moderation`
  const [owner, member_info_id] = [browserOf('owner'), place.members.ben]
  const note = `${path}?/note&item=${item}`
  const refused = await owner.send(path, { moderator_notes: 'Mine' }, note, {
    meanwhile: () => world.as('moderator').updatemember({ member_info_id, moderator_notes: 'Theirs' }),
  })
  assert.equal(refused.status, 400)
  assert.match(
    refused.text,
    /Current version<\/h2>.*Theirs.*<textarea[^>]*name="moderator_notes"[^>]*>Mine<\/textarea>/s,
  )
  const both = { moderator_notes: 'Theirs. Mine' }
  assert.equal((await owner.fill(pageAt(refused, path), both, note)).status, 200)
  assert.equal((await world.as('owner').getmember({ member_info_id })).moderator_notes, 'Theirs. Mine')
})

test('adding a new label to several members again does not say that its name exists', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const { ben, cleo } = place.members
  const path = `/g/${place.name}/members`
  const owner = browserOf('owner')
  const asked = await owner.send(path, { action: 'add_label', member_info_ids: `${ben},${cleo}` }, '?/choose')
  for (const done of [2, 0]) {
    const labelled = await owner.fill(pageAt(asked, path), { new_label: 'Baker' }, '?/apply')
    assert.equal(labelled.status, 200)
    assert.match(labelled.text, new RegExp(`Label added to ${done} members`))
  }
})

test('of several reports, those that another moderator resolved meanwhile are skipped by name, and the others resolved', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'moderator', 'ben'] })
  const path = `/g/${place.name}/moderation`
  const ids: number[] = []
  for (const subject of ['Ladder', 'Saw', 'Drill']) {
    const { message_id } = await world.post('owner', { subject }, place)
    await world.as('ben').reportmessage({ message_id })
    ids.push(message_id)
  }
  const [ladder, saw, drill] = ids as [number, number, number]
  const owner = browserOf('owner')
  const selected = {
    [`sel-report-${ladder}`]: 'Ladder',
    [`sel-report-${saw}`]: 'Saw',
    [`sel-report-${drill}`]: 'Drill',
  }
  const resolve = { button: `${path}?/resolve` }
  const bulk = `${path}?/bulk&item=report-${ladder}`
  const some = await owner.send(path, selected, bulk, {
    ...resolve,
    meanwhile: () => world.as('moderator').resolvereport({ message_id: ladder }),
  })
  assert.equal(some.status, 200)
  assert.match(some.text, /role="alert".*1 item was skipped.*Ladder<.*Reports dismissed\./s)
  assert.doesNotMatch(some.text, /<bdi>Saw<\/bdi><\/b>:/)
  const stateOf = async (state: 'open' | 'resolved') =>
    (await world.as('owner').getreports({ group_id: place.id, state })).data.map(({ subject }) => subject)
  assert.deepEqual([await stateOf('open'), await stateOf('resolved')], [[], ['Ladder', 'Saw', 'Drill']])
  // What was dismissed here is opened again, and nothing else.
  await owner.fill(
    pageAt(some, path),
    { reopen: '1' },
    some.text.match(/action="([^"]*\?\/resolve[^"]*)"/)![1]!.replaceAll('&amp;', '&'),
  )
  assert.deepEqual(await stateOf('open'), ['Saw', 'Drill'])
})
