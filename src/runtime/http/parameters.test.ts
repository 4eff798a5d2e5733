import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { endpoint } from '#contract/endpoint.ts'
import {
  Choice,
  Choices,
  DateParam,
  Flag,
  Id,
  Ids,
  Integer,
  JsonList,
  Str,
  Text,
  TimestampParam,
  Type,
  optional,
  withDefault,
  type Upload,
} from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { headersOf, serve, type RequestOptions } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { createFormFilter, parseForm } from './bodies/form.ts'

// Test endpoints that return the parameters they got.

const params = {
  id: optional(Id({ invalid: 'invalid thing' })),
  count: optional(Integer(0, 100)),
  flag: optional(Flag()),
  word: optional(Choice(['red', 'blue'])),
  words: optional(Choices(['red', 'blue'])),
  ids: optional(Ids()),
  text: optional(Text(10)),
  time: optional(TimestampParam()),
  date: optional(DateParam()),
  limit: withDefault(Integer(1, 100), 10),
}
const files = Type.Unsafe<Upload[]>({ type: 'array', 'x-kind': 'files' })
const returns = Type.Object({ given: Str, who: Str })
const echo = endpoint('echo', { method: 'GET', summary: 'Reads.', who: 'anyone', params, returns, extended: true })
const change = endpoint('change', { method: 'POST', summary: 'Changes.', who: 'anyone', params, returns })
const demand = endpoint('demand', {
  method: 'GET',
  summary: 'Needs something.',
  who: 'anyone',
  params: { text: Text(10), id: Id({ invalid: 'invalid thing' }) },
  returns,
})
const attach = endpoint('attach', {
  method: 'POST',
  summary: 'Takes files.',
  who: 'anyone',
  params: { text: optional(Text(10)), file: optional(files) },
  returns,
})
const list = endpoint('list', {
  method: 'POST',
  summary: 'Takes a list.',
  who: 'anyone',
  params: { list: JsonList(20, Type.Object({ text: Str }), { invalid: 'invalid list' }) },
  returns,
})
const saying = async ({ params, account }: { params: object; account: { full_name: string } | null }) => ({
  given: JSON.stringify(params),
  who: account?.full_name ?? '',
})
const world = await newWorld({ FOLKMOOT_MAX_BODY: '64 KiB', FOLKMOOT_MAX_UPLOAD: '200 KiB' })
const server = await serve(world, {
  implementations: [
    ...world.app.implementations,
    ...[echo, change, demand, attach, list].map(declared => implement(declared, saying as never)),
  ],
})

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=b'
type Part = { name: string; value: string | Buffer; head?: string }
const parts = (all: Part[], end = '--b--\r\n') =>
  Buffer.concat([
    ...all.flatMap(({ name, value, head = '' }) => [
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])
const post = (body: string | Buffer, type: string, path = 'echo') =>
  said(`/api/v1/${path}`, { method: 'POST', headers: { 'content-type': type }, body })
/** The parsed parameters, or the error. */
async function said(path: string, ask: RequestOptions = {}): Promise<unknown> {
  const { status, body } = await server.ask(path, ask)
  const { object, type, extra, given } = body as Record<string, string>
  assert.equal(status, object === 'error' ? 400 : 200)
  if (object === 'error') return `${type}: ${extra}`
  const { limit: _, ...rest } = JSON.parse(given!) as Record<string, unknown>
  return rest
}

suite('locations', () => {
  test('query, form, multipart and JSON are merged, and the body wins', async () => {
    const path = 'echo?text=query&count=1&unknown=1'
    const both = { text: 'body', count: 1, flag: true }

    assert.deepEqual(await said(`/api/v1/${path}`), { text: 'query', count: 1 })
    assert.deepEqual(await post('text=body&flag=1&nonsense=2', form, path), both)
    assert.deepEqual(await post('{"text":"body","flag":true,"nonsense":[]}', json, path), both)
    assert.deepEqual(
      await post(
        parts([
          { name: 'text', value: 'body' },
          { name: 'flag', value: 'on' },
          { name: 'nonsense', value: '' },
        ]),
        multipart,
        path,
      ),
      both,
    )
    assert.deepEqual(await said(`/api/v1/${path}`, { method: 'POST' }), { text: 'query', count: 1 })
    assert.deepEqual(await post('', form, path), { text: 'query', count: 1 })
    assert.deepEqual(await post(' ', json, path), { text: 'query', count: 1 })
  })

  test('a read by GET may have a body', async () => {
    const get = (body: string, type: string) =>
      said('/api/v1/echo?text=query&count=1', { headers: { 'content-type': type, ...lengthOf(body) }, body })
    const lengthOf = (body: string) => ({ 'content-length': String(Buffer.byteLength(body)) })
    const both = { text: 'body', count: 1 }

    assert.deepEqual(await get('text=body', form), both)
    assert.deepEqual(await get('{"text":"body"}', json), both)
    assert.deepEqual(await get(parts([{ name: 'text', value: 'body' }]).toString(), multipart), both)
    assert.deepEqual(await get('', 'text/plain'), { text: 'query', count: 1 })
    assert.equal(await get('x', 'text/plain'), 'bad_request: content type must be form, multipart or JSON')
    const chunked = { 'content-type': form, 'transfer-encoding': 'chunked' }
    assert.deepEqual(await said('/api/v1/echo?count=1', { headers: chunked, body: 'text=body' }), both)
  })

  test('non-ASCII text arrives intact everywhere', async () => {
    const text = 'Zoë 🐦 +&'
    const encoded = `text=${encodeURIComponent(text)}`

    assert.deepEqual(await said(`/api/v1/echo?${encoded}`), { text })
    assert.deepEqual(await post(encoded, form), { text })
    assert.deepEqual(await post('text=Zoë+🐦', form), { text: 'Zoë 🐦' })
    assert.deepEqual(await post(JSON.stringify({ text }), json), { text })
    for (const type of ['', '; charset=utf-8', '; charset=iso-8859-1']) {
      const head = `\r\ncontent-type: text/plain${type}`
      assert.deepEqual(await post(parts([{ name: 'text', value: text, head }]), multipart), { text })
    }
  })

  test('a repeated name is rejected, except for a list', async () => {
    const twice = [
      () => said('/api/v1/echo?count=1&count=1'),
      () => post('count=1&count=2', form),
      () => post('count=1&co%75nt=2', form),
      () => post('{"count":1,"count":1}', json),
      () => post('{"count":1,"text":"{\\"count\\":[","\\u0063ount":2}', json),
      () =>
        post(
          parts([
            { name: 'count', value: '1' },
            { name: 'count', value: '1' },
          ]),
          multipart,
        ),
    ]

    for (const ask of twice) assert.equal(await ask(), 'invalid_value: count')
    assert.deepEqual(await said('/api/v1/echo?ids=1&ids=2,3&words=red&words=blue'), {
      words: ['red', 'blue'],
      ids: [1, 2, 3],
    })
    assert.deepEqual(await post('{"text":"{}","ids":[1,2],"nonsense":{"count":1,"count":2}}', json), {
      text: '{}',
      ids: [1, 2],
    })
  })

  test('reads need no CSRF token by GET or POST, changes need POST and the token', async () => {
    const cookie = headersOf(world.people.ben, 'cookie')
    const changeWith = (method: string, query: string) => said(`/api/v1/change?${query}`, { method, headers: cookie })

    for (const method of ['GET', 'POST']) {
      assert.deepEqual(await said('/api/v1/echo?count=1', { method, headers: cookie }), { count: 1 })
    }
    assert.equal(await changeWith('GET', `csrf=${world.people.ben.csrf}`), 'bad_request: POST required')
    assert.equal(await changeWith('POST', ''), 'bad_csrf: ')
    assert.equal(await changeWith('POST', `csrf=${world.people.cleo.csrf}`), 'bad_csrf: ')
    assert.equal(await changeWith('POST', `csrf=${world.people.ben.csrf}&csrf=${world.people.ben.csrf}`), 'bad_csrf: ')
    assert.deepEqual(await changeWith('POST', `csrf=${world.people.ben.csrf}`), {})
    for (const way of ['key', 'basic'] as const) {
      assert.deepEqual(await said('/api/v1/change', { method: 'POST', headers: headersOf(world.people.ben, way) }), {})
    }
  })

  test('extended adds the user to the response', async () => {
    const headers = headersOf(world.people.ben, 'key')

    const plain = await server.ask('/api/v1/echo?extended=0', { headers })
    const extended = await server.ask('/api/v1/echo?extended=1', { headers })
    const nobody = await server.ask('/api/v1/echo?extended=1')
    const user = await server.ask('/api/v1/getuser', { headers })

    const given = (value: boolean) => ({ given: JSON.stringify({ limit: 10, extended: value }), who: 'Ben' })
    assert.deepEqual([plain.body, extended.body], [given(false), [given(true), user.body]])
    assert.equal((nobody.body as unknown[]).at(1), null)
  })
})

suite('values', () => {
  const long = 'x'.repeat(11)
  const cases: Record<string, [accepted: [unknown, unknown][], refused: unknown[]]> = {
    id: [
      [
        ['1', 1],
        ['007', 7],
        [2 ** 53 - 1, 2 ** 53 - 1],
      ],
      ['0', '-1', '1.5', '1e3', '0x1', ' 1', 'abc', '9007199254740992', '99999999999999999999', true, [1], { a: 1 }],
    ],
    count: [
      [
        ['0', 0],
        ['100', 100],
        [100.0, 100],
      ],
      ['-1', '101', 'NaN', '1_0', '٣', 1.5, '1\n'],
    ],
    flag: [
      ['1', 'true', 'TRUE', 'on', 'On', 'yes', 'YES', true, 1].map(value => [value, true]),
      ['2', 'y', 't', ' true', 'constructor', [1], ['true'], [[true]], {}, { toString: 1 }, 'ＴＲＵＥ'],
    ],
    word: [[['red', 'red']], ['Red', 'green', ' red', 'red,blue', 0, ['red'], '__proto__']],
    words: [
      [
        ['red,blue', ['red', 'blue']],
        [' red , ', ['red']],
        ['', []],
        [['blue'], ['blue']],
      ],
      ['red,green', [1], [['red']], { red: 1 }],
    ],
    ids: [
      [
        ['1,2', [1, 2]],
        [
          [1, '2'],
          [1, 2],
        ],
      ],
      ['1,x', '0', '1;2', [[1]], Array.from({ length: 1001 }, () => 1)],
    ],
    text: [
      [
        ['', ''],
        ['  ', '  '],
        ['0123456789', '0123456789'],
        ['🐦'.repeat(10), '🐦'.repeat(10)],
      ],
      [long, '🐦'.repeat(11), 'a\0b', '\ud800', 'a\udc00b', 1, true, ['a'], { toString: 'a' }],
    ],
    time: [
      [
        ['1970-01-01T00:00:00+00:00', '1970-01-01T00:00:00Z'],
        ['2026-11-15T09:30:00.25+01:30', '2026-11-15T08:00:00.25Z'],
      ],
      ['2026-11-15', '2026-11-15T09:30', '2026-11-15T09:30:00', '2026-13-01T00:00:00Z', 'now', 0],
    ],
    date: [[['2024-02-29', '2024-02-29']], ['2023-02-29', '2024-2-9', '20240229', 0]],
  }
  for (const [name, [accepted, refused]] of Object.entries(cases)) {
    test(`${name}: valid and invalid values`, async () => {
      for (const [value, meant] of accepted) {
        assert.deepEqual(await post(JSON.stringify({ [name]: value }), json), { [name]: meant })
        if (typeof value === 'string')
          assert.deepEqual(await post(new URLSearchParams({ [name]: value }).toString(), form), { [name]: meant })
      }
      const refusal = name === 'id' ? 'bad_request: invalid thing' : `invalid_value: ${name}`
      for (const value of refused) {
        assert.deepEqual([value, await post(JSON.stringify({ [name]: value }), json)], [value, refusal])
        const isSendable = typeof value === 'string' && value.isWellFormed()
        if (isSendable) assert.equal(await post(new URLSearchParams({ [name]: value }).toString(), form), refusal)
      }
    })
  }

  test('false flags', async () => {
    for (const value of ['0', 'false', 'False', 'off', 'OFF', 'no', 'No', false, 0]) {
      assert.deepEqual(await post(JSON.stringify({ flag: value }), json), { flag: false })
    }
  })

  test('an empty string and null are absent where a value cannot be empty', async () => {
    assert.deepEqual(await post('{"count":"","flag":null,"word":"","time":"","id":null,"text":null}', json), {})
    assert.deepEqual(await said('/api/v1/echo?count=&flag&word=&id='), {})
  })

  test('a missing value is reported by its own text, or by its name', async () => {
    assert.equal(await said('/api/v1/demand'), 'bad_request: text')
    assert.equal(await said('/api/v1/demand?text=a'), 'bad_request: invalid thing')
    assert.equal(await said('/api/v1/demand?text=a&id=x'), 'bad_request: invalid thing')
    assert.deepEqual(await said('/api/v1/demand?text=&id=1'), { text: '', id: 1 })
  })

  test('invalid UTF-8 is rejected', async () => {
    const bad = Buffer.from([0x61, 0xff])
    const around = (before: string, after: string) => Buffer.concat([Buffer.from(before), bad, Buffer.from(after)])

    assert.equal(await said('/api/v1/echo?text=a%ff'), 'invalid_value: text')
    assert.equal(await said('/api/v1/echo?text=%e2%82'), 'invalid_value: text')
    assert.equal(await said('/api/v1/echo?text=%zz'), 'invalid_value: text')
    assert.equal(await said('/api/v1/echo?text=a\xff'), 'bad_request: the request cannot be read')
    assert.equal(await post('text=a%ff', form), 'invalid_value: text')
    assert.equal(await post(around('count=1&text=', '&flag=1'), form), 'invalid_value: text')
    assert.equal(await said('/api/v1/echo?id=%ff'), 'bad_request: invalid thing')
    assert.equal(await post(around('{"text":"', '"}'), json), 'bad_request: parameters must be UTF-8')
    assert.equal(await post(parts([{ name: 'text', value: bad }]), multipart), 'invalid_value: text')
  })

  test('a form is parsed the same in any chunks', () => {
    const form =
      'a%62=1&nonsense=xyz&count&=&word=red=&' + 'n'.repeat(400) + '=1&' + 'm'.repeat(400) + '&text=%e2%82%ac&&flag=1'
    for (const size of [1, 2, 3, 7, 1000]) {
      const sieve = createFormFilter({ names: new Set(['ab', 'count', 'word', 'text', 'flag']), pairs: 100 })
      const pieces = Array.from({ length: Math.ceil(form.length / size) }, (_, n) =>
        form.slice(n * size, (n + 1) * size),
      )
      const kept = Buffer.concat(pieces.map(piece => sieve(Buffer.from(piece))))
      const read = [...parseForm(kept.toString())].filter(([name]) => name !== '' && name.length < 50)
      assert.deepEqual(
        read,
        [
          ['ab', '1'],
          ['nonsense', ''],
          ['count', ''],
          ['word', 'red='],
          ['text', '€'],
          ['flag', '1'],
        ],
        String(size),
      )
      assert.ok(kept.length < form.length)
    }
  })

  test('unknown parameters are ignored, whatever they contain', async () => {
    const bad = Buffer.from([0x61, 0xff])
    const around = (before: string, after: string) => Buffer.concat([Buffer.from(before), bad, Buffer.from(after)])
    const long = 'x'.repeat(60 * 1024)

    for (const pair of ['nonsense=a%ff', 'nonsense=%zz', '%ff=1', 'nonsense', `nonsense=${long}`]) {
      if (pair.length < 100) assert.deepEqual(await said(`/api/v1/echo?count=1&${pair}`), { count: 1 }, pair)
      assert.deepEqual(await post(`${pair}&count=1`, form), { count: 1 }, pair)
    }
    assert.deepEqual(await post(around('count=1&nonsense=', '&flag=1'), form), { count: 1, flag: true })
    assert.deepEqual(await post(around('count=1&', '=1&flag=1'), form), { count: 1, flag: true })
    for (const value of [bad, long]) {
      const given = [
        { name: 'nonsense', value },
        { name: 'count', value: '1' },
      ]
      assert.deepEqual(await post(parts(given), multipart), { count: 1 })
    }
  })
})

suite('bodies', () => {
  const tooLong = 'x'.repeat(70 * 1024)

  test('that are too large are rejected, by the name of what is too long if possible', async () => {
    assert.equal(await post(`count=1&text=${tooLong}&flag=1`, form), 'invalid_value: text')
    assert.equal(await post(tooLong, form), 'invalid_value: ')
    assert.equal(await post(JSON.stringify({ text: tooLong }), json), 'bad_request: request too big')
    assert.equal(await post(parts([{ name: 'text', value: tooLong }]), multipart), 'invalid_value: text')
    const several = Array.from({ length: 100 }, (_, at) => ({ name: `n${at}`, value: 'x'.repeat(1024) }))
    assert.equal(await post(parts(several), multipart), 'invalid_value: n64')
  })

  test('just within the limit are read, however they are composed', async () => {
    const size = 64 * 1024 - 40
    for (const filling of ['x'.repeat(size), '\\n'.repeat(size / 2), '\\"'.repeat(size / 2), '\\\\'.repeat(size / 2)]) {
      assert.deepEqual(await post(`{"count":1,"nonsense":"${filling}"}`, json), { count: 1 })
    }
  })

  test('of JSON take a list as it is or as text', async () => {
    const text = '[{"text":"a"}]'
    assert.deepEqual(await post(`{"list":${text}}`, json, 'list'), { list: text })
    assert.deepEqual(await post(JSON.stringify({ list: text }), json, 'list'), { list: text })
    assert.deepEqual(await post(new URLSearchParams({ list: text }).toString(), form, 'list'), { list: text })
    for (const wrong of ['{"text":"a"}', '7', '["a"]', '[null]', '[{"text":"longer than it may be"}]'])
      assert.equal(await post(`{"list":${wrong}}`, json, 'list'), 'bad_request: invalid list')
    assert.equal(await post('{"text":["a"]}', json), 'invalid_value: text')
  })

  test('of JSON are limited in depth and number of values', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    const list = (length: number) => `[${Array(length).fill('1').join()}]`

    assert.deepEqual(await post(`{"count":1,"nonsense":${nested(31)}}`, json), { count: 1 })
    assert.equal(await post(`{"flag":${nested(31)}}`, json), 'invalid_value: flag')
    for (const depth of [32, 30_000])
      assert.equal(await post(`{"count":1,"n":${nested(depth)}}`, json), 'bad_request: the JSON body cannot be read')
    assert.deepEqual(await post(`{"count":1,"nonsense":${list(9000)}}`, json), { count: 1 })
    assert.equal(await post(`{"count":1,"n":${list(20_000)}}`, json), 'bad_request: too many parameters')
    assert.deepEqual(await post(`{"count":1,"n":"${'[{,:'.repeat(9000)}","m":"\\"[[\\\\"}`, json), { count: 1 })
  })

  const otherType = 'bad_request: content type must be form, multipart or JSON'
  const types: Record<string, [type: string, body: string, answer: unknown]> = {
    'upper case': ['APPLICATION/JSON; CHARSET="UTF-8"', '{"count":1}', { count: 1 }],
    'a form with its charset': ['application/x-www-form-urlencoded;charset=UTF-8', 'count=1', { count: 1 }],
    'a quoted boundary': [
      'multipart/form-data; boundary="b"',
      parts([{ name: 'count', value: '1' }]).toString(),
      { count: 1 },
    ],
    text: ['text/plain', '{"count":1}', otherType],
    'JSON and a tab': ['application/json\t;x', '{"count":1}', otherType],
    'JSON of a kind': ['application/problem+json', '{}', otherType],
    nonsense: ['nonsense', 'x', otherType],
    nothing: ['', 'count=1', otherType],
    'another charset': ['application/json; charset=utf-16', '{}', otherType],
    'two types': ['application/json, text/plain', '{}', otherType],
    'no boundary': ['multipart/form-data', '--b--', otherType],
    'a boundary of seventy-one': [`multipart/form-data; boundary=${'b'.repeat(71)}`, '', otherType],
    'a list': ['application/json', '[1]', 'bad_request: a JSON body must be an object'],
    'no JSON': ['application/json', '{"count":', 'bad_request: the JSON body cannot be read'],
    'prototype keys': ['application/json', '{"__proto__":{"count":1},"constructor":{"prototype":1},"toString":1}', {}],
  }
  for (const [title, [type, body, answer]] of Object.entries(types)) {
    test(`of type ${title}`, async () => assert.deepEqual(await post(body, type), answer))
  }

  test('need a type', async () => {
    assert.equal(await said('/api/v1/echo', { method: 'POST', body: 'count=1' }), 'bad_request: content type required')
  })

  test('of truncated or invalid multipart are rejected', async () => {
    const whole = parts([{ name: 'count', value: '1' }])
    const unreadable = 'bad_request: the multipart body cannot be read'

    for (const cut of [10, 30, 60, whole.length - 12]) {
      assert.equal(await post(whole.subarray(0, cut), multipart), unreadable)
    }
    for (const body of ['', 'count=1', '--c\r\n\r\n--c--\r\n']) assert.equal(await post(body, multipart), unreadable)
  })

  test('ignore unnamed parts', async () => {
    const nameless = Buffer.from('--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b\r\n\r\ny\r\n')

    assert.deepEqual(await post(Buffer.concat([nameless, parts([{ name: 'count', value: '1' }])]), multipart), {
      count: 1,
    })
  })

  test('with too many parts or parameters are rejected', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}`, value: '' }))
    const tooMany = 'bad_request: too many parameters'

    assert.equal(await post(parts(many.slice(0, 500)), multipart), tooMany)
    assert.equal(await post(many.map(({ name }) => `${name}=`).join('&'), form), tooMany)
    assert.equal(await post('count=1&'.repeat(1500), form), 'invalid_value: count')
    for (const pair of ['count=1&', '&', '=&']) assert.equal(await post(pair.repeat(2500), form), tooMany)
    assert.equal(
      await post(
        `{${many
          .map(({ name }) => `"${name}":1`)
          .slice(0, 1500)
          .join()}}`,
        json,
      ),
      tooMany,
    )
  })
})

suite('files', () => {
  const file = (filename: string, value: string | Buffer = 'hello') => ({
    name: 'file',
    value,
    head: `; filename${filename}\r\ncontent-type: text/plain`,
  })
  const hello = {
    hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    size: 5,
    content_type: 'text/plain',
  }

  test('have their names and are in the blob store', async () => {
    const all = [file('="a.txt"'), file('="Zoë 🐦.txt"'), file("*=UTF-8''%E2%82%AC.txt"), file('="../../b\0.txt"')]

    const answer = await post(parts([{ name: 'text', value: 'a' }, ...all]), multipart, 'attach')

    const names = ['a.txt', 'Zoë 🐦.txt', '€.txt', 'b.txt']
    const expected = names.map(filename => ({ hash: hello.hash, size: 5, filename, content_type: 'text/plain' }))
    assert.deepEqual(answer, { text: 'a', file: expected })
  })

  test('cannot be faked by other values', async () => {
    const claimed = [{ ...hello, filename: 'a.txt' }]

    assert.equal(await post(JSON.stringify({ file: claimed }), json, 'attach'), 'invalid_value: file')
    assert.equal(await post('file=hello', form, 'attach'), 'invalid_value: file')
    assert.equal(await post(parts([{ name: 'file', value: 'hello' }]), multipart, 'attach'), 'invalid_value: file')
    assert.equal(
      await post(parts([file('="a"'), { name: 'file', value: 'x' }]), multipart, 'attach'),
      'invalid_value: file',
    )
    assert.equal(
      await post(parts([file('="a"'), { ...file('="b"'), name: 'text' }]), multipart, 'attach'),
      'invalid_value: text',
    )
  })

  test('together stay within the limit, or are rejected', async () => {
    const half = Buffer.alloc(110 * 1024)

    assert.equal(
      await post(parts([file('="a"', half), file('="b"', half)]), multipart, 'attach'),
      'bad_request: post too big',
    )
    assert.equal(
      await post(parts([file('="a"', Buffer.alloc(300 * 1024))]), multipart, 'attach'),
      'bad_request: post too big',
    )
  })

  test('are ignored by a call that takes none', async () => {
    assert.deepEqual(await post(parts([file('="a"'), { name: 'count', value: '1' }]), multipart), { count: 1 })
  })

  test('that are truncated are rejected', async () => {
    const whole = parts([file('="a"', Buffer.alloc(50_000))])

    assert.equal(
      await post(whole.subarray(0, 40_000), multipart, 'attach'),
      'bad_request: the multipart body cannot be read',
    )
  })
})
