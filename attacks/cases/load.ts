import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { costlyRequests } from '#test/fixtures/costly-requests.ts'
import { callRequests, pageRequests } from '../anonymous-requests.ts'
import { type AttackCase } from '../case.ts'
import { readDocument } from '../openapi.ts'

/** What nobody may keep the thread busy for, in milliseconds. */
const mostVisitor = 20
export const load: Readonly<Record<string, AttackCase>> = {
  cost: {
    what: 'every call and page without an account, and every costly request that we know; the processor time of the thread that serves all',
    async run({ site, scene }, tally) {
      const { name, ids } = scene.groups.open
      let worst = { cost: 0, title: '' }
      const { hostname, port } = new URL(site.url)
      const { calls } = await readDocument(site)
      const pages = pageRequests(scene.groups.open)
      for (const route of pages.unplaced) tally.check(false, `nobody has said what ${route} asks for`)
      const all = Object.entries({
        ...costlyRequests({
          ...{ group: name, topic: ids['topic_id']! },
          ids: {
            ...{ group: ids['group_id']!, wiki: ids['id']!, database: ids['database_id']!, event: ids['event_id']! },
            ...{ poll: ids['poll_id']!, album: ids['album_id']!, photo: ids['photo_id']!, file: ids['file_id']! },
          },
        }),
        ...callRequests(calls, scene.groups.open),
        ...pages.requests,
      })
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
