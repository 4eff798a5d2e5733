import { pngOf } from '../fixtures/pictures.ts'
import assert from 'node:assert/strict'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#features/endpoints.ts'
import type { Example } from '#runtime/openapi/example.ts'
import type { InProcessClient } from '#runtime/calls/in-process-client.ts'
import { passwordOf } from '../accounts.ts'
import type { Person } from '../world/people.ts'
import { headersOf, multipartOf, type Reply, type TestServer } from '../servers/server.ts'
import type { World } from '../world.ts'
import { normalizeExample } from './normalize-example.ts'

type AllCalls = InProcessClient<typeof endpoints>
type CallParams<N extends keyof AllCalls> = Omit<Parameters<AllCalls[N]>[0], 'fileupload'>
type CallResult<N extends keyof AllCalls> = Awaited<ReturnType<AllCalls[N]>>
/** Makes a call over HTTPS, and fails on an error. Ann is the default caller. */
type ShowCall = <N extends keyof AllCalls>(
  name: N,
  params: CallParams<N>,
  who?: Person | null,
  files?: Readonly<Record<string, string>>,
) => Promise<CallResult<N>>

/** The story of a group of bakers, in calls. */
export type Story = {
  world: World
  server: TestServer
  /** Ann owns the group, Bob and Carol are in it, and Ida administrates the site. All have the same password. */
  people: Record<'ann' | 'bob' | 'carol' | 'ida', Person>
  /** Makes a call as the example of it. */
  show: ShowCall
  /** Makes a call without an example. */
  make: ShowCall
  /** Records an example of a call made in another way. */
  keep(name: keyof AllCalls, params: Example['params'], reply: Pick<Reply, 'body'>, who?: Person): void
}

export const password = 'wheat and rye'
/** The first ids of the story, whatever else the world has. */
export const first = 101
const byName = new Map<string, Endpoint>(Object.values(endpoints).map(endpoint => [endpoint.name, endpoint]))

/** A new story; `examples` are recorded in order. */
export async function beginStory(
  { world, server }: { world: World; server: TestServer },
  examples: Map<string, Example>,
): Promise<Story> {
  await world.sql(
    `select setval(format('%I.%I', schemaname, sequencename), $1, false) from pg_sequences where schemaname = 'public'`,
    [first],
  )
  const [ann, bob, carol, ida] = [
    await world.addPerson('ann'),
    await world.addPerson('bob'),
    await world.addPerson('carol'),
    await world.addPerson('ida'),
  ]
  await world.sql(`update accounts set password_hash = $1 where id >= $2`, [passwordOf(password), first])
  await world.sql(`update accounts set site_admin = true where id = $1`, [ida.account.id])

  const keep = (name: string, example: Example): void => {
    assert.ok(!examples.has(name), `${name} has an example already`)
    examples.set(name, normalizeExample(example))
  }
  const make: ShowCall = async (name, callParams, who = ann, files = {}) => {
    const reply = await send(server, byName.get(name)!, paramsOf(callParams), who, files)
    // What follows happens before anything else, and so in the same order each time.
    await world.settle()
    return reply.body as never
  }
  return {
    world,
    server,
    people: { ann, bob, carol, ida },
    make,
    async show(name, callParams, who = ann, files = {}) {
      const answer = await make(name, callParams, who, files)
      keep(name, {
        ...(who ? { as: who.account.full_name } : {}),
        params: paramsOf(callParams),
        ...(Object.keys(files).length > 0 ? { files } : {}),
        ...(answer === undefined ? {} : { answer }),
      })
      return answer as never
    },
    keep: (name, params, reply, who) =>
      keep(name, { ...(who ? { as: who.account.full_name } : {}), params, answer: reply.body }),
  }
}

/** Parameters as a form has them: lists are separated by commas. */
function paramsOf(given: object): Record<string, string | number> {
  const entries = Object.entries(given) as [string, string | number | boolean | readonly unknown[]][]
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string'
        ? value
        : typeof value === 'boolean'
          ? Number(value)
          : String(value),
    ]),
  )
}

/** As the line on the page does it: a read by GET, a change by a form, files in one with several parts. */
async function send(
  server: TestServer,
  { name, method, who: caller }: Endpoint,
  params: Example['params'],
  who: Person | null,
  files: Readonly<Record<string, string>>,
): Promise<Reply> {
  const form = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
  const byCookie = caller === 'session'
  if (byCookie && who && method === 'POST') form.set('csrf', who.csrf)
  const headers = who ? headersOf(who, byCookie ? 'cookie' : 'basic') : {}
  const path = `/api/v1/${name}`
  const parts = Object.entries(files).map(([param, filename]) => ({ param, filename, content: contentOf(filename) }))
  const { type, body } =
    parts.length > 0 ? multipartOf(form, parts) : { type: 'application/x-www-form-urlencoded', body: form.toString() }
  const reply =
    method === 'GET'
      ? await server.ask(`${path}?${form.toString()}`, { headers })
      : await server.ask(path, { method, headers: { ...headers, 'content-type': type }, body })
  assert.equal(reply.status, 200, `${name} answers ${reply.text}`)
  return reply
}

/** The hash in the URL of a photo. */
export const hashIn = (url: string): string => new URL(url).searchParams.get('hash')!

const contentOf = (filename: string): string | Buffer =>
  filename.endsWith('.png') ? pngOf({ width: 300, height: 200 }) : textOf(filename)
const textOf = (filename: string): string =>
  filename.endsWith('.csv')
    ? 'Flour,Kind,Grams\nWheat,Cake,250\nSpelt,Bread,\n'
    : `This is ${filename}: flour, water, salt.\n`
