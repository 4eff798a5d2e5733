import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { once } from 'node:events'
import { type SmtpConnection, createSmtpConnection, type SmtpTimeouts } from './connection.ts'
import { oneLineOf, type SmtpReply, responseOf } from './reply.ts'
import { type SmtpDialogue, startDialogue } from './dialogue.ts'
import { tlsNotOffered, TlsError, tlsErrorOf } from './tls.ts'

/** A server to which mail is handed, and on which terms. */
export type SmtpHost = {
  host: string
  port: number
  /** How we call ourselves. */
  name: string
  /** `if offered`: better without than not at all, as many servers offer TLS and cannot do it. */
  tls: 'at once' | 'needed' | 'if offered' | 'never'
  /** The name its certificate must carry; null: any will do. */
  certified: string | null
  login?: { user: string; password: string }
  patience?: SmtpTimeouts
  /** Ends the connection, whatever is being said. */
  signal?: AbortSignal
}

const defaultTimeouts: SmtpTimeouts = { connect: 15_000, verb: 60_000, body: 180_000, end: 600_000 }

/** There is no speaking with this server now: nothing was said of any mail. */
export class SmtpConnectError extends Error {
  override name = 'SmtpConnectError'
}

/** Nobody at this domain takes mail, and trying again would change nothing. */
export class NoMailServerError extends SmtpConnectError {
  override name = 'NoMailServerError'
}

/** Connects, greets, and signs in where there is a password. */
export async function connectSmtp(host: SmtpHost): Promise<SmtpConnection> {
  const patience = host.patience ?? defaultTimeouts
  try {
    const { talk, offers } = await greetWithFallback(host, patience)
    return createSmtpConnection(talk, offers, patience)
  } catch (error) {
    const text = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new SmtpConnectError(oneLineOf(`${host.host}: ${text}`), { cause: error })
  }
}

async function greetWithFallback(host: SmtpHost, patience: SmtpTimeouts): ReturnType<typeof greet> {
  try {
    return await greet(host, patience)
  } catch (error) {
    if (host.tls !== 'if offered' || !(error instanceof TlsError) || host.signal?.aborted) throw error
    return greet({ ...host, tls: 'never' }, patience)
  }
}

async function greet(host: SmtpHost, patience: SmtpTimeouts): Promise<{ talk: SmtpDialogue; offers: Set<string> }> {
  let smtpDialogue = startDialogue(await connectSocket(host, patience))
  try {
    expectCode(await smtpDialogue.readReply(patience.verb), 220)
    let offers = await hello(smtpDialogue, host, patience)
    if (host.tls === 'needed' && !offers.has('STARTTLS')) throw tlsNotOffered()
    if (host.tls === 'needed' || (host.tls === 'if offered' && offers.has('STARTTLS'))) {
      smtpDialogue = await upgradeToTls(smtpDialogue, host, patience)
      offers = await hello(smtpDialogue, host, patience)
    }
    if (host.login) await signIn(smtpDialogue, host.login, offers, patience)
    return { talk: smtpDialogue, offers }
  } catch (error) {
    smtpDialogue.end(error as Error)
    throw error
  }
}

async function connectSocket(host: SmtpHost, patience: SmtpTimeouts): Promise<Socket> {
  const { host: address, port, signal } = host
  const socket = connect({ host: address, port, noDelay: true, ...(signal ? { signal } : {}) })
  await waitForEvent(socket, 'connect', patience)
  return host.tls === 'at once' ? startTlsOn(socket, host, patience) : socket
}

async function startTlsOn(plain: Socket, host: SmtpHost, patience: SmtpTimeouts): Promise<Socket> {
  const socket = connectTls({ socket: plain, ...tlsOptions(host) })
  try {
    await waitForEvent(socket, 'secureConnect', patience)
    return socket
  } catch (error) {
    plain.destroy()
    throw tlsErrorOf(error, host.certified)
  }
}

async function waitForEvent(socket: Socket, event: string, patience: SmtpTimeouts): Promise<void> {
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

const tlsOptions = ({ host, certified }: SmtpHost): ConnectionOptions => {
  const name = certified ?? host
  return { host: name, rejectUnauthorized: certified !== null, ...(isIP(name) === 0 ? { servername: name } : {}) }
}

async function upgradeToTls(smtpDialogue: SmtpDialogue, host: SmtpHost, patience: SmtpTimeouts): Promise<SmtpDialogue> {
  const reply = await smtpDialogue.command('STARTTLS', patience.verb)
  if (reply.code !== 220) throw new TlsError('handshake', responseOf(reply))
  // Whoever sits between could have slipped in what we would take for said in private.
  if (!smtpDialogue.isQuiet()) throw new Error('the server said more than it was asked')
  return startDialogue(await startTlsOn(smtpDialogue.detach(), host, patience))
}

async function hello(smtpDialogue: SmtpDialogue, { name }: SmtpHost, { verb }: SmtpTimeouts): Promise<Set<string>> {
  const reply = await smtpDialogue.command(`EHLO ${name}`, verb)
  if (reply.code === 250)
    return new Set(
      reply.lines
        .slice(1)
        .map(line => line.split(' ')[0]!.toUpperCase())
        .concat(methods(reply)),
    )
  if (reply.code < 500) throw new Error(responseOf(reply))
  expectCode(await smtpDialogue.command(`HELO ${name}`, verb), 250)
  return new Set()
}

// AUTH PLAIN LOGIN, or with an equals sign as old servers say it.
const methods = ({ lines }: SmtpReply): string[] =>
  lines.flatMap(line => (/^auth[ =](.*)$/i.exec(line)?.[1] ?? '').split(' ').map(word => `AUTH ${word.toUpperCase()}`))

const base64 = (text: string): string => Buffer.from(text).toString('base64')

async function signIn(
  smtpDialogue: SmtpDialogue,
  login: { user: string; password: string },
  offers: Set<string>,
  { verb }: SmtpTimeouts,
) {
  const { user, password } = login
  if (offers.has('AUTH PLAIN') || !offers.has('AUTH LOGIN')) {
    expectCode(await smtpDialogue.command(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, verb), 235)
    return
  }
  expectCode(await smtpDialogue.command('AUTH LOGIN', verb), 334)
  expectCode(await smtpDialogue.command(base64(user), verb), 334)
  expectCode(await smtpDialogue.command(base64(password), verb), 235)
}

function expectCode(reply: SmtpReply, code: number): void {
  if (reply.code !== code) throw new Error(responseOf(reply))
}
