import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { parseAddress } from '#contract/address.ts'
import { ipRangeMatcher } from '#settings/ip-ranges.ts'
import type { CertificateSource } from '#runtime/http/certificate-files.ts'
import type { AcmeCertificates } from '#runtime/http/acme/renew-certificates.ts'
import { createConnectionTracker } from '#runtime/http/connections/connection-limits.ts'
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
  /** SMTP, or LMTP behind a relay (RFC 2033). */
  protocol: 'smtp' | 'lmtp'
  certificate: { cert: string; key: string }
  acme?: AcmeCertificates | undefined
  certificateFiles?: CertificateSource | undefined
  log: (line: string, error?: unknown) => void
  /** Timeout in milliseconds for a command, a TLS handshake or a pause within a message. */
  timeoutMs?: number
}
export type MailServer = { port: number; close(): Promise<void> }

const seconds = 1000
const defaultTimeoutMs = 60 * seconds
const maxCheckIntervalMs = 5 * seconds
const stopTimeoutMs = 10 * seconds
const maxRecipients = 100
/** A client that exceeds this in one connection is probing for addresses. */
const maxUnknownRecipients = 100
/** Limit for all messages processed at the same time. */
const maxBytesInMemory = 64 * 1024 * 1024

const rejections = {
  sender: new SmtpReplyError(501, '5.1.7', 'Invalid sender address'),
  recipient: new SmtpReplyError(550, '5.1.1', 'There is no such address here.'),
  many: new SmtpReplyError(452, '4.5.3', `Too many recipients: at most ${maxRecipients} per message`),
  separately: new SmtpReplyError(452, '4.5.3', 'Send to one recipient at a time: each has its own reply'),
  used: new SmtpReplyError(421, '4.5.3', `Too many recipients: at most ${maxRecipients} per connection. Connect again`),
  silent: new SmtpReplyError(421, '4.4.2', 'Timeout: no complete command received'),
  slow: new SmtpReplyError(421, '4.4.2', 'Timeout: the message is sent too slowly'),
  stopping: new SmtpReplyError(421, '4.3.2', 'The server is shutting down: try again later'),
  guessing: new SmtpReplyError(421, '4.7.0', 'Too many unknown recipients'),
}

/** Listens for mail and enforces limits on clients, since smtp-server has few of its own. */
export async function startMailServer({
  receiver,
  settings,
  port,
  protocol,
  certificate,
  acme,
  certificateFiles,
  log,
  timeoutMs = defaultTimeoutMs,
}: MailServerOptions): Promise<MailServer> {
  const rateWatchdog = startMinRateWatchdog({
    rate: settings.bodyRate,
    grace: timeoutMs,
    checkEvery: Math.min(maxCheckIntervalMs, timeoutMs / 4),
  })
  const memorySemaphore = createSemaphore(maxBytesInMemory)
  const connections = createConnectionTracker({
    limits: { all: settings.smtpConnections, network: settings.smtpConnectionsAddress },
    trustedProxies: settings.mailTrust,
    log: network => log(`too many connections for mail: new ones from ${network} are closed`),
    refusal: `421 4.7.0 ${settings.mailDomain} Too many connections, try again later\r\n`,
  })
  const unknownRecipients = new WeakMap<SMTPServerSession, number>()
  const acceptedRecipients = new WeakMap<SMTPServerSession, number>()
  const singleRecipientSenders = createSingleRecipientSenders()
  // A trusted relay sends the mail of many senders over one connection.
  const isTrusted = ipRangeMatcher(settings.mailTrust)
  const isLimited = ({ remoteAddress }: SMTPServerSession): boolean => protocol === 'smtp' && !isTrusted(remoteAddress)
  const hasReachedLimit = (session: SMTPServerSession): boolean =>
    isLimited(session) && (acceptedRecipients.get(session) ?? 0) >= maxRecipients
  const idleTimeouts = createIdleTimeouts<SMTPServerSession>(timeoutMs, session =>
    closeWith(session, rejections.silent),
  )
  const inProgress = new Set<Promise<void>>()

  const server = new SMTPServer({
    ...certificate,
    ...(acme && { SNICallback: (name, choose) => choose(null, acme.contextFor(name)) }),
    lmtp: protocol === 'lmtp',
    name: settings.mailDomain,
    banner: 'Folkmoot',
    size: settings.maxUpload,
    rejectOversized: true,
    logger: false,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'WIZ', 'SHELL', 'KILL'],
    maxCommandLength: 2048,
    socketTimeout: timeoutMs,
    minVersion: 'TLSv1.2',
    onConnect(session, answer) {
      idleTimeouts.start(session)
      answer()
    },
    onSecure(_socket, session, answer) {
      idleTimeouts.start(session)
      answer()
    },
    onClose: session => idleTimeouts.stop(session),
    onMailFrom({ address }, session, answer) {
      idleTimeouts.start(session)
      if (hasReachedLimit(session)) answer(rejections.used)
      else answer(address === '' || parseAddress(toAsciiDomain(address)) !== null ? null : rejections.sender)
    },
    onRcptTo({ address }, session, answer) {
      idleTimeouts.stop(session)
      void checkRecipient(address, session).then(refusal => {
        if (refusal === null) acceptedRecipients.set(session, (acceptedRecipients.get(session) ?? 0) + 1)
        answer(refusal)
        idleTimeouts.start(session)
      })
    },
    onData(stream, session, reply) {
      idleTimeouts.stop(session)
      const answer: typeof reply = (...args) => {
        reply(...args)
        idleTimeouts.start(session)
      }
      const work = receiveMessage(stream, session).then(
        replies =>
          Array.isArray(replies)
            ? answer(null, replies)
            : replies instanceof SmtpReplyError
              ? answer(replies)
              : answer(null, replies),
        (error: unknown) => answer(replyForError(error)),
      )
      inProgress.add(work)
      void work.finally(() => inProgress.delete(work))
    },
  })
  const source = acme ?? certificateFiles
  source?.onDefault(({ cert, key }) => server.updateSecureContext({ cert, key }))
  connections.watch(server.server)
  // Errors of one connection end only that connection and are not logged.
  server.on('error', () => {})

  async function checkRecipient(address: string, session: SMTPServerSession): Promise<SmtpReplyError | null> {
    try {
      if (session.envelope.rcptTo.length >= maxRecipients || hasReachedLimit(session)) return rejections.many
      if (session.envelope.rcptTo.length > 0 && singleRecipientSenders.has(session.remoteAddress, senderOf(session)))
        return rejections.separately
      if (await receiver.find(toAsciiDomain(address))) return null
      const count = (unknownRecipients.get(session) ?? 0) + 1
      unknownRecipients.set(session, count)
      return count > maxUnknownRecipients ? rejections.guessing : rejections.recipient
    } catch (error) {
      log('a recipient could not be looked up', error)
      return replyForError(error)
    }
  }

  const closeWith = (session: SMTPServerSession, { responseCode, message }: SmtpReplyError, times = 1): void => {
    const connection = [...server.connections].find(one => one.session === session)
    for (let n = 0; n < times; n += 1) connection?.send(responseCode, message)
    connection?.close()
  }

  /** Receives a message. LMTP has one reply per recipient, SMTP one for all. */
  async function receiveMessage(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<ServerReply | ServerReply[]> {
    const { rcptTo } = session.envelope
    const to = rcptTo.map(({ address }) => recipientOf(toAsciiDomain(address), settings.mailDomain) ?? '')
    const rate = rateWatchdog.watch(stream)
    rate.signal.addEventListener('abort', () => closeWith(session, rejections.slow))
    try {
      const { count } = rate
      const bufferedMessage = await readMessage(stream, {
        folder: join(settings.data, 'incoming'),
        limit: settings.maxUpload,
        count,
      })
      rate.stop()
      // The following data may be the rest of this message, disguised as another one.
      if (bufferedMessage.fault === 'bare line end')
        closeWith(session, faultReplies[bufferedMessage.fault], protocol === 'lmtp' ? to.length : 1)
      if (bufferedMessage.fault !== null) return faultReplies[bufferedMessage.fault]
      const results = await memorySemaphore(async () => {
        const raw = await bufferedMessage.read()
        await bufferedMessage.release()
        return receiver.receive({
          from: senderOf(session),
          to,
          raw,
          address: session.remoteAddress,
          helo: session.hostNameAppearsAs || '',
          hasReplyPerRecipient: protocol === 'lmtp',
        })
      }, bufferedMessage.size)
      if (protocol === 'lmtp') return results.map(replyForResult)
      const reply = replyForResults(results)
      if (reply === oneRecipientReply) singleRecipientSenders.add(session.remoteAddress, senderOf(session))
      return reply
    } catch (error) {
      if (error instanceof EndlessMailError) closeWith(session, faultReplies[error.fault])
      else if (!isExpectedError(error) && !stream.destroyed) log('an email could not be received', error)
      throw error
    } finally {
      rate.stop()
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
      // Finish the messages in progress before closing.
      await Promise.race([Promise.allSettled(inProgress), pause(stopTimeoutMs, undefined, { ref: false })])
      for (const { session } of server.connections) closeWith(session, rejections.stopping)
      await closed
      rateWatchdog.close()
    },
  }
}
type ServerReply = string | SmtpReplyError

/** The envelope sender in normalized form; empty for the null sender. */
function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom ? (parseAddress(toAsciiDomain(mailFrom.address)) ?? '') : ''
}
