import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { endpoint } from '#contract/endpoint.ts'
import { Secret, optional } from '#contract/schema.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { implement } from '../calls/handler.ts'
import { createLogger, stripControlChars, printable } from './logger.ts'

const mark = 'MARKED-7f3a'

suite('secrets', () => {
  test('are in no log line, whatever the outcome of a call', async () => {
    const world = await newWorld()
    const lines: string[] = []
    const log = await createLogger({ level: 'trace', pretty: false, write: text => void lines.push(text) })
    const failing = endpoint('failing', {
      method: 'POST',
      summary: 'Fails.',
      who: 'anyone',
      csrf: false,
      params: { password: optional(Secret(1000)) },
    })
    const server = await serve(world, {
      log,
      loginByGet: true,
      implementations: [
        ...world.app.implementations,
        implement(failing, async ({ tx, params }) => {
          await tx.execute({ name: '', text: 'select $1::text::int' }, ['not a number'])
          return params as never
        }),
      ],
    })
    const names = ['password', 'csrf', 'token', 'api_key', 'twofactor', 'email', 'code', 'page_token']
    const secrets = names.map(name => `${name}=${mark}`).join('&')
    const headers = { authorization: `Bearer ${mark}`, cookie: `__Host-folkmoot=${mark}; a=${mark}` }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { authorization: _, ...cookieOnly } = headers

    for (const path of ['login', 'logout', 'getuser', 'banmember', 'getmembers', 'nothing', 'failing', '%ff']) {
      await server.ask(`/api/v1/${path}?${secrets}`, { headers })
      await server.ask(`/api/v1/${path}?${secrets}`, { headers: cookieOnly })
      await server.ask(`/api/v1/${path}`, { method: 'POST', headers: { ...cookieOnly, ...form }, body: secrets })
      await server.ask(`/api/v1/${path}`, {
        method: 'POST',
        headers: { ...cookieOnly, 'content-type': 'application/json' },
        body: `{"password":"${mark}","csrf":["${mark}"]`,
      })
    }

    const text = lines.join('')
    assert.match(text, /"msg":"answered"/)
    assert.match(text, /"msg":"a call failed"/)
    assert.doesNotMatch(text, /MARKED/)
  })

  test('are redacted by name, anywhere in a line', async () => {
    const names = [
      'csrf',
      'csrf_token',
      'token',
      'password',
      'Password',
      'api_key',
      'apikey',
      'authorization',
      'cookie',
      'set-cookie',
      'secret',
      'recovery_codes',
    ]
    const lines: string[] = []
    const log = await createLogger({ level: 'info', pretty: false, write: text => void lines.push(text) })

    for (const name of names)
      log.info({ [name]: mark, deep: { list: [{ [name]: { a: mark } }] }, req: { headers: { [name]: mark } } }, 'x')

    assert.equal(lines.length, names.length)
    for (const [at, line] of lines.entries()) {
      const { [names[at]!]: top, deep, req } = JSON.parse(line) as Record<string, unknown>
      const hidden = { [names[at]!]: '[hidden]' }
      assert.deepEqual([top, deep, req], ['[hidden]', { list: [hidden] }, { headers: hidden }])
    }
  })

  test('in additional properties of an error are left out', () => {
    const error = Object.assign(
      new Error('refused', { cause: Object.assign(new Error('inner'), { parameters: [mark] }) }),
      {
        code: '23505',
        detail: `Key (email)=(${mark}) already exists.`,
        config: { headers: { authorization: mark } },
      },
    )

    const { type, message, code, cause } = printable(error) as Record<string, unknown>

    assert.deepEqual(
      [type, message, code, (cause as { message: string }).message],
      ['Error', 'refused', '23505', 'inner'],
    )
    assert.doesNotMatch(JSON.stringify(printable({ err: error })), /MARKED/)
  })
})

suite('values', () => {
  test('of any kind can be printed, and circular ones end', () => {
    const endless: Record<string, unknown> = {}
    endless['self'] = endless
    const odd = {
      big: 1n,
      when: new Date(0),
      map: new Map(),
      none: null,
      missing: undefined,
      call: () => {},
      endless,
      long: Array(1000).fill(1),
    }

    const out = JSON.parse(JSON.stringify(printable(odd))) as Record<string, unknown>

    assert.deepEqual(
      [out['big'], out['when'], out['map'], out['none'], out['call']],
      ['1', '1970-01-01T00:00:00.000Z', '[Map]', null, '[function]'],
    )
    assert.match(JSON.stringify(out['endless']), /\[deep\]/)
    assert.equal((out['long'] as unknown[]).length, 100)
  })

  test('cannot send terminal escapes', async () => {
    assert.equal(stripControlChars('a\u001b[31mb\r\nc\u2028d\u202ee'), 'a [31mb c d e')
    const lines: string[] = []
    const log = await createLogger({ level: 'info', pretty: true, write: text => void lines.push(text) })

    log.warn({ path: '/\u001b]0;x\u0007\n', 'odd\u009bname': 1 }, 'an odd\n path')

    assert.match(lines.join(''), /^\[\d\d:\d\d:\d\d\] WARN: an odd  path \{"path":"\/ \]0;x ","odd name":1\}\n$/)
  })

  test('of an error are printed with its stack below the line on a terminal', async () => {
    const lines: string[] = []
    const log = await createLogger({ level: 'info', pretty: true, write: text => void lines.push(text) })

    log.error({ call: 'getuser', err: new Error('refused \u001b[31m') }, 'a call failed')

    assert.match(
      lines.join(''),
      /^\[[\d:]{8}\] ERROR: a call failed \{"call":"getuser"\}\n +err: \{\n[^]*"message": "refused  \[31m",[^]*\n +at .*logger\.test\.ts/,
    )
  })
})
