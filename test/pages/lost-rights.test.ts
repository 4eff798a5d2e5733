import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

// Who loses a permission while a page is open is told so, and loses nothing of what they typed.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const home = `/g/${group.name}`
const owner = world.as('owner')

function browserOf(name: 'ben' | 'owner', language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const giveRole = (mod_status: 'sub_modstatus_owner' | 'sub_modstatus_none') => () =>
  owner.updatemember({ member_info_id: group.members.ben, mod_status })
const [makeOwner, takeRole] = [giveRole('sub_modstatus_owner'), giveRole('sub_modstatus_none')]
const topics = async () => (await owner.gettopics({ group_id: group.id, limit: 100 })).data.length

test('the pages that change topics and messages stay, with what was typed', async () => {
  const bread = await world.post('cleo', { subject: 'Bread', body: 'Rye' }, group)
  const { topic_id, msg_num } = bread
  const { message_id } = await world.answer('cleo', bread, { body: 'Wheat' }, group)
  const other = await world.post('cleo', { subject: 'Cake', body: 'Plum' }, group)
  const ben = browserOf('ben')
  const before = await topics()
  const lost =
    /role="alert"[^>]*>You no longer have permission to (?:edit the archive|moderate this group)\. Nothing was changed\.</
  const forms: [path: string, fields: Record<string, string>, stays: RegExp, action?: string][] = [
    [`topics/${topic_id}/split`, { subject: 'Only wheat', [`m${message_id}`]: 'on' }, /value="Only wheat"/],
    [`topics/${topic_id}/merge`, { other_topic_id: String(other.topic_id) }, /type="radio"[^>]* checked/],
    [`topics/${topic_id}/delete`, {}, /Bread/, '?/delete'],
    [`message/${msg_num}/edit`, { subject: 'Bread', body: 'Spelt, of course' }, />Spelt, of course<\/textarea>/],
    [`message/${msg_num}/delete`, {}, /Rye/],
  ]
  for (const [path, fields, stays, action] of forms) {
    await makeOwner()
    const refused = await ben.send(`${home}/${path}`, fields, action, { meanwhile: takeRole })
    assert.deepEqual([path, refused.status], [path, 400])
    assert.match(refused.text, lost)
    assert.match(refused.text, stays)
    assert.doesNotMatch(refused.text, /<button class="button (?:main|danger)/)
    const { status } = await ben.open(`${home}/${path}`)
    assert.equal(status, 404)
  }
  assert.equal(await topics(), before)
})

test('moving a topic, inviting and adding events say what permission is missing', async () => {
  const elsewhere = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  await owner.updatemember({ member_info_id: elsewhere.members.ben, mod_status: 'sub_modstatus_owner' })
  const { topic_id } = await world.post('cleo', { subject: 'Rolls', body: 'Rye' }, group)
  const ben = browserOf('ben', 'de')

  await makeOwner()
  const move = `${home}/topics/${topic_id}/move?to=${elsewhere.name}`
  const moved = await ben.send(move, {}, undefined, { meanwhile: takeRole })
  assert.match(moved.text, /Sie haben keine Berechtigung mehr, das Archiv zu bearbeiten\. Es wurde nichts geändert\./)

  await makeOwner()
  const guests = { emails: 'dora@example.org', message: 'Come and bake' }
  const invited = await ben.send(`${home}/invite`, guests, '?/send', { meanwhile: takeRole })
  assert.match(invited.text, /keine Berechtigung mehr, Personen einzuladen/)
  assert.match(invited.text, />dora@example\.org<\/textarea>[\s\S]*>Come and bake<\/textarea>/)

  await makeOwner()
  const event = {
    name: 'Baking day',
    start_day: '2031-03-01',
    end_day: '2031-03-01',
    start_time: '10:00',
    end_time: '11:00',
  }
  const added = await ben.send(`${home}/calendar/new`, event, undefined, { meanwhile: takeRole })
  assert.match(added.text, /keine Berechtigung mehr, den Kalender zu verwalten/)
  assert.match(added.text, /value="Baking day"/)
})

test('a page that is gone with the permission leaves what was written', async () => {
  const ben = browserOf('ben')
  await makeOwner()
  const settings = { title: 'Rye & wheat', desc: 'About <b>bread</b>, and cake' }
  const refused = await ben.send(`${home}/settings`, settings, undefined, { meanwhile: takeRole })
  assert.equal(refused.status, 404)
  assert.match(
    refused.text,
    /You no longer have permission to change the settings of this group\. Nothing was changed\./,
  )
  assert.match(refused.text, />Rye &amp; wheat<\/textarea>[\s\S]*>About &lt;b>bread&lt;\/b>, and cake<\/textarea>/)
  assert.doesNotMatch(refused.text, /csrf|group_privacy/)

  const { status, text } = await ben.open(`${home}/settings`)
  assert.equal(status, 404)
  assert.doesNotMatch(text, /What you wrote|no longer/)
})

test('a group that was deleted meanwhile leaves what was written', async () => {
  const doomed = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  await owner.updatemember({ member_info_id: doomed.members.ben, mod_status: 'sub_modstatus_owner' })
  const meanwhile = () => owner.deletegroup({ group_id: doomed.id, understand: 'I understand' })
  const guests = { emails: 'dora@example.org', message: 'Come and bake' }
  const refused = await browserOf('ben').send(`/g/${doomed.name}/invite`, guests, '?/send', { meanwhile })
  assert.equal(refused.status, 404)
  assert.match(refused.text, /You no longer have access to this page, or it was deleted\. Nothing was changed\./)
  assert.match(refused.text, />dora@example\.org<\/textarea>[\s\S]*>Come and bake<\/textarea>/)
})

test('a bulk action says which members changed meanwhile', async () => {
  const { members } = group
  const owners = browserOf('owner')
  const chosen = await owners.send(
    `${home}/members`,
    { member_info_ids: `${members.ben},${members.cleo}`, action: 'remove' },
    '?/choose',
  )
  assert.match(chosen.text, /Remove 2 people\?/)
  const applied = await owners.fill(chosen, {}, '?/apply', { meanwhile: makeOwner })
  assert.equal(applied.status, 200)
  assert.match(applied.text, /1 person removed\.[\s\S]*1 was skipped[\s\S]*<bdi>Ben<\/bdi>: a moderator or owner/)
})
