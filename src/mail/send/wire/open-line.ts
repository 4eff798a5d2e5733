import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { once } from 'node:events'
import { type Line, lineOn, type Patience } from './line.ts'
import { oneLineOf, type Reply, responseOf } from './reply.ts'
import { type Talk, talkOn } from './talk.ts'
import { notOffered, TlsError, tlsErrorOf } from './tls.ts'

/** A server to which mail is handed, and on which terms. */
export type Host = {
  host: string
  port: number
  /** How we call ourselves. */
  name: string
  /** `if offered`: better without than not at all, as many servers offer TLS and cannot do it. */
  tls: 'at once' | 'needed' | 'if offered' | 'never'
  /** The name its certificate must carry; null: any will do. */
  certified: string | null
  login?: { user: string; password: string }
  patience?: Patience
  /** Ends the connection, whatever is being said. */
  signal?: AbortSignal
}

const usual: Patience = { connect: 15_000, verb: 60_000, body: 180_000, end: 600_000 }

/** There is no speaking with this server now: nothing was said of any mail. */
export class NoLineError extends Error {
  override name = 'NoLineError'
}

/** Nobody at this domain takes mail, and trying again would change nothing. */
export class NoMailError extends NoLineError {
  override name = 'NoMailError'
}

/** Connects, greets, and signs in where there is a password. */
export async function openLine(host: Host): Promise<Line> {
  const patience = host.patience ?? usual
  try {
    const { talk, offers } = await greetAsAble(host, patience)
    return lineOn(talk, offers, patience)
  } catch (error) {
    const text = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new NoLineError(oneLineOf(`${host.host}: ${text}`), { cause: error })
  }
}

async function greetAsAble(host: Host, patience: Patience): ReturnType<typeof greet> {
  try {
    return await greet(host, patience)
  } catch (error) {
    if (host.tls !== 'if offered' || !(error instanceof TlsError) || host.signal?.aborted) throw error
    return greet({ ...host, tls: 'never' }, patience)
  }
}

async function greet(host: Host, patience: Patience): Promise<{ talk: Talk; offers: Set<string> }> {
  let talk = talkOn(await connected(host, patience))
  try {
    must(await talk.hear(patience.verb), 220)
    let offers = await hello(talk, host, patience)
    if (host.tls === 'needed' && !offers.has('STARTTLS')) throw notOffered()
    if (host.tls === 'needed' || (host.tls === 'if offered' && offers.has('STARTTLS'))) {
      talk = await secured(talk, host, patience)
      offers = await hello(talk, host, patience)
    }
    if (host.login) await signIn(talk, host.login, offers, patience)
    return { talk, offers }
  } catch (error) {
    talk.end(error as Error)
    throw error
  }
}

async function connected(host: Host, patience: Patience): Promise<Socket> {
  const { host: address, port, signal } = host
  const socket = connect({ host: address, port, noDelay: true, ...(signal ? { signal } : {}) })
  await ready(socket, 'connect', patience)
  return host.tls === 'at once' ? encrypted(socket, host, patience) : socket
}

async function encrypted(plain: Socket, host: Host, patience: Patience): Promise<Socket> {
  const socket = connectTls({ socket: plain, ...tlsOptions(host) })
  try {
    await ready(socket, 'secureConnect', patience)
    return socket
  } catch (error) {
    plain.destroy()
    throw tlsErrorOf(error, host.certified)
  }
}

async function ready(socket: Socket, event: string, patience: Patience): Promise<void> {
  const timer = setTimeout(() => socket.destroy(new Error('it does not answer')), patience.connect)
  try {
    await once(socket, event)
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const tlsOptions = ({ host, certified }: Host): ConnectionOptions => {
  const name = certified ?? host
  return { host: name, rejectUnauthorized: certified !== null, ...(isIP(name) === 0 ? { servername: name } : {}) }
}

async function secured(talk: Talk, host: Host, patience: Patience): Promise<Talk> {
  const reply = await talk.ask('STARTTLS', patience.verb)
  if (reply.code !== 220) throw new TlsError('handshake', responseOf(reply))
  // Whoever sits between could have slipped in what we would take for said in private.
  if (!talk.isQuiet()) throw new Error('the server said more than it was asked')
  return talkOn(await encrypted(talk.leave(), host, patience))
}

async function hello(talk: Talk, { name }: Host, { verb }: Patience): Promise<Set<string>> {
  const reply = await talk.ask(`EHLO ${name}`, verb)
  if (reply.code === 250)
    return new Set(
      reply.lines
        .slice(1)
        .map(line => line.split(' ')[0]!.toUpperCase())
        .concat(methods(reply)),
    )
  if (reply.code < 500) throw new Error(responseOf(reply))
  must(await talk.ask(`HELO ${name}`, verb), 250)
  return new Set()
}

// AUTH PLAIN LOGIN, or with an equals sign as old servers say it.
const methods = ({ lines }: Reply): string[] =>
  lines.flatMap(line => (/^auth[ =](.*)$/i.exec(line)?.[1] ?? '').split(' ').map(word => `AUTH ${word.toUpperCase()}`))

const base64 = (text: string): string => Buffer.from(text).toString('base64')

async function signIn(talk: Talk, login: { user: string; password: string }, offers: Set<string>, { verb }: Patience) {
  const { user, password } = login
  if (offers.has('AUTH PLAIN') || !offers.has('AUTH LOGIN')) {
    must(await talk.ask(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, verb), 235)
    return
  }
  must(await talk.ask('AUTH LOGIN', verb), 334)
  must(await talk.ask(base64(user), verb), 334)
  must(await talk.ask(base64(password), verb), 235)
}

function must(reply: Reply, code: number): void {
  if (reply.code !== code) throw new Error(responseOf(reply))
}
