import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { connect } from 'node:tls'
import fc from 'fast-check'
import { Compile } from 'typebox/schema'
import { costlyRequests } from '#test/fixtures/costly-requests.ts'
import { brief, some, type AttackCase } from '../case.ts'
import { readDocument, type Call, type Document, type Schema } from '../openapi.ts'
import { ways, type Answer } from '../site.ts'

/** What nobody may keep the thread busy for, in milliseconds. */
const mostVisitor = 20
const mostCall = 200
const hostileValues = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    '9007199254740993',
  ],
  ...[
    "' or 1=1--",
    '$1',
    '%',
    '\\',
    '\ud800',
    '\ufffd',
    '\u202e',
    'a\0b',
    '../../etc/passwd',
    '{{7*7}}',
    '${7*7}',
    '2026-02-30',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ],
  ...[
    'x'.repeat(4000),
    '#a '.repeat(500),
    '('.repeat(2000),
    '<b>'.repeat(500),
    '"'.repeat(2000),
    '[]('.repeat(900),
    'FREQ=SECONDLY;COUNT=99999999',
    '[{"col_id":1e9}]',
  ],
]

/** Values that a parameter takes by its schema, those at its edges, and some that it can't take. */
function valueOf(schema: Schema, known: readonly number[]): fc.Arbitrary<string> {
  const { enum: words, type, format, minimum = 1, maximum = 1e9, maxLength = 200 } = schema
  const fitting = words
    ? fc.constantFrom(...words)
    : format === 'date-time' || format === 'date'
      ? fc
          .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
          .map(date => date.toISOString().slice(0, format === 'date' ? 10 : 24))
      : type === 'integer'
        ? fc
            .oneof(
              fc.constantFrom(...known, minimum, maximum),
              fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) }),
            )
            .map(String)
        : type === 'boolean'
          ? fc.constantFrom('0', '1')
          : fc.oneof(
              fc.string({ maxLength: Math.min(maxLength, 300), unit: 'binary' }),
              fc.constantFrom('a', 'x@example.org', 'Rye <b>bread</b>', '[]', '[{}]'),
            )
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: fc.constantFrom(...hostileValues) })
}

const formOf = (call: Call, about: Readonly<Record<string, number>>): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      call.params.map(({ name, schema }) => {
        const own = about[name]
        const any = valueOf(schema, Object.values(about))
        // Mostly about what there is, or nothing would happen.
        return [
          name,
          own === undefined
            ? any
            : fc.oneof({ weight: 4, arbitrary: fc.constant(String(own)) }, { weight: 1, arbitrary: any }),
        ]
      }),
    ),
    { requiredKeys: call.params.filter(({ isRequired, name }) => isRequired || name in about).map(({ name }) => name) },
  )

/** Calls that would end the fuzzer's own way in, or wait for events. */
const without = new Set([
  'logout',
  'getupdates',
  'revokesession',
  'deleteaccount',
  'changepassword',
  'signoutuser',
  'revokeapikey',
  'deleteapikey',
  'suspenduser',
  'deleteuser',
  'enabletwofactor',
])

function answerCheck({ schemas }: Document): (call: Call, body: unknown) => string | undefined {
  const compiled = new Map<string, ReturnType<typeof Compile>>()
  const inPlace = (value: unknown, within: readonly string[] = []): unknown => {
    if (Array.isArray(value)) return value.map(one => inPlace(one, within))
    if (typeof value !== 'object' || value === null) return value
    const name = (value as { $ref?: string }).$ref?.split('/').at(-1)
    if (name !== undefined) return within.includes(name) ? {} : inPlace(schemas[name], [...within, name])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPlace(inner, within)]))
  }
  return (call, body) => {
    if (call.answer === undefined) return undefined
    const known = compiled.get(call.name) ?? Compile(inPlace(call.answer) as Parameters<typeof Compile>[0])
    compiled.set(call.name, known)
    if (known.Check(body)) return undefined
    const [, errors] = known.Errors(body)
    return errors
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
      .slice(0, 3)
      .join('; ')
  }
}

export const load: Readonly<Record<string, AttackCase>> = {
  cost: {
    what: 'every costly request that needs no account; the processor time of the thread that serves all',
    async run({ site, scene }, tally) {
      const { name, ids } = scene.groups.open
      let worst = { cost: 0, title: '' }
      const { hostname, port } = new URL(site.url)
      const all = Object.entries(
        costlyRequests({
          ...{ group: name, topic: ids['topic_id']! },
          ids: {
            ...{ group: ids['group_id']!, wiki: ids['id']!, database: ids['database_id']!, event: ids['event_id']! },
            ...{ poll: ids['poll_id']!, album: ids['album_id']!, photo: ids['photo_id']!, file: ids['file_id']! },
          },
        }),
      )
      // What is loaded once is not what an attacker can repeat.
      for (const [, request] of all.slice(0, 3)) await sendRaw({ hostname, port: Number(port) }, request)
      for (const [title, request] of all) {
        let least = Infinity
        for (let n = 0; n < 12 && least > mostVisitor; n += 1)
          least = Math.min(least, await site.cpu.during(() => sendRaw({ hostname, port: Number(port) }, request)))
        if (least > worst.cost) worst = { cost: least, title }
        tally.check(least <= mostVisitor, `${title}: ${Math.round(least)} ms`)
      }
      tally.worst = `${Math.round(worst.cost)} ms CPU: ${worst.title}`
    },
  },
  fuzz: {
    what: 'arbitrary and hostile values in every parameter of every call, as visitor, member and owner, by key, cookie and token',
    async run({ site, scene, isShort, seed }, tally) {
      const document = await readDocument(site)
      const wrongIn = answerCheck(document)
      const { owner, member } = scene.people
      const { ids, msg_num } = scene.groups.open
      let worst = { cost: 0, title: '' }
      await site.cpu.longestBlock()
      const calls = document.calls.filter(({ name }) => !without.has(name))
      for (const call of isShort ? some(calls, 130, seed) : calls) {
        const forms = fc.sample(formOf(call, { ...ids, msg_num }), { seed, numRuns: isShort ? 6 : 30 })
        for (const [at, form] of forms.entries()) {
          const who = [member, owner, null][at % 3]!
          const files = call.files.map(param => ({
            param,
            filename: hostileValues[at % 8]! || 'x',
            content: hostileValues[at % hostileValues.length]!,
          }))
          const title = `${call.name} ${brief(JSON.stringify(form))} as ${who?.name ?? 'visitor'}`
          let answer: Answer | undefined
          const cost = await site.cpu.during(async () => {
            answer = await site.try(who, call.name, form, { way: ways[at % 3]!, files })
          })
          const { status, type, body, text } = answer!
          if (cost > worst.cost) worst = { cost, title: call.name }
          tally.check(
            status === 200 || ((status === 400 || status === 429) && type !== 'server'),
            `${title}: ${status} ${brief(text)}`,
          )
          tally.check(cost <= mostCall, `${title}: ${Math.round(cost)} ms of processor time`)
          const wrong = status === 200 && body !== undefined ? wrongIn(call, body) : undefined
          tally.check(wrong === undefined, `${title} answers what it does not declare: ${wrong}`)
        }
      }
      const failures = site
        .logged()
        .split('\n')
        .filter(line => /"level":"(error|fatal)"/.test(line))
      for (const line of failures) tally.check(false, `logged: ${line.slice(0, 300)}`)
      const block = Math.round(await site.cpu.longestBlock())
      tally.worst = `${Math.round(worst.cost)} ms CPU (${worst.title}), ${block} ms block`
    },
  },
  regexes: {
    what: 'every regular expression is proven fast, or withstands attacks',
    async run() {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../../tools/regexes.ts')], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let [out, err] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
      const [code] = (await once(child, 'close')) as [number]
      const [, tried = '0', worst = ''] = /^(\d+) regular expressions: (.*)$/m.exec(out) ?? []
      return { tried: Number(tried), failures: code === 0 ? [] : err.trim().split('\n'), worst }
    },
  },
}

/** A whole request, as bytes; resolves when the connection is closed. */
function sendRaw({ hostname, port }: { hostname: string; port: number }, request: Buffer): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ host: hostname, port, rejectUnauthorized: false })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.resume()
    socket.write(request)
  })
}
