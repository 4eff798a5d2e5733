import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { once } from 'node:events'
import { type SmtpConnection, createSmtpConnection, type SmtpTimeouts } from './connection.ts'
import { oneLineOf, type SmtpReply, responseOf } from './reply.ts'
import { type SmtpDialogue, startDialogue } from './dialogue.ts'
import { tlsNotOffered, TlsError, tlsErrorOf } from './tls.ts'

/** An SMTP server and the connection settings for it. */
export type SmtpHost = {
  host: string
  port: number
  /** The EHLO name. */
  name: string
  /** `if offered`: falls back to plain text, since many servers offer TLS that does not work. */
  tls: 'at once' | 'needed' | 'if offered' | 'never'
  /** The name the certificate has to match; null accepts any certificate. */
  certified: string | null
  login?: { user: string; password: string }
  timeouts?: SmtpTimeouts
  /** Aborts the connection. */
  signal?: AbortSignal
}

const defaultTimeouts: SmtpTimeouts = { connect: 15_000, command: 60_000, body: 180_000, end: 600_000 }

/** The server cannot be reached or refuses the session; no mail was tried. */
export class SmtpConnectError extends Error {
  override name = 'SmtpConnectError'
}

/** The domain accepts no mail; a retry would not help. */
export class NoMailServerError extends SmtpConnectError {
  override name = 'NoMailServerError'
}

/** Connects, sends EHLO, and authenticates if there is a login. */
export async function connectSmtp(host: SmtpHost): Promise<SmtpConnection> {
  const timeouts = host.timeouts ?? defaultTimeouts
  try {
    const { talk, offers } = await greetWithFallback(host, timeouts)
    return createSmtpConnection(talk, offers, timeouts)
  } catch (error) {
    const text = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new SmtpConnectError(oneLineOf(`${host.host}: ${text}`), { cause: error })
  }
}

async function greetWithFallback(host: SmtpHost, timeouts: SmtpTimeouts): ReturnType<typeof greet> {
  try {
    return await greet(host, timeouts)
  } catch (error) {
    if (host.tls !== 'if offered' || !(error instanceof TlsError) || host.signal?.aborted) throw error
    return greet({ ...host, tls: 'never' }, timeouts)
  }
}

async function greet(host: SmtpHost, timeouts: SmtpTimeouts): Promise<{ talk: SmtpDialogue; offers: Set<string> }> {
  let smtpDialogue = startDialogue(await connectSocket(host, timeouts))
  try {
    expectCode(await smtpDialogue.readReply(timeouts.command), 220)
    let offers = await hello(smtpDialogue, host, timeouts)
    if (host.tls === 'needed' && !offers.has('STARTTLS')) throw tlsNotOffered()
    if (host.tls === 'needed' || (host.tls === 'if offered' && offers.has('STARTTLS'))) {
      smtpDialogue = await upgradeToTls(smtpDialogue, host, timeouts)
      offers = await hello(smtpDialogue, host, timeouts)
    }
    if (host.login) await signIn(smtpDialogue, host.login, offers, timeouts)
    return { talk: smtpDialogue, offers }
  } catch (error) {
    smtpDialogue.end(error as Error)
    throw error
  }
}

async function connectSocket(host: SmtpHost, timeouts: SmtpTimeouts): Promise<Socket> {
  const { host: address, port, signal } = host
  const socket = connect({ host: address, port, noDelay: true, ...(signal ? { signal } : {}) })
  await waitForEvent(socket, 'connect', timeouts)
  return host.tls === 'at once' ? startTlsOn(socket, host, timeouts) : socket
}

async function startTlsOn(plain: Socket, host: SmtpHost, timeouts: SmtpTimeouts): Promise<Socket> {
  const socket = connectTls({ socket: plain, ...tlsOptions(host) })
  try {
    await waitForEvent(socket, 'secureConnect', timeouts)
    return socket
  } catch (error) {
    plain.destroy()
    throw tlsErrorOf(error, host.certified)
  }
}

async function waitForEvent(socket: Socket, event: string, timeouts: SmtpTimeouts): Promise<void> {
  const timer = setTimeout(() => socket.destroy(new Error('it does not answer')), timeouts.connect)
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

async function upgradeToTls(smtpDialogue: SmtpDialogue, host: SmtpHost, timeouts: SmtpTimeouts): Promise<SmtpDialogue> {
  const reply = await smtpDialogue.command('STARTTLS', timeouts.command)
  if (reply.code !== 220) throw new TlsError('handshake', responseOf(reply))
  // Data before the handshake could be injected by an attacker (STARTTLS injection).
  if (!smtpDialogue.isQuiet()) throw new Error('the server said more than it was asked')
  return startDialogue(await startTlsOn(smtpDialogue.detach(), host, timeouts))
}

async function hello(
  smtpDialogue: SmtpDialogue,
  { name }: SmtpHost,
  { command: verb }: SmtpTimeouts,
): Promise<Set<string>> {
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

// `AUTH PLAIN LOGIN`, or `AUTH=PLAIN LOGIN` from old servers.
const methods = ({ lines }: SmtpReply): string[] =>
  lines.flatMap(line => (/^auth[ =](.*)$/i.exec(line)?.[1] ?? '').split(' ').map(word => `AUTH ${word.toUpperCase()}`))

const base64 = (text: string): string => Buffer.from(text).toString('base64')

async function signIn(
  smtpDialogue: SmtpDialogue,
  login: { user: string; password: string },
  offers: Set<string>,
  { command: verb }: SmtpTimeouts,
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
