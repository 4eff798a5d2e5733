import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve, type TestFile } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

// Hostile and wrong input in the forms of webhooks, scripts, polls, the wiki, files and photos, in both languages: each error is beside
// its field, and what was typed is still there.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({}, { peopled: true })
const home = `/g/${group.name}`
const { id: album_id } = await world.as('owner').newalbum({ group_id: group.id, title: 'Ovens' })

function ownerIn(language: string): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)
  return visitor
}

const nasty = `"><img src=x onerror=alert(1)> & Größe 'ß' \u{1f956}`
const long = 'x'.repeat(20_001)
const poll = {
  question: nasty,
  answer_1: 'Rye',
  answer_2: 'Spelt',
  type: 'poll_single',
  show_results: 'poll_results_always',
}
const page = { title: nasty, body: nasty, body_type: 'markdown', edit_msg: nasty }
const hook = { name: nasty, url: 'https://hooks.example/', 'on_message.posted': 'on' }
const notPicture: TestFile = { param: 'fileupload', filename: `../../${nasty}.png`, content: 'no picture' }

type Case = {
  at: string
  action?: string
  fields: Record<string, string>
  files?: TestFile[]
  /** The ids of fields. */ wrong: string[]
}
const cases: Record<string, Case> = {
  'a webhook that is no address': {
    at: `${home}/settings/webhooks?new=`,
    action: '?/save&new=',
    fields: { ...hook, url: 'javascript:alert(1)' },
    wrong: ['webhookurl'],
  },
  'a webhook into a private network': {
    at: `${home}/settings/webhooks?new=`,
    action: '?/save&new=',
    fields: { ...hook, url: 'http://10.0.0.1/' },
    wrong: ['webhookurl'],
  },
  'a webhook with a long name': {
    at: `${home}/settings/webhooks?new=`,
    action: '?/save&new=',
    fields: { ...hook, name: long },
    wrong: ['webhookname'],
  },
  'a script with a long name': {
    at: `${home}/settings/scripts?new=`,
    action: '?/save&new=',
    fields: { name: long, hashtags: nasty },
    wrong: ['posting_addressname'],
  },
  'a poll that ended': { at: `${home}/polls/new`, fields: { ...poll, closes: '2020-01-01T18:00' }, wrong: ['closes'] },
  'a poll that ends at no time': { at: `${home}/polls/new`, fields: { ...poll, closes: 'gestern' }, wrong: ['closes'] },
  'a poll with a long question': { at: `${home}/polls/new`, fields: { ...poll, question: long }, wrong: ['question'] },
  'a poll with the same answer twice': {
    at: `${home}/polls/new`,
    fields: { ...poll, answer_2: 'Rye' },
    wrong: ['answer_1'],
  },
  'a wiki page without a title': {
    at: `${home}/wiki/new`,
    action: '?/save',
    fields: { ...page, title: ' ' },
    wrong: ['title'],
  },
  'a wiki page with a long title': {
    at: `${home}/wiki/new`,
    action: '?/save',
    fields: { ...page, title: long },
    wrong: ['title'],
  },
  'a wiki page with a long summary': {
    at: `${home}/wiki/new`,
    action: '?/save',
    fields: { ...page, edit_msg: long },
    wrong: ['edit_msg'],
  },
  'an album without a title': {
    at: `${home}/photos`,
    action: '?/new#new',
    fields: { title: ' ', desc: nasty },
    wrong: ['newtitle'],
  },
  'an album with a long title': {
    at: `${home}/photos`,
    action: '?/new#new',
    fields: { title: long, desc: nasty },
    wrong: ['newtitle'],
  },
  'a folder above all others': {
    at: `${home}/files`,
    action: '?/folder#folder',
    fields: { name: '../..', desc: nasty },
    wrong: ['foldername'],
  },
  'a link that is a script': {
    at: `${home}/files`,
    action: '?/link#link',
    fields: { name: nasty.replaceAll('/', ''), url: 'javascript:alert(1)', desc: nasty },
    wrong: ['linkurl'],
  },
  'a photo that is none': {
    at: `${home}/album/${album_id}`,
    action: '?/upload#upload',
    fields: {},
    files: [notPicture],
    wrong: ['fileupload'],
  },
}

/** The errors beside fields, by the id of the field. */
const errorsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<p class="wrong[^"]*" role="alert" id="([\w-]+)-why">([^<]*)/g)].map(([, id, text]) => [
      id!,
      text!,
    ]),
  )
const escaped = (text: string): string[] => {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [html, html.replaceAll('"', '&quot;')]
}

for (const [name, { at, action, fields, files, wrong }] of Object.entries(cases))
  test(`${name} is refused beside its field, and nothing typed is lost`, async () => {
    const sentences: string[][] = []
    for (const language of ['en', 'de']) {
      const refused = await ownerIn(language).send(at, fields, action, files ? { files } : {})
      const errors = errorsIn(refused.text)

      assert.equal(refused.status, 400)
      assert.deepEqual(Object.keys(errors), wrong)
      for (const [field, value] of Object.entries(fields))
        if (value !== 'on' && value.trim() !== '')
          assert.ok(
            escaped(value).some(text => refused.text.includes(text)),
            `${field} is lost`,
          )
      assert.doesNotMatch(refused.text, /<img src=x/)
      sentences.push(Object.values(errors))
    }
    const [english, german] = sentences
    assert.notDeepEqual(german, english)
  })

test('what was refused has left nothing behind', async () => {
  const api = world.as('owner')
  const group_id = group.id
  const left = [api.getwebhooks, api.getpostingaddresses, api.getpolls].map(
    async list => (await list({ group_id })).total_count,
  )
  assert.deepEqual(await Promise.all(left), [0, 0, 0])
  assert.equal((await api.getphotos({ album_id })).total_count, 0)
  assert.equal((await api.getalbums({ group_id })).total_count, 1)
})

test('an upload of no photo says what to do', async () => {
  for (const files of [[{ param: 'fileupload', filename: '', content: '' }], []]) {
    const answer = await ownerIn('en').send(`${home}/album/${album_id}`, {}, '?/upload#upload', { files })
    assert.match(answer.text, /role="alert"[^>]*>(?:<[^>]*>)*\s*Choose a file first\./)
    assert.doesNotMatch(answer.text, /Something went wrong/)
  }
})

test('a right photo beside a wrong one is not added alone, and the wrong one is named', async () => {
  const right = { param: 'fileupload', filename: 'oven.png', content: pngOf({ width: 9, height: 9 }) }
  const wrong = { ...notPicture, filename: 'page.png' }
  const answer = await ownerIn('en').send(`${home}/album/${album_id}`, {}, '?/upload#upload', { files: [right, wrong] })
  assert.match(
    errorsIn(answer.text)['fileupload']!,
    /isn't a photo we can read.* It is “page\.png”, and nothing was added/,
  )
  const { total_count } = await world.as('owner').getphotos({ album_id })
  // All or nothing: who sends two sees either both, or why neither is there.
  assert.deepEqual([answer.status, total_count, Object.keys(errorsIn(answer.text))], [400, 0, ['fileupload']])
})
