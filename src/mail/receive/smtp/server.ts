import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { parseAddress } from '#contract/address.ts'
import { ipRangeMatcher } from '#settings/ip-ranges.ts'
import { createConnectionTracker } from '#runtime/http/connection-limits.ts'
import { startMinRateWatchdog } from '#runtime/http/bodies/min-rate.ts'
import { createSemaphore } from '#base/semaphore.ts'
import type { Settings } from '#settings/index.ts'
import { readMessage, EndlessMailError } from './read-message.ts'
import { createIdleTimeouts } from './idle-timeouts.ts'
import { recipientOf } from '../destination.ts'
import { toAsciiDomain } from './envelope-address.ts'
import { replyForError, isExpectedError, SmtpReplyError } from './smtp-errors.ts'
import { createSingleRecipientSenders } from './single-recipient-senders.ts'
import type { Receiver } from '../receive.ts'
import { faultReplies, replyForResult, replyForResults, oneRecipientReply } from './smtp-replies.ts'

type MailServerOptions = {
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
const defaultTimeoutMs = 60 * seconds
const mostBetweenChecks = 5 * seconds
const stopTimeoutMs = 10 * seconds
const maxRecipients = 100
/** Who asks for more in one connection is looking for addresses. */
const maxUnknownRecipients = 100
/** Of mails that are read at the same time. */
const maxBytesInMemory = 64 * 1024 * 1024

const rejections = {
  sender: new SmtpReplyError(501, '5.1.7', 'This is not a mail address that anybody could be answered at'),
  recipient: new SmtpReplyError(550, '5.1.1', 'Nobody here has this address'),
  many: new SmtpReplyError(452, '4.5.3', `At most ${maxRecipients} recipients at a time`),
  separately: new SmtpReplyError(452, '4.5.3', 'One recipient at a time, please: each gets an answer of its own'),
  used: new SmtpReplyError(421, '4.5.3', `At most ${maxRecipients} recipients per connection: please connect again`),
  silent: new SmtpReplyError(421, '4.4.2', 'Timeout: no complete command in time'),
  slow: new SmtpReplyError(421, '4.4.2', 'This mail comes too slowly'),
  stopping: new SmtpReplyError(421, '4.3.2', 'This server stops: please come again'),
  guessing: new SmtpReplyError(421, '4.7.0', 'Too many addresses that nobody has'),
}

/** Listens for mail. The library that speaks the protocol bounds little by itself: what is bounded is bounded here. */
export async function startMailServer({
  receiver,
  settings,
  port,
  protocol,
  certificate,
  log,
  patience = defaultTimeoutMs,
}: MailServerOptions): Promise<MailServer> {
  const pace = startMinRateWatchdog({
    rate: settings.bodyRate,
    grace: patience,
    checkEvery: Math.min(mostBetweenChecks, patience / 4),
  })
  const turnstile = createSemaphore(maxBytesInMemory)
  const connections = createConnectionTracker({
    limits: { all: settings.smtpConnections, network: settings.smtpConnectionsAddress },
    trustedProxies: settings.mailTrust,
    log: network => log(`too many connections for mail: new ones from ${network} are closed`),
    refusal: `421 4.7.0 ${settings.mailDomain} Too many connections, try again later\r\n`,
  })
  const unknown = new WeakMap<SMTPServerSession, number>()
  const accepted = new WeakMap<SMTPServerSession, number>()
  const oneAtATime = createSingleRecipientSenders()
  // A mail server in front brings the mail of many over one connection.
  const isTrusted = ipRangeMatcher(settings.mailTrust)
  const isBounded = ({ remoteAddress }: SMTPServerSession): boolean => protocol === 'smtp' && !isTrusted(remoteAddress)
  const hasUsedAll = (session: SMTPServerSession): boolean =>
    isBounded(session) && (accepted.get(session) ?? 0) >= maxRecipients
  const deadlines = createIdleTimeouts<SMTPServerSession>(patience, session => hangUp(session, rejections.silent))
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
      if (hasUsedAll(session)) answer(rejections.used)
      else answer(address === '' || parseAddress(toAsciiDomain(address)) !== null ? null : rejections.sender)
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
            : replies instanceof SmtpReplyError
              ? answer(replies)
              : answer(null, replies),
        (error: unknown) => answer(replyForError(error)),
      )
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
  })
  connections.watch(server.server)
  // What goes wrong with one connection ends that one; it is no news.
  server.on('error', () => {})

  async function checkRecipient(address: string, session: SMTPServerSession): Promise<SmtpReplyError | null> {
    try {
      if (session.envelope.rcptTo.length >= maxRecipients || hasUsedAll(session)) return rejections.many
      if (session.envelope.rcptTo.length > 0 && oneAtATime.has(session.remoteAddress, senderOf(session)))
        return rejections.separately
      if (await receiver.find(toAsciiDomain(address))) return null
      const count = (unknown.get(session) ?? 0) + 1
      unknown.set(session, count)
      return count > maxUnknownRecipients ? rejections.guessing : rejections.recipient
    } catch (error) {
      log('a recipient could not be looked up', error)
      return replyForError(error)
    }
  }

  const hangUp = (session: SMTPServerSession, { responseCode, message }: SmtpReplyError, times = 1): void => {
    const connection = [...server.connections].find(one => one.session === session)
    for (let n = 0; n < times; n += 1) connection?.send(responseCode, message)
    connection?.close()
  }

  /** One answer for all, or one for each where the protocol has them. */
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<ServerReply | ServerReply[]> {
    const { rcptTo } = session.envelope
    const to = rcptTo.map(({ address }) => recipientOf(toAsciiDomain(address), settings.mailDomain) ?? '')
    const paced = pace.watch(stream)
    paced.signal.addEventListener('abort', () => hangUp(session, rejections.slow))
    try {
      const { count } = paced
      const bufferedMessage = await readMessage(stream, {
        folder: join(settings.data, 'incoming'),
        limit: settings.maxUpload,
        count,
      })
      paced.stop()
      // What comes after it may be the rest of this mail, made to look like another.
      if (bufferedMessage.fault === 'bare line end')
        hangUp(session, faultReplies[bufferedMessage.fault], protocol === 'lmtp' ? to.length : 1)
      if (bufferedMessage.fault !== null) return faultReplies[bufferedMessage.fault]
      const results = await turnstile(async () => {
        const raw = await bufferedMessage.read()
        await bufferedMessage.release()
        return receiver.receive({
          from: senderOf(session),
          to,
          raw,
          address: session.remoteAddress,
          helo: session.hostNameAppearsAs || '',
          isToldEach: protocol === 'lmtp',
        })
      }, bufferedMessage.size)
      if (protocol === 'lmtp') return results.map(replyForResult)
      const reply = replyForResults(results)
      if (reply === oneRecipientReply) oneAtATime.add(session.remoteAddress, senderOf(session))
      return reply
    } catch (error) {
      if (error instanceof EndlessMailError) hangUp(session, faultReplies[error.fault])
      else if (!isExpectedError(error) && !stream.destroyed) log('a mail could not be taken in', error)
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
      await Promise.race([Promise.allSettled(underWay), pause(stopTimeoutMs, undefined, { ref: false })])
      for (const { session } of server.connections) hangUp(session, rejections.stopping)
      await closed
      pace.close()
    },
  }
}
type ServerReply = string | SmtpReplyError

/** The envelope sender in the form that is kept; empty for what answers nobody. */
function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom ? (parseAddress(toAsciiDomain(mailFrom.address)) ?? '') : ''
}
