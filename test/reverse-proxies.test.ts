// Not on every day: it starts servers of other makers.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { test } from 'node:test'
import { chatHelpers } from './world/chatting.ts'
import { proxyMissing, proxyNames, startProxy } from './servers/reverse-proxy.ts'
import { headersOf, multipartOf, serve } from './servers/server.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const server = await serve(world, { trustedProxies: ['127.0.0.1'] })
const { ben } = world.people
const group_id = world.group.id
const host = 'groups.example.org'
// Another address of this machine than the one that the proxy itself has.
const client = '127.0.0.2'
const megabyte = 2 ** 20

for (const name of proxyNames) {
  test(
    `${name} passes on pages, client addresses, uploads, chats and event streams`,
    { skip: proxyMissing(name) },
    async t => {
      const proxy = await startProxy(name, server.httpPort!)
      t.after(() => proxy.stop())

      async function open(path: string, options: RequestOptions = {}, body?: Buffer): Promise<IncomingMessage> {
        const { headers, ...rest } = options
        const sent = request({
          ...{ host: '127.0.0.1', port: proxy.port, servername: host, path, localAddress: client, agent: false },
          ...{ rejectUnauthorized: false, headers: { host, ...(headers as Record<string, string>) }, ...rest },
        })
        sent.end(body)
        t.after(() => sent.destroy())
        const [response] = (await once(sent, 'response')) as [IncomingMessage]
        return response.setEncoding('utf8')
      }
      async function ask(...words: Parameters<typeof open>): Promise<{ status: number; text: string }> {
        const response = await open(...words)
        let text = ''
        for await (const part of response) text += part
        return { status: response.statusCode!, text }
      }

      // Pages, and where plain HTTP leads.
      server.logged.length = 0
      const spoofed = { 'x-forwarded-for': '203.0.113.6', 'x-forwarded-proto': 'http' }
      const call = await ask(`/api/v1/getgroup?group_id=${group_id}`, {
        headers: { ...spoofed, ...headersOf(ben, 'key') },
      })
      assert.deepEqual([call.status, (JSON.parse(call.text) as { id: number }).id], [200, group_id])
      const line = server.logged.map(text => JSON.parse(text) as { path?: string; ip?: string })
      assert.deepEqual(line.find(({ path }) => path === '/api/v1/getgroup')?.ip, client)
      if (name !== 'caddy') {
        const sent = plainRequest({ host: '127.0.0.1', port: proxy.httpPort, path: '/groups', headers: { host } }).end()
        const [redirect] = (await once(sent, 'response')) as [IncomingMessage]
        redirect.resume()
        assert.deepEqual(
          [Math.floor(redirect.statusCode! / 100), redirect.headers.location],
          [3, `https://${host}/groups`],
        )
      }

      // An upload that is larger than any proxy takes unasked.
      const { id: draft_id } = await world.as('ben').newdraft({ group_id, draft_type: 'draft_type_post' })
      const file = { param: 'fileupload', filename: 'a.bin', content: Buffer.alloc(20 * megabyte, 1) }
      const { type, body } = multipartOf([['draft_id', String(draft_id)]], [file])
      const uploaded = await ask(
        '/api/v1/uploadattachments',
        { method: 'POST', headers: { 'content-type': type, ...headersOf(ben, 'key') } },
        body,
      )
      assert.equal(uploaded.status, 200, uploaded.text)

      // A chat.
      const { chat_sub } = await world
        .as('ben')
        .newchat({ group_id, subject: 'Rye', desc: 'About rye', announce: false })
      const { talk } = chatHelpers(world, { ...server, port: proxy.port })
      const headers = { host, ...headersOf(ben, 'cookie') }
      // The types leave out what is passed on to TLS.
      const tls: object = { servername: host }
      const chat = await talk(ben, chat_sub!.id, {}, { ...tls, headers })
      chat.send({ type: 'chat_msg_type_normal', message: 'Through the proxy', nonce: 'one' })
      let frame: unknown
      do frame = await chat.next()
      while (!JSON.stringify(frame).includes('Through the proxy'))
      chat.socket.terminate()

      // What happens arrives while the stream is open.
      const stream = await open(`/api/v1/getupdates?group_ids=${group_id}`, { headers: headersOf(ben, 'cookie') })
      assert.match(stream.headers['content-type']!, /^text\/event-stream/)
      const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<string>
      const first = chunks.next()
      await world.post('owner', { subject: `News by ${name}`, body: 'Rye' })
      let text = String((await first).value)
      while (!/^data: .*"kind":"topic"/m.test(text)) text += String((await chunks.next()).value)
    },
  )
}
