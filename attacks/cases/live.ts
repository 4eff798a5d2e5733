import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket, type ClientOptions } from 'ws'
import { type AttackCase } from '../case.ts'
import { newGroup } from '../scene.ts'
import { waitFor, type Form, type Person, type Site } from '../site.ts'

/** A chat as somebody hears it. */
type Ear = { socket: WebSocket; heard: string[]; closed: Promise<number> }

function listen(site: Site, form: Form, headers: Record<string, string>, options: ClientOptions = {}): Ear {
  const query = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
  const socket = new WebSocket(`${site.url.replace('https', 'wss')}/api/v1/chatdata?${query.toString()}`, {
    ...{ headers, origin: site.url, rejectUnauthorized: false, ...options },
  })
  const heard: string[] = []
  socket.on('message', data => {
    heard.push((data as Buffer).toString())
    // Searched with all other answers, for what nobody may be told.
    site.answered.add(heard.at(-1)!)
  })
  socket.on('error', () => {})
  return { socket, heard, closed: new Promise(resolve => socket.once('close', resolve)) }
}

const listenAs = (site: Site, { cookie, csrf }: Person, form: Form, options?: ClientOptions): Ear =>
  listen(site, { csrf, ...form }, { cookie }, options)

/** Whether it is let in. */
const isOpen = async ({ socket }: Ear): Promise<boolean> => {
  const opened = new Promise<boolean>(resolve => {
    socket.once('open', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
  const result = await opened
  socket.terminate()
  return result
}

/** After this a socket must be closed. */
const patienceMs = 2000
/** However busy the machine is. */
const patientMs = 120_000

export const live: Readonly<Record<string, AttackCase>> = {
  T4: {
    what: 'chats of others: by their numbers, after leaving, by the same person in another place, and all that sockets hear',
    async run({ site, scene }, tally) {
      const { member, owner, stranger, banned, moderator } = scene.people
      const [one, other] = [await newGroup(site, scene.people, 'unlisted'), await newGroup(site, scene.people, 'open')]
      const chatsub_id = one.ids['chatsub_id']!
      for (const who of [owner, stranger, banned, moderator]) {
        tally.check(
          !(await isOpen(listenAs(site, who, { chatsub_id }))),
          `${who.name} listens with the number of somebody else`,
        )
        for (const name of ['chatmembers', 'leavechat', 'postchatmessage', 'markchatread', 'updatechatsub']) {
          const { status } = await site.try(who, name, { chatsub_id, message: 'evil', msg_num: 1 }, { way: 'cookie' })
          tally.check(status !== 200, `${name} by ${who.name} for somebody else`)
        }
      }
      const sub = await site.call<{ id: number }>(owner, 'joinchat', { chat_id: one.ids['chat_id']! })
      const ears = [
        listenAs(site, owner, { chatsub_id: sub.id }),
        listenAs(site, member, { chatsub_id: other.ids['chatsub_id']! }),
      ]
      await Promise.all(ears.map(({ socket }) => once(socket, 'open')))
      for (const group of [one, other])
        for (let n = 0; n < 20; n += 1)
          await site.call(member, 'postchatmessage', {
            chatsub_id: group.ids['chatsub_id']!,
            message: `${group.secret} ${n}`,
          })
      await waitFor('all that is said', () => (ears.every(({ heard }) => heard.length >= 20) ? true : undefined))
      for (const [at, { heard }] of ears.entries())
        for (const frame of heard)
          tally.check(!frame.includes([other, one][at]!.secret), `a socket hears another chat: ${frame.slice(0, 100)}`)
      for (const { socket } of ears) socket.terminate()
      await site.call(owner, 'leavechat', { chatsub_id: sub.id })
      tally.check(!(await isOpen(listenAs(site, owner, { chatsub_id: sub.id }))), 'an old number opens a chat')
      await site.call(member, 'updatechat', { chat_id: one.ids['chat_id']!, is_closed: 1 })
      tally.check(!(await isOpen(listenAs(site, member, { chatsub_id }))), 'a closed chat is opened')
    },
  },
  T20: {
    what: 'other sites open a chat with the cookie of a member, with and without a token',
    async run({ site, scene }, tally) {
      const { cookie, csrf } = scene.people.member
      const chatsub_id = scene.groups.open.ids['chatsub_id']!
      const origins = [
        'https://evil.example',
        'null',
        'http://localhost',
        `${site.url}.evil.example`,
        'https://localhost',
        `${site.url}@evil.example`,
        'file://',
      ]
      for (const origin of origins)
        for (const token of [csrf, '', 'x'])
          tally.check(
            !(await isOpen(listen(site, { chatsub_id, csrf: token }, { cookie }, { origin }))),
            `${origin} with ${token === csrf ? 'a right token' : 'none'}`,
          )
      for (const token of ['', 'x', csrf.slice(1), `${csrf} `, scene.people.owner.csrf])
        tally.check(
          !(await isOpen(listen(site, { chatsub_id, csrf: token }, { cookie }))),
          `a wrong token from our own pages`,
        )
      tally.check(await isOpen(listen(site, { chatsub_id, csrf }, { cookie })), 'nobody is let in at all')
    },
  },
  T24: {
    what: 'a socket stays open while its person is removed, banned, leaves or signs out: closed in 2 s, and nothing after',
    async run({ site, scene }, tally) {
      const { owner, member } = scene.people
      let worst = 0
      const ends: Record<
        string,
        (group: { id: number; ids: Readonly<Record<string, number>> }, cookie: string) => Promise<unknown>
      > = {
        removemember: ({ id, ids }) =>
          site.call(owner, 'removemember', { group_id: id, member_info_id: ids['member_info_id']! }),
        banmember: ({ id, ids }) =>
          site.call(owner, 'banmember', { group_id: id, member_info_id: ids['member_info_id']! }),
        deletesub: ({ id }) => site.call(member, 'deletesub', { group_id: id }),
        deletegroup: ({ id }) => site.call(owner, 'deletegroup', { group_id: id, understand: 'I understand' }),
        logout: (_group, cookie) => site.ask('/api/v1/logout', { headers: { cookie } }),
      }
      for (const [name, end] of Object.entries(ends)) {
        const group = await newGroup(site, scene.people, 'unlisted')
        const session = await site.signIn(member.email)
        const { csrf_token } = (session.body as { user: { csrf_token: string } }).user
        const cookie = (session.headers['set-cookie'] ?? []).map(one => one.split(';', 1)[0]).join('; ')
        const ear = listen(site, { chatsub_id: group.ids['chatsub_id']!, csrf: csrf_token }, { cookie })
        await once(ear.socket, 'open')
        await end(group, cookie)
        const before = site.cpu.used()
        const began = performance.now()
        await ear.closed
        const took = performance.now() - began
        worst = Math.max(worst, took)
        // A busy machine may take longer, but not by the work of the service.
        tally.check(
          took <= patienceMs || site.cpu.used() - before > patienceMs / 2,
          `${name}: open for ${Math.round(took)} ms`,
        )
        tally.check(!ear.heard.some(frame => frame.includes('later')), `${name}: something is heard after it`)
      }
      tally.worst = `closed after ${Math.round(worst)} ms`
    },
  },
  T36: {
    what: 'frames of every wrong kind, a million fragments, a megabyte at once: others are served meanwhile',
    async run({ site, scene, isShort }, tally) {
      const { member } = scene.people
      const { chatsub_id, chat_id } = scene.groups.open.ids as Record<'chatsub_id' | 'chat_id', number>
      const texts = [
        ...['', '{', '[]', 'null', '1', '{"type":[]}', '{"message":{}}', '{"message":["x"]}'],
        ...['{"__proto__":{"message":"evil"}}', '{"message":1e999}', '{"constructor":{"prototype":{}}}'],
        ...[`{"a":${'['.repeat(30_000)}`, '{"type":[],"message":["evil"]}', '{"type":{"toString":1},"message":"evil"}'],
      ]
      /** After these the connection must be closed, with this code. */
      const closing: Record<string, [Buffer, number]> = {
        'text that is not UTF-8': [Buffer.from([0xff, 0xfe, 0xfd]), 1007],
        'half of a letter': [Buffer.from('{"message":"\u20ac"}').subarray(0, 14), 1007],
        'a megabyte': [Buffer.alloc(1024 * 1024, 'x'), 1009],
      }
      let worst = 0
      const attempt = async (
        title: string,
        send: (socket: WebSocket) => Promise<void> | void,
        code?: number,
      ): Promise<void> => {
        const ear = listenAs(site, member, { chatsub_id })
        await once(ear.socket, 'open')
        const cost = await site.cpu.during(async () => {
          await send(ear.socket)
          const { status } = await site.try(null, 'getgroup', { group_name: scene.groups.open.name })
          tally.check(status === 200, `${title}: others get ${status}`)
        })
        worst = Math.max(worst, cost)
        if (code === undefined) ear.socket.terminate()
        const closed = await Promise.race([ear.closed, sleep(patientMs, 0, { ref: false })])
        if (code !== undefined)
          tally.check(closed === code, `${title}: ${closed === 0 ? 'still open' : `closed with ${closed}`}`)
        ear.socket.terminate()
        tally.check(cost < 2000, `${title}: ${Math.round(cost)} ms of processor time`)
      }
      const said = async (): Promise<string[]> => {
        const { data } = await site.call<{ data: { id: number; message: string }[] }>(member, 'getchathistory', {
          ...{ chat_id, limit: 100, sort_dir: 'desc' },
        })
        return data.map(({ id, message }) => `${id} ${message}`)
      }
      const before = await said()
      for (const text of texts) await attempt(text.slice(0, 40), socket => socket.send(text))
      for (const [title, [bytes, code]] of Object.entries(closing))
        await attempt(title, socket => socket.send(bytes, { binary: false }), code)
      const fragments = isShort ? 200_000 : 1_000_000
      const sendFragments = async (socket: WebSocket): Promise<void> => {
        for (let n = 0; n < fragments && socket.readyState === WebSocket.OPEN; n += 1) {
          socket.send('x', { fin: false })
          if (n % 1000 === 0) await new Promise(resolve => setImmediate(resolve))
        }
      }
      await attempt('fragments', sendFragments, 1008)
      const after = await said()
      const posted = after.filter(message => !before.includes(message))
      tally.check(posted.length === 0, `posted: ${posted.join(', ')}`)
      const headers = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`x-${n}`, 'y']))
      tally.check(
        !(await isOpen(listen(site, { chatsub_id, csrf: member.csrf }, { ...headers, cookie: member.cookie }))),
        'a socket with 5,000 headers is opened',
      )
      tally.check((await site.try(member, 'getuser')).status === 200, 'the service is gone')
      tally.worst = `${Math.round(worst)} ms CPU`
    },
  },
}
