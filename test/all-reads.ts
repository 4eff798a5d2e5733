import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import type { TargetKind } from '#contract/targets.ts'
import { requiredParams } from './fixtures/valid-values.ts'
import type { Who, WorldBase } from './world.ts'

type Input = Record<string, string | number>
type Answer = { call: string; about: string; answer: unknown }
type Item = Record<string, unknown> & { id: number }

/** What a call lists, and the kind of target that this is. */
type List = {
  call: string
  kind: TargetKind
  of?: TargetKind
  param: string
  /** How the list of what is in an item is asked for. */
  inside?: (item: Item) => Input | undefined
}
const lists: readonly List[] = [
  { call: 'getmembers', kind: 'member', param: 'member_info_id' },
  { call: 'gethashtags', kind: 'hashtag', param: 'hashtag_id' },
  { call: 'gettopics', kind: 'topic', param: 'topic_id' },
  { call: 'getmessages', kind: 'message', param: 'message_id' },
  { call: 'getpendingmessages', kind: 'pending', param: 'pending_message_id' },
  { call: 'getevents', kind: 'event', param: 'event_id' },
  { call: 'getdatabases', kind: 'database', param: 'database_id' },
  { call: 'getdatabaserows', kind: 'databaserow', of: 'database', param: 'row_id' },
  { call: 'getchats', kind: 'chat', param: 'chat_id' },
  {
    ...{ call: 'getfiledirectory', kind: 'file', param: 'file_id' },
    inside: ({ type, path, name }) =>
      type === 'file_type_dir' ? { path: `${String(path)}/${String(name)}` } : undefined,
  },
  { call: 'getalbums', kind: 'album', param: 'album_id' },
  { call: 'getphotos', kind: 'photo', of: 'album', param: 'photo_id' },
  { call: 'getwikipages', kind: 'wikipage', param: 'id' },
  { call: 'getpolls', kind: 'poll', param: 'poll_id' },
]

export type ReadOptions = {
  /** Parameters that a call needs to say anything, beside its target. */
  params?: Readonly<Record<string, readonly Input[]>>
  /** Calls that are not made. */
  without: readonly string[]
  /** How many targets of a kind are read. */
  most: number
}

/** Makes every reading call about a group and what is in it. */
export async function readAll(
  { app, as }: Pick<WorldBase, 'app' | 'as'>,
  who: Who,
  group_id: number,
  { params = {}, without, most }: ReadOptions,
): Promise<Answer[]> {
  const client = as(who) as unknown as Record<string, (input: Input) => Promise<unknown>>
  const reading = app.implementations
    .map(({ endpoint }) => endpoint as Endpoint)
    .filter(({ method, on, name }) => method === 'GET' && on !== undefined && !without.includes(name))
  const answers: Answer[] = []
  const targets = new Map<TargetKind, Input[]>([['group', [{ group_id }]]])

  async function ask(endpoint: string, about: string, input: Input): Promise<unknown> {
    const answer = await client[endpoint]!(input).then(contentOf, (error: unknown) => {
      if (!isApiError(error)) throw error
      return { refused: error.type, extra: error.extra }
    })
    answers.push({ call: endpoint, about, answer })
    return answer
  }

  for (const { call, kind, of = 'group', param, inside } of lists) {
    const found: Input[] = []
    // What is in an item is added while they are gone through.
    const asked = [...targets.get(of)!]
    for (const [n, target] of asked.entries()) {
      const dates: Input = call === 'getevents' ? { start: '2000-01-01', end: '2100-01-01' } : {}
      for (let page: Input = {}; ;) {
        const input = { ...target, ...dates, ...page, ...('limit' in paramsOf(app, call) ? { limit: 100 } : {}) }
        const list = (await ask(call, `${of} ${n}`, input)) as { data?: Item[]; next_page_token?: number }
        for (const item of list.data ?? []) {
          found.push({ [param]: item.id })
          const more = inside?.(item)
          if (more) asked.push({ ...target, ...more })
        }
        if (!list.next_page_token) break
        page = { page_token: list.next_page_token }
      }
    }
    targets.set(kind, spread(found, most))
  }
  for (const endpoint of reading) {
    const { name, on } = endpoint
    if (lists.some(({ call }) => call === name)) continue
    const given = Object.fromEntries(
      Object.entries(requiredParams(endpoint)).filter(([param]) => !/_id$|^group_/.test(param)),
    )
    for (const [n, target] of (targets.get(on!) ?? []).entries())
      for (const more of params[name] ?? [{}])
        await ask(name, `${on} ${n} ${JSON.stringify(more)}`, { ...given, ...target, ...more })
  }
  return answers
}

const paramsOf = (app: WorldBase['app'], call: string): object =>
  app.implementations.find(({ endpoint }) => endpoint.name === call)?.endpoint.params ?? {}

/** Some of them, from the first to the last. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, n) => all[Math.floor((n * (all.length - 1)) / (most - 1))]!)

/** A file is compared by its bytes. */
async function contentOf(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !('chunks' in answer)) return answer
  const { chunks, filename, mediaType } = answer as {
    chunks: AsyncIterable<Uint8Array>
    filename: string
    mediaType?: string
  }
  const hash = createHash('sha256')
  let text = ''
  for await (const chunk of chunks) {
    hash.update(chunk)
    if (text.length < 100_000) text += Buffer.from(chunk).toString('latin1')
  }
  // A zip has the time at which it was made; calendars and mails have numbers in their addresses.
  const isText = /\.(csv|ics|eml|mbox|txt|md)$/.test(filename)
  return {
    filename: filename.replace(/-\d+\./, '-#.'),
    mediaType,
    content: filename.endsWith('.zip') ? 'zip' : isText ? text : hash.digest('hex'),
  }
}

/**
 * Replaces the numbers of objects by the order in which they appear, so that the same answers with other numbers become
 * equal: who is called the same everywhere in one must be called the same everywhere in the other.
 */
export function withoutIds(answers: readonly Answer[]): Answer[] {
  const places = new Map<string, Map<number, number>>()
  const placeOf = (kind: string, id: number): string => {
    const seen = places.getOrInsertComputed(kind, () => new Map<number, number>())
    return `${kind} ${seen.getOrInsertComputed(id, () => seen.size + 1)}`
  }
  const isId = /(^|_)(id|ids)$/
  const without = (value: unknown, key: string, holder: string): unknown => {
    if (Array.isArray(value)) return value.map(item => without(item, key, holder))
    if (typeof value === 'number') {
      if (!isId.test(key) || value === 0) return value
      return placeOf(key === 'id' ? holder : key, value)
    }
    if (typeof value === 'string' && key === 'id' && /^\d+$/.test(value)) return placeOf(holder, Number(value))
    // Addresses of files, pages and albums have numbers, and tickets that are made each time.
    if (typeof value === 'string')
      return value
        .replaceAll(/(?<=[?&](?:amp;)?(?:\w*id|hash|ticket|token|expires)=)[\w.~-]+/g, '#')
        .replaceAll(/(?<=https?:\/\/[^\s"<>]*\/)\d+/g, '#')
        .replaceAll(/(?<=\+album\+)\d+(?=@)/g, '#')
    if (typeof value !== 'object' || value === null) return value
    const object = value as Record<string, unknown>
    const kind = typeof object['object'] === 'string' ? object['object'] : key
    return Object.fromEntries(
      Object.entries(object)
        .filter(([name]) => name !== 'next_page_token')
        .map(([name, item]) => [name, without(item, name, kind)]),
    )
  }
  return answers.map(({ call, about, answer }) => ({ call, about, answer: without(answer, '', '') }))
}
