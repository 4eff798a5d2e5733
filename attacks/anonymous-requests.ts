import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fill, form as urlencoded, request } from '#test/fixtures/raw-request.ts'
import { validValue, type Call } from './openapi.ts'

/** What there is to ask for: its numbers by the names of the parameters of calls, and the name of the group. */
export type AskedFor = { name: string; ids: Readonly<Record<string, number>>; msg_num: number }
/** By what they are; and the routes for which nobody has said what to ask for. */
export type AnonymousRequests = { requests: Readonly<Record<string, Buffer>>; unplaced: string[] }

/** What fits into a request line, shared by the texts of a call. */
const line = 15_000
/** What a form of such a call holds. */
const body = 200_000
/** Texts that take long to read, to look for and to show. */
const dear = { query: '%22%E2%80%B9a%20', body: '"‹a ' }

/** Every call that needs no account, with the longest texts that it is sent. */
export function callRequests(calls: readonly Call[], { name, ids, msg_num }: AskedFor): Record<string, Buffer> {
  const about: Record<string, string | number> = { ...ids, msg_num, group_name: name }
  const open = calls.filter(({ isPublic }) => isPublic)
  return Object.fromEntries(
    open.map(call => {
      const isText = (one: Call['params'][number]): boolean =>
        !(one.name in about) && one.schema.type === 'string' && !one.schema.enum && !one.schema.format
      const texts = call.params.filter(isText)
      const others = call.params.filter(one => !isText(one) && (one.isRequired || one.name in about))
      const known = others.map(one => `${one.name}=${about[one.name] ?? encodeURIComponent(validValue(one.schema))}`)
      const room = (call.isRead ? line : body) / Math.max(1, texts.length)
      const long = texts.map(
        one =>
          `${one.name}=${call.isRead ? dear.query.repeat(Math.floor(room / dear.query.length)) : fill(dear.body, room)}`,
      )
      const sent = [...known, ...long].join('&')
      const path = `/api/v1/${call.name}`
      const made = call.isRead ? request(`${path}?${sent}`) : request(path, { type: urlencoded, body: sent })
      return [`the call ${call.name}`, made]
    }),
  )
}

/** What stands in an address behind a folder of this name. */
const placesOf = ({ name, ids, msg_num }: AskedFor): Readonly<Record<string, string | number | undefined>> => ({
  ...{ g: name, message: msg_num, topic: ids['topic_id'], topics: ids['topic_id'], calendar: ids['event_id'] },
  ...{ album: ids['album_id'], photo: ids['photo_id'], file: ids['file_id'], files: 'x', poll: ids['poll_id'] },
  ...{ chat: ids['chat_id'], database: ids['database_id'], row: ids['row_id'], wiki: ids['id'], view: 1 },
  ...{ members: ids['member_info_id'], person: ids['member_info_id'], memberbyuid: 1, people: 1, messages: 1 },
  ...{
    pending: ids['pending_message_id'],
    drafts: ids['draft_id'],
    hashtag: 'rye',
    webhooks: 1,
    groups: 1,
    mailbox: 1,
  },
  ...{ archive: '2026-11', login: 'idpa', mail: 'unsubscribe', vote: fill('a', 64), settings: 'privacy' },
  ...{ objects: 'group', docs: 'mail', api: 'getgroup' },
})

/** Every route of the pages, whoever may open it, and what it asks for. */
export function pageRequests(group: AskedFor): AnonymousRequests {
  const root = join(import.meta.dirname, '../web/src/routes')
  const routes = globSync('**/{+page.svelte,+server.ts}', { cwd: root }).map(file => file.split('/').slice(0, -1))
  const places = placesOf(group)
  const requests: Record<string, Buffer> = {}
  const unplaced: string[] = []
  for (const route of routes) {
    const title = `/${route.join('/')}`
    const steps = route.filter(step => !step.startsWith('('))
    const filled = steps.map((step, at) => {
      if (!step.includes('[')) return step
      // What may be anything: a code of an email, and the words of a title.
      if (at === 0 || step === '[[slug]]' || step === '[code]') return fill('a', 1000)
      return places[steps[at - 1]!]
    })
    if (filled.includes(undefined)) unplaced.push(title)
    else requests[`the page ${title}`] = request(`/${filled.join('/')}?q=${dear.query.repeat(50)}`)
  }
  return { requests, unplaced }
}
