import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, pageAt, type Visitor } from './visitor.ts'

// Who presses a button on a page that is older than what it is about is told so first, and then may.

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

/** A button that stands outside of a form, with the version it was shown with. */
const buttonFor = (does: string, { text }: { text: string }): { action: string; updated: string } => {
  const [, action = '', updated = ''] =
    new RegExp(`formaction="([^"]*\\?/${does})" name="updated" value="([^"]*)"`).exec(text) ?? []
  return { action, updated }
}

test('a topic changed meanwhile is not locked or pinned from an old page, and is from the page that says so', async () => {
  const { topic_id } = await world.post('ben', { subject: 'Rye' }, group)
  const path = `${home}/topic/${topic_id}/rye`
  const owner = browserOf('owner')
  const stateOf = async () => {
    const { is_closed, is_sticky } = (await world.as('owner').gettopics({ group_id: group.id })).data.find(
      ({ id }) => id === topic_id,
    )!
    return { is_closed, is_sticky }
  }
  for (const [does, name] of [
    ['close', 'is_closed'],
    ['pin', 'is_sticky'],
  ] as const) {
    const before = await stateOf()
    const page = await owner.open(path)
    const { action, updated } = buttonFor(does, page)
    const refused = await owner.fill(page, { updated }, action, {
      meanwhile: () => world.as('owner').updatetopic({ topic_id, subject: `Rye before ${does}` }),
    })
    assert.equal(refused.status, 400, does)
    assert.match(refused.text, conflict)
    assert.deepEqual(await stateOf(), before)
    const now = buttonFor(does, refused)
    assert.notEqual(now.updated, updated)
    assert.equal((await owner.fill(pageAt(refused, path), { updated: now.updated }, now.action)).status, 200, does)
    assert.deepEqual(await stateOf(), { ...before, [name]: true })
  }
})

test('a chat that was changed meanwhile is not renamed, closed or deleted from an old page', async () => {
  const owner = browserOf('owner')
  const calls = world.as('owner')
  const { id: chat_id } = await calls.newchat({ group_id: group.id, subject: 'Rye', desc: 'Of rye', announce: false })
  const rename = (subject: string) => () => calls.updatechat({ chat_id, subject })
  const chat = async () => {
    const [open, closed] = await Promise.all(
      [false, true].map(show_closed => calls.getchats({ group_id: group.id, show_closed })),
    )
    return [...open!.data, ...closed!.data].find(({ id }) => id === chat_id)
  }
  const [edit, remove] = [`${home}/chat/${chat_id}/edit`, `${home}/chat/${chat_id}/delete`]

  const mine = { subject: 'Mine', desc: 'Mine' }
  const refused = await owner.send(edit, mine, '?/save', { meanwhile: rename('Theirs') })
  assert.equal(refused.status, 400)
  assert.match(refused.text, conflict)
  assert.match(refused.text, /Current version<\/h2>.*Theirs/s)
  assert.equal((await chat())!.subject, 'Theirs')
  assert.equal((await owner.fill(pageAt(refused, edit), mine, '?/save')).status, 200)
  assert.equal((await chat())!.subject, 'Mine')

  for (const [does, isClosed] of [
    ['close', true],
    ['reopen', false],
  ] as const) {
    const page = await owner.open(edit)
    const { action, updated } = buttonFor(does, page)
    const stale = await owner.fill(page, { updated }, action, { meanwhile: rename(`Before ${does}`) })
    assert.equal(stale.status, 400, does)
    assert.match(stale.text, conflict)
    assert.equal((await chat())!.is_closed, !isClosed)
    const now = buttonFor(does, stale)
    assert.equal((await owner.fill(pageAt(stale, edit), { updated: now.updated }, now.action)).status, 200, does)
    assert.equal((await chat())!.is_closed, isClosed)
  }

  const kept = await owner.send(remove, {}, undefined, { meanwhile: rename('Kept') })
  assert.equal(kept.status, 400)
  assert.match(kept.text, /Current version<\/h2>.*Kept/s)
  assert.ok(await chat())
  assert.equal((await owner.fill(pageAt(kept, remove), {})).status, 200)
  assert.equal(await chat(), undefined)
})

test('a poll that was changed meanwhile is not closed or reopened from an old page', async () => {
  const owner = browserOf('owner')
  const calls = world.as('owner')
  const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }])
  const { poll_id, topic_id } = await calls.newpoll({ group_id: group.id, question: 'Which bread?', answers })
  const path = `${home}/poll/${poll_id}`
  const isClosed = async () => (await calls.getpoll({ poll_id })).is_closed
  const changes = {
    close: async () => {
      const { show_results } = await calls.getpoll({ poll_id })
      const [other] = (['poll_results_on_close', 'poll_results_always'] as const).filter(one => one !== show_results)
      await calls.updatepoll({ poll_id, show_results: other! })
    },
    reopen: async () => {
      await calls.reopenpoll({ poll_id })
      await calls.closepoll({ poll_id })
    },
  }
  const buttons = [
    ['close', path],
    ['reopen', path],
    ['close', `${home}/topic/${topic_id}`],
  ] as const
  for (const [does, shownOn] of buttons) {
    const before = await isClosed()
    const page = await owner.open(shownOn)
    const { action, updated } = buttonFor(does, page)
    const stale = await owner.fill(page, { updated }, action, { meanwhile: changes[does] })
    assert.equal(stale.status, 400, does)
    assert.match(stale.text, conflict)
    assert.equal(await isClosed(), before)
    const now = buttonFor(does, stale)
    assert.equal((await owner.fill(pageAt(stale, path), { updated: now.updated }, now.action)).status, 200, does)
    assert.equal(await isClosed(), !before)
  }
})

test('a draft that was changed in another window is not discarded from an old list', async () => {
  const ben = browserOf('ben')
  const calls = world.as('ben')
  const { id: draft_id } = await calls.newdraft({ group_id: group.id, draft_type: 'draft_type_post' })
  await calls.updatedraft({ draft_id, subject: 'Bread', body: 'Rye' })
  const isThere = async () => (await calls.getdrafts({})).data.some(({ id }) => id === draft_id)
  const form = { draft_id: String(draft_id) }

  const refused = await ben.send('/drafts', form, '?/discard', {
    meanwhile: () => calls.updatedraft({ draft_id, body: 'Longer' }),
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, conflict)
  assert.match(refused.text, /Longer/)
  assert.ok(await isThere())
  assert.equal((await ben.fill(pageAt(refused, '/drafts'), form, '?/discard')).status, 200)
  assert.ok(!(await isThere()))
})
