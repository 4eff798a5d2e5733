import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

// What owners and moderators manage beside the settings of a group.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const api = world.as('owner')
/** Opens a form of a page that is about something, fills it in and sends it. */
const save = (at: string, query: string, fields: Record<string, string>) =>
  owner.send(`${at}?${query}`, fields, `?/save&${query}`)
const newGroup = () => world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })

function browserOf(name: PersonName, language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const owner = browserOf('owner')
/** What a page says, without its tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

test('a hashtag is created with its rules, changed and deleted, and the page says what that does', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings/tags`
  assert.match(textOf((await owner.open(at)).text), /No hashtags yet\./)
  const rules = { mods_only_post: 'on', no_email: 'on', until: 'hash_tag_delete_week', close_instead_of_delete: 'on' }
  const created = await save(at, 'new=', {
    ...{ name: 'offers', description: 'For sale', color_name: 'color_sky', reply_to: 'thread_reply_to_sender' },
    ...rules,
  })
  assert.match(
    textOf(created.text),
    /#offers was created\. .* For sale Only moderators can start topics · No email · Lock topics: After a week · Replies go to: The author of the post 0 topics Edit Delete/,
  )
  await world.post('owner', { subject: 'Bike #offers' }, group)
  await world.settle()

  const [tag] = (await api.gethashtags({ group_id: group.id })).data
  const form = await owner.open(`${at}?edit=${tag!.id}`)
  assert.match(textOf(form.text), /Edit #offers Changes apply to 1 topic right away\./)
  assert.match(form.text, /name="no_email"[^>]* checked/)
  assert.doesNotMatch(form.text, /name="special"[^>]* checked/)
  await owner.fill(form, { name: 'sale', color_name: 'color_sky', special: 'on' }, `?/save&edit=${tag!.id}`)
  const [changed] = (await api.gethashtags({ group_id: group.id })).data
  assert.deepEqual([changed!.name, changed!.special, changed!.no_email], ['sale', true, false])

  const deleting = await owner.open(`${at}?delete=${tag!.id}`)
  assert.match(textOf(deleting.text), /Delete #sale\? 1 topic loses this hashtag\. The topic and its messages stay\./)
  const deleted = await owner.fill(deleting, {}, '?/remove')
  assert.match(textOf(deleted.text), /#sale was deleted\. No hashtags yet\./)
  assert.equal((await owner.open(`${at}?edit=${tag!.id}`)).status, 404)
})

test('a hashtag can stand for another one, and for itself again', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings/tags`
  const rye = await api.newhashtag({ group_id: group.id, name: 'rye' })
  await save(at, 'new=', { name: 'roggen', alias_id: String(rye.id) })
  assert.match(textOf((await owner.open(at)).text), /#roggen Alias of #rye/)
  const roggen = (await api.gethashtags({ group_id: group.id })).data.find(({ name }) => name === 'roggen')!
  await save(at, `edit=${roggen.id}`, { name: 'roggen', alias_id: '' })
  assert.deepEqual(
    (await api.gethashtags({ group_id: group.id })).data.map(({ alias }) => alias),
    [null, null],
  )
})

test('what somebody may manage is in their navigation; for others there is no such page', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings`
  const linksOf = (html: string): string[] =>
    [...html.matchAll(new RegExp(`href="${at}/(\\w+)"`, 'g'))].map(([, name]) => name!)

  const keeper = browserOf('sub_perm_managehashtags')
  const first = await keeper.open(at)
  assert.equal(first.path, `${at}/tags`)
  assert.ok(linksOf(first.text).includes('tags'))
  assert.ok(!linksOf(first.text).includes('general'))
  assert.ok(linksOf((await owner.open(at)).text).includes('tags'))
  assert.equal((await browserOf('ben').open(`${at}/tags`)).status, 404)
  assert.match((await newVisitor(server, origin).open(`${at}/tags`)).path, /^\/login\?next=/)
})

test('the pages are in German for who reads German', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings`
  const german = browserOf('owner', 'de')
  for (const [page, title] of Object.entries({ tags: 'Hashtag-Regeln' }))
    assert.match((await german.open(`${at}/${page}`)).text, new RegExp(`<h1[^>]*>${title}</h1>`), page)
})
