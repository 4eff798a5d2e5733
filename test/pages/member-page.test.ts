import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup(
  { moderated: true, announce: true },
  { peopled: ['owner', 'moderator', 'ben', 'cleo'] },
)
const home = `/g/${group.name}`
const owner = newVisitor(server, origin)
owner.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)

test('the page of a member links to their posts, to their whole history, and to what decides on their posts', async () => {
  await world.as('ben').updateprofile({ about_me: 'Bakes rye', website: 'https://rye.example/' })
  await world.post('moderator', { subject: 'Rye' }, group)
  const writer = (await owner.open(`${home}/members/${group.members.moderator}`)).text
  assert.match(writer, new RegExp(`href="[^"]*posterid%3A${world.people.moderator.account.id}"[^>]*>1 post<`))
  const { text } = await owner.open(`${home}/members/${group.members.ben}`)
  assert.match(text, /About Ben<\/h2>.*Bakes rye.*href="https:\/\/rye\.example\/" rel="nofollow noopener noreferrer"/s)
  assert.match(text, new RegExp(`href="${home}/settings/activity\\?member=${group.members.ben}"[^>]*>Full history<`))
  const links = [...text.matchAll(/class="link small[^"]*" href="([^"]*)">Change</g)].map(([, href]) => href)
  assert.deepEqual(links, [`${home}/settings/posting`, `${home}/settings/moderation`])
})

test('who left or was removed can be invited again', async () => {
  await world.as('owner').removemember({ member_info_id: group.members.cleo })
  const { text } = await owner.open(`${home}/members?show=removed`)
  const [, href = ''] = /href="([^"]*)"[^>]*>Invite again</.exec(text) ?? []
  assert.equal(href, `${home}/invite?emails=cleo%40example.org`)
  assert.match((await owner.open(href)).text, /<textarea[^>]*name="emails"[^>]*>cleo@example\.org<\/textarea>/)
})
