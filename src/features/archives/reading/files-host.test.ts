// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { createClient } from '#client/index.ts'
import { isUploadedFile } from '#runtime/http/files/file-host.ts'
import { signTicket } from '#runtime/http/files/file-tickets.ts'
import { gifOf, pngOf, pngText } from '#test/fixtures/pictures.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { errorBody } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve, trust, type RequestOptions, type LoginMethod } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const host = 'files.elsewhere.test'
const world = await newWorld({ FOLKMOOT_FILES_URL: `https://${host}` })
const server = await serve(world)
const { ben } = world.people
const { group } = world

/** Ben posts a message with a file. */
async function attach(filename: string, content: string | Buffer, where = group) {
  const { message_id } = await world.post('ben', { subject: filename, files: { [filename]: content } }, where)
  const [row] = await world.sql(`select id from attachments where message_id = $1`, [message_id])
  return { message_id, attachment_id: Number(row!['id']) }
}

const link = (attachment_id: number, more = '') => `/api/v1/downloadattachment?attachment_id=${attachment_id}${more}`
/** Calls the API host; returns the redirect target. */
async function sentOn(path: string, person: Person | null = ben, loginMethod: LoginMethod = 'key'): Promise<string> {
  const { status, headers } = await server.ask(path, { headers: person ? headersOf(person, loginMethod) : {} })
  assert.equal(status, 302)
  const { origin, pathname, search } = new URL(headers.location!)
  assert.equal(origin, `https://${host}`)
  return pathname + search
}
const askThere = (path: string, { headers, ...ask }: RequestOptions = {}) =>
  server.ask(path, { ...ask, headers: { host, ...headers } })
const nothing = 'There is nothing here.\n'
const page = '<html><script>alert(1)</script></html>'

suite('a file on a separate host', () => {
  const files: Record<string, [content: string | Buffer, type: string, disposition: string]> = {
    'page.html': [page, 'application/octet-stream', 'attachment'],
    'page.png': [page, 'application/octet-stream', 'attachment'],
    'image.svg': [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'application/octet-stream',
      'attachment',
    ],
    'page.xhtml': [
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
      'application/octet-stream',
      'attachment',
    ],
    'feed.xml': ['<?xml version="1.0"?><?xml-stylesheet href="x"?><a/>', 'application/octet-stream', 'attachment'],
    'paper.pdf': ['%PDF-1.7\n/OpenAction << /S /JavaScript >>', 'application/octet-stream', 'attachment'],
    'script.gif': ['GIF89a/*\xff\xff\xff\xff*/=1;alert(1)//', 'application/octet-stream', 'attachment'],
    'loaf.jpg': [pngOf({ width: 20, height: 10 }), 'image/png', 'inline'],
    'says more.png': [pngOf({ width: 20, height: 10, extra: pngText(`Comment\0${page}`) }), 'image/png', 'inline'],
    'script.js': [Buffer.concat([gifOf({ width: 9, height: 9, frames: 1 }), Buffer.from(page)]), 'image/gif', 'inline'],
  }
  for (const [filename, [content, type, disposition]] of Object.entries(files)) {
    test(`is served there with safe headers: ${filename}`, async () => {
      const { attachment_id } = await attach(filename, content)

      const answer = await askThere(await sentOn(link(attachment_id)))

      const { date: _, 'x-request-id': __, connection: ___, 'keep-alive': ____, ...said } = answer.headers
      assert.equal(answer.status, 200)
      assert.equal(answer.text, Buffer.from(content as string).toString())
      assert.deepEqual(said, {
        'accept-ranges': 'none',
        'access-control-allow-origin': 'https://folkmoot.test',
        'cache-control': 'no-store, private',
        'content-disposition': `${disposition}; filename="${filename}"`,
        'content-length': String(Buffer.from(content as string).length),
        'content-security-policy':
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
        'content-type': type,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    })
  }

  test('is redirected to without caching, for each way to authenticate', async () => {
    const { attachment_id } = await attach('rye.txt', 'Rye')

    const answer = await server.ask(link(attachment_id), { headers: headersOf(ben, 'key') })
    const texts = await Promise.all(
      (['key', 'cookie', 'basic'] as const).map(async way => askThere(await sentOn(link(attachment_id), ben, way))),
    )

    assert.equal(answer.text, '')
    assert.equal(answer.headers['cache-control'], 'no-store, private')
    assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    assert.deepEqual(
      texts.map(({ text }) => text),
      ['Rye', 'Rye', 'Rye'],
    )
  })

  test('is rejected on the API host as before', async () => {
    const { attachment_id } = await attach('rye.txt', 'Rye')

    const stranger = await server.ask(link(attachment_id), { headers: headersOf(world.people.stranger, 'key') })
    const absent = await server.ask(link(999_999_999), { headers: headersOf(ben, 'key') })

    assert.deepEqual(stranger.body, errorBody('archives_visible', 'inadequate_permissions'))
    assert.deepEqual(absent.body, errorBody('invalid attachment_id'))
  })

  test('is shown to visitors of public archives, with thumbnails', async () => {
    const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
    const { attachment_id } = await attach('black.png', pngOf({ width: 500, height: 500 }), open)

    const whole = await askThere(await sentOn(link(attachment_id), null))
    const small = await askThere(await sentOn(link(attachment_id, '&thumbnail=1'), null))

    assert.equal(whole.headers['content-type'], 'image/png')
    assert.equal(small.headers['content-type'], 'image/webp')
  })

  test('is reached by the client', async () => {
    const { attachment_id } = await attach('rye.txt', 'Rye from afar')
    const { ticketKey: signing } = world.app
    const there = await serve(world, { files: { url: 'https://localhost', key: signing } })
    const here = await serve(world, { files: { url: `https://localhost:${there.port}`, key: signing } })
    trust(here.certificate.cert)
    const key = ben.ways.key.authorization!.replace('Bearer ', '')

    const client = createClient({ url: `https://127.0.0.1:${here.port}`, key })
    const file = await client.downloadattachment({ attachment_id })

    assert.equal(await file.text(), 'Rye from afar')
  })
})

suite('the file host', () => {
  test('serves only files, and neither reads nor sets cookies', async () => {
    const { attachment_id } = await attach('rye.txt', 'Rye')
    const path = await sentOn(link(attachment_id))
    const asked: [path: string, ask?: RequestOptions][] = [
      ['/'],
      ['/file'],
      ['/file?ticket='],
      ['/file?ticket=a.b'],
      ['/file/'],
      [`${path}&ticket=again`],
      [path.replace('/file', '/api/v1/file')],
      [path, { method: 'POST' }],
      [path, { method: 'HEAD' }],
      [link(attachment_id), { headers: headersOf(ben, 'key') }],
      [link(attachment_id), { headers: headersOf(ben, 'cookie') }],
      ['/api/v1/getuser', { headers: headersOf(ben, 'cookie') }],
      ['/api/v1/openapi.json'],
      ['/api/v1/nothing'],
    ]

    for (const [what, ask] of asked) {
      const { status, text, headers } = await askThere(what, ask)
      assert.deepEqual([status, text], [404, ask?.method === 'HEAD' ? '' : nothing], what)
      assert.equal(headers['set-cookie'], undefined)
      assert.match(String(headers['content-security-policy']), /^default-src 'none';.* sandbox$/)
    }
    const withCookie = await askThere(path, { headers: headersOf(world.people.stranger, 'cookie') })
    assert.deepEqual([withCookie.text, withCookie.headers['set-cookie']], ['Rye', undefined])
  })

  test('is matched by name, ignoring case and port', async () => {
    const path = await sentOn(link((await attach('rye.txt', 'Rye')).attachment_id))

    for (const same of ['FILES.elsewhere.test:8443', `${host}.`, `${host}.:8443`]) {
      assert.equal((await askThere(path, { headers: { host: same } })).text, 'Rye', same)
      assert.equal((await askThere('/api/v1/openapi.json', { headers: { host: same } })).text, nothing, same)
    }
    for (const other of ['folkmoot.test', 'elsewhere.test', `${host}.evil.test`, `x.${host}`, `${host}..`, ''])
      assert.deepEqual((await askThere(path, { headers: { host: other } })).status, 404, other)
  })

  test('is matched by the header of a trusted proxy only', async () => {
    const path = await sentOn(link((await attach('rye.txt', 'Rye')).attachment_id))
    const behind = await serve(world, { trustedProxies: ['127.0.0.1'] })
    const said = { host: 'folkmoot.test', 'x-forwarded-host': host }

    assert.equal((await behind.ask(path, { headers: said })).text, 'Rye')
    assert.equal((await behind.ask('/api/v1/openapi.json', { headers: said })).text, nothing)
    assert.equal((await server.ask(path, { headers: said })).status, 404)
    const back = { headers: { 'x-forwarded-host': 'folkmoot.test' } }
    assert.equal((await askThere('/api/v1/openapi.json', back)).text, nothing)
  })

  test('ignores range requests', async () => {
    const path = await sentOn(link((await attach('rye.txt', 'Rye')).attachment_id))

    const { status, text, headers } = await askThere(path, { headers: { range: 'bytes=1-1' } })

    assert.deepEqual([status, text, headers['accept-ranges']], [200, 'Rye', 'none'])
  })

  test('accepts our own tickets only, for a minute', async () => {
    const [rye, oat] = [await attach('rye.txt', 'Rye'), await attach('oat.txt', 'Oat')]
    const path = await sentOn(link(rye.attachment_id))
    const [, claim = '', signature = ''] = /ticket=(.*)\.(.*)$/.exec(path)!
    const said = JSON.parse(Buffer.from(claim, 'base64url').toString()) as Parameters<typeof signTicket>[1]
    const packed = (ticket: object) => Buffer.from(JSON.stringify(ticket)).toString('base64url')
    const other = packed({ ...said, params: [['attachment_id', String(oat.attachment_id)]] })
    const { ticketKey } = world.app
    const signed = (age: number, key = ticketKey) => `/file?ticket=${signTicket(key, said, Date.now() - age)}`

    assert.equal((await askThere(`${path}&attachment_id=${oat.attachment_id}`)).text, 'Rye')
    assert.equal((await askThere(`/file?ticket=${other}.${signature}`)).text, nothing)
    assert.equal((await askThere(`/file?ticket=${claim}.${signature.slice(1)}A`)).text, nothing)
    assert.equal((await askThere(signed(59_000))).text, 'Rye')
    assert.equal((await askThere(signed(60_000))).text, nothing)
    assert.equal((await askThere(signed(0, Buffer.alloc(32)))).text, nothing)
    const ofOtherCall = signTicket(ticketKey, { ...said, call: 'exportmydata', params: [] })
    assert.equal((await askThere(`/file?ticket=${ofOtherCall}`)).text, nothing)
  })

  test('allows only reads: a ticket is no proof of intent', () => {
    const calls = world.app.implementations
      .filter(isUploadedFile)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.name}`)

    assert.deepEqual(calls.toSorted(), [
      'GET downloadattachment',
      'GET downloadchatfile',
      'GET downloaddatabaseimage',
      'GET downloaddraftattachment',
      'GET downloadeventfile',
      'GET downloadfile',
      'GET downloadmailboxpart',
      'GET downloadpendingattachment',
      'GET downloadphoto',
      'GET downloadwikifile',
      'GET getmailfile',
      'GET getpicture',
    ])
  })

  const ended: Record<string, (person: Person, message_id: number) => Promise<unknown>> = {
    'the message is deleted': (_, message_id) => world.as('owner').deletemessage({ message_id }),
    'the caller is removed from the group': ({ id }) =>
      world.as('owner').removemember({ group_id: group.id, member_info_id: id }),
    'the caller is banned': ({ id }) => world.as('owner').banmember({ group_id: group.id, member_info_id: id }),
    'the caller signs out': person => server.call('logout', {}, { person, way: 'cookie' }),
  }
  for (const [title, end] of Object.entries(ended)) {
    test(`rejects the ticket once ${title}`, async () => {
      const person = await world.addPerson(`gone ${Object.keys(ended).indexOf(title)}`)
      person.id = await addMembership(world, group.id, person, {})
      const { attachment_id, message_id } = await attach('rye.txt', `Rye until ${title}`)
      const path = await sentOn(link(attachment_id), person, 'cookie')
      const unused = await sentOn(link(attachment_id), person, 'cookie')
      assert.equal((await askThere(path)).text, `Rye until ${title}`)

      await end(person, message_id)

      assert.deepEqual((await askThere(unused)).text, nothing)
    })
  }

  test('rejects the ticket of a revoked key', async () => {
    const { attachment_id } = await attach('rye.txt', 'Rye')
    const person = world.people.cleo
    const path = await sentOn(link(attachment_id), person, 'key')
    const [row] = await world.sql(`select id from api_keys where account_id = $1`, [person.account.id])
    assert.equal((await askThere(path)).text, 'Rye')

    await server.call('revokeapikey', { api_key_id: Number(row!['id']) }, { person, way: 'cookie' })

    assert.equal((await askThere(path)).text, nothing)
  })

  test('keeps tickets out of the log', async () => {
    const path = await sentOn(link((await attach('rye.txt', 'Rye')).attachment_id))
    await askThere(path)
    await askThere(`${path}x`)

    const log = server.logged.join('')
    assert.match(log, /"path":"\/file"/)
    assert.ok(!log.includes(path.split('ticket=')[1]!.slice(0, 30)))
  })
})

test('files of drafts and pending messages are on that host too', async () => {
  const draft_id = await world.draft('ben', { files: { 'a.txt': 'of a draft' } })
  const moderated = await world.addGroup({ moderated: true }, { peopled: true })
  const pending = await world.hold('ben', { files: { 'a.txt': 'that waits' } }, moderated)

  const ofDraft = await sentOn(`/api/v1/downloaddraftattachment?draft_id=${draft_id}&attachment_id=1`)
  const ofWaiting = await sentOn(
    `/api/v1/downloadpendingattachment?pending_message_id=${pending}&attach_num=1`,
    world.people.owner,
  )

  assert.equal((await askThere(ofDraft)).text, 'of a draft')
  assert.equal((await askThere(ofWaiting)).text, 'that waits')
})

test('generated zips stay on the API host', async () => {
  const { status } = await server.ask('/api/v1/exportmydata', { headers: headersOf(ben, 'key') })

  assert.equal(status, 200)
})
