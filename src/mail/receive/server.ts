import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { parseAddress } from '#contract/address.ts'
import { addressesIn } from '#settings/networks.ts'
import { createConnections } from '#runtime/http/connections.ts'
import { startPace } from '#runtime/http/pace.ts'
import { createTurnstile } from '#runtime/turnstile.ts'
import type { Settings } from '#settings/index.ts'
import { collect, EndlessMailError } from './collect.ts'
import { createDeadlines } from './deadlines.ts'
import { recipientOf } from './destination.ts'
import { asSaid } from './envelope.ts'
import { failureReply, isExpected, MailReply } from './failures.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import type { Receiver } from './receive.ts'
import { faultReplies, replyTo, replyToAll, separately } from './replies.ts'

type Options = {
  receiver: Receiver
  settings: Pick<
    Settings,
    | 'data'
    | 'host'
    | 'mailDomain'
    | 'mailTrust'
    | 'maxUpload'
    | 'smtpConnections'
    | 'smtpConnectionsAddress'
    | 'bodyRate'
  >
  port: number
  /** The protocol of mail servers among themselves, or of one in front with those behind it (RFC 2033). */
  protocol: 'smtp' | 'lmtp'
  certificate: { cert: string; key: string }
  log: (line: string, error?: unknown) => void
  /** Milliseconds that a command, a handshake or a pause in a mail may take. */
  patience?: number
}
export type MailServer = { port: number; close(): Promise<void> }

const seconds = 1000
const defaultPatience = 60 * seconds
const mostBetweenChecks = 5 * seconds
const stopping = 10 * seconds
const mostRecipients = 100
/** Who asks for more in one connection is looking for addresses. */
const mostUnknown = 100
/** Of mails that are read at the same time. */
const mostInMemory = 64 * 1024 * 1024

const refused = {
  sender: new MailReply(501, '5.1.7', 'This is not a mail address that anybody could be answered at'),
  recipient: new MailReply(550, '5.1.1', 'Nobody here has this address'),
  many: new MailReply(452, '4.5.3', `At most ${mostRecipients} recipients at a time`),
  separately: new MailReply(452, '4.5.3', 'One recipient at a time, please: each gets an answer of its own'),
  used: new MailReply(421, '4.5.3', `At most ${mostRecipients} recipients per connection: please connect again`),
  silent: new MailReply(421, '4.4.2', 'Timeout: no complete command in time'),
  slow: new MailReply(421, '4.4.2', 'This mail comes too slowly'),
  stopping: new MailReply(421, '4.3.2', 'This server stops: please come again'),
  guessing: new MailReply(421, '4.7.0', 'Too many addresses that nobody has'),
}

/** Listens for mail. The library that speaks the protocol bounds little by itself: what is bounded is bounded here. */
export async function startMailServer({
  receiver,
  settings,
  port,
  protocol,
  certificate,
  log,
  patience = defaultPatience,
}: Options): Promise<MailServer> {
  const pace = startPace({
    rate: settings.bodyRate,
    grace: patience,
    checkEvery: Math.min(mostBetweenChecks, patience / 4),
  })
  const turnstile = createTurnstile(mostInMemory)
  const connections = createConnections({
    limits: { all: settings.smtpConnections, network: settings.smtpConnectionsAddress },
    trustedProxies: settings.mailTrust,
    log: network => log(`too many connections for mail: new ones from ${network} are closed`),
    refusal: `421 4.7.0 ${settings.mailDomain} Too many connections, try again later\r\n`,
  })
  const unknown = new WeakMap<SMTPServerSession, number>()
  const accepted = new WeakMap<SMTPServerSession, number>()
  const oneAtATime = createOneAtATime()
  // A mail server in front brings the mail of many over one connection.
  const isTrusted = addressesIn(settings.mailTrust)
  const isBounded = ({ remoteAddress }: SMTPServerSession): boolean => protocol === 'smtp' && !isTrusted(remoteAddress)
  const hasUsedAll = (session: SMTPServerSession): boolean =>
    isBounded(session) && (accepted.get(session) ?? 0) >= mostRecipients
  const deadlines = createDeadlines<SMTPServerSession>(patience, session => hangUp(session, refused.silent))
  const underWay = new Set<Promise<void>>()

  const server = new SMTPServer({
    ...certificate,
    lmtp: protocol === 'lmtp',
    name: settings.mailDomain,
    banner: 'Folkmoot',
    size: settings.maxUpload,
    rejectOversized: true,
    logger: false,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'WIZ', 'SHELL', 'KILL'],
    maxCommandLength: 2048,
    socketTimeout: patience,
    minVersion: 'TLSv1.2',
    onConnect(session, answer) {
      deadlines.start(session)
      answer()
    },
    onSecure(_socket, session, answer) {
      deadlines.start(session)
      answer()
    },
    onClose: session => deadlines.stop(session),
    onMailFrom({ address }, session, answer) {
      deadlines.start(session)
      if (hasUsedAll(session)) answer(refused.used)
      else answer(address === '' || parseAddress(asSaid(address)) !== null ? null : refused.sender)
    },
    onRcptTo({ address }, session, answer) {
      deadlines.stop(session)
      void checkRecipient(address, session).then(refusal => {
        if (refusal === null) accepted.set(session, (accepted.get(session) ?? 0) + 1)
        answer(refusal)
        deadlines.start(session)
      })
    },
    onData(stream, session, given) {
      deadlines.stop(session)
      const answer: typeof given = (...said) => {
        given(...said)
        deadlines.start(session)
      }
      const work = take(stream, session).then(
        replies =>
          Array.isArray(replies)
            ? answer(null, replies)
            : replies instanceof MailReply
              ? answer(replies)
              : answer(null, replies),
        (error: unknown) => answer(failureReply(error)),
      )
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
  })
  connections.watch(server.server)
  // What goes wrong with one connection ends that one; it is no news.
  server.on('error', () => {})

  async function checkRecipient(address: string, session: SMTPServerSession): Promise<MailReply | null> {
    try {
      if (session.envelope.rcptTo.length >= mostRecipients || hasUsedAll(session)) return refused.many
      if (session.envelope.rcptTo.length > 0 && oneAtATime.has(session.remoteAddress, senderOf(session)))
        return refused.separately
      if (await receiver.find(asSaid(address))) return null
      const count = (unknown.get(session) ?? 0) + 1
      unknown.set(session, count)
      return count > mostUnknown ? refused.guessing : refused.recipient
    } catch (error) {
      log('a recipient could not be looked up', error)
      return failureReply(error)
    }
  }

  const hangUp = (session: SMTPServerSession, { responseCode, message }: MailReply, times = 1): void => {
    const connection = [...server.connections].find(one => one.session === session)
    for (let n = 0; n < times; n += 1) connection?.send(responseCode, message)
    connection?.close()
  }

  /** One answer for all, or one for each where the protocol has them. */
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Reply | Reply[]> {
    const { rcptTo } = session.envelope
    const to = rcptTo.map(({ address }) => recipientOf(asSaid(address), settings.mailDomain) ?? '')
    const paced = pace.watch(stream)
    paced.signal.addEventListener('abort', () => hangUp(session, refused.slow))
    try {
      const { count } = paced
      const collected = await collect(stream, {
        folder: join(settings.data, 'incoming'),
        limit: settings.maxUpload,
        count,
      })
      paced.stop()
      // What comes after it may be the rest of this mail, made to look like another.
      if (collected.fault === 'bare line end')
        hangUp(session, faultReplies[collected.fault], protocol === 'lmtp' ? to.length : 1)
      if (collected.fault !== null) return faultReplies[collected.fault]
      const results = await turnstile(collected.size, async () => {
        const raw = await collected.read()
        await collected.release()
        return receiver.receive({
          from: senderOf(session),
          to,
          raw,
          address: session.remoteAddress,
          helo: session.hostNameAppearsAs || '',
          isToldEach: protocol === 'lmtp',
        })
      })
      if (protocol === 'lmtp') return results.map(replyTo)
      const reply = replyToAll(results)
      if (reply === separately) oneAtATime.add(session.remoteAddress, senderOf(session))
      return reply
    } catch (error) {
      if (error instanceof EndlessMailError) hangUp(session, faultReplies[error.fault])
      else if (!isExpected(error) && !stream.destroyed) log('a mail could not be taken in', error)
      throw error
    } finally {
      paced.stop()
    }
  }

  server.listen(port, settings.host)
  await Promise.race([
    once(server.server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw error as Error
    }),
  ])
  return {
    port: (server.server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>(resolve => server.close(resolve))
      // What is under way is answered; nothing new begins.
      await Promise.race([Promise.allSettled(underWay), pause(stopping, undefined, { ref: false })])
      for (const { session } of server.connections) hangUp(session, refused.stopping)
      await closed
      pace.close()
    },
  }
}
type Reply = string | MailReply

/** The envelope sender in the form that is kept; empty for what answers nobody. */
function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom ? (parseAddress(asSaid(mailFrom.address)) ?? '') : ''
}
