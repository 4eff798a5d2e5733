import { TLSSocket } from 'node:tls'
import { isAscii } from '#contract/address.ts'
import { dotStuff } from './dot-stuffing.ts'
import { oneLineOf, type SmtpReply, responseOf } from './reply.ts'
import type { SmtpDialogue } from './dialogue.ts'

/** Reply timeouts in milliseconds: RFC 5321, section 4.5.3.2, but shorter where that is safe. */
export type SmtpTimeouts = { connect: number; command: number; body: number; end: number }

/** The SMTP command that was answered. */
export type SmtpStage = 'mail' | 'rcpt' | 'data' | 'end'

/** The result of one mail. `handedOver`: it was sent completely and may have been accepted. */
export type SendResult =
  | { is: 'sent'; response: string }
  | { is: 'refused'; code: number; stage: SmtpStage; response: string }
  | { is: 'lost'; handedOver: boolean; response: string }

/** One mail to addresses of one server. */
export type Transmission = { from: string; to: readonly string[]; raw: readonly Buffer[] }

/** An open connection, which sends one mail after another. */
export type SmtpConnection = {
  /** Returns a result for each address, in their order. */
  send(mail: Transmission): Promise<SendResult[]>
  isOpen(): boolean
  isEncrypted: boolean
  /** Sends QUIT; only while nothing is being sent. */
  close(): void
}

const quitTimeoutMs = 5000

/** RFC 3461, section 4: all but printable characters, and `+` and `=`, in hexadecimal. */
const xtext = (text: string): string =>
  text.replace(/[^!-~]|[+=]/g, char => `+${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** RFC 6531, section 3.5: servers without SMTPUTF8 cannot accept such an address. */
const unsupportedAddress: SendResult = {
  is: 'refused',
  code: 553,
  stage: 'rcpt',
  response: '553 5.6.7 The mail server does not support internationalized addresses (SMTPUTF8)',
}

/** Sends mails over an established session. */
export function createSmtpConnection(
  smtpDialogue: SmtpDialogue,
  offers: ReadonlySet<string>,
  { command: verb, body, end }: SmtpTimeouts,
): SmtpConnection {
  let handedOver = false

  async function sendMail(mail: Transmission): Promise<SendResult[]> {
    const needsUtf8 = !isAscii(mail.from + mail.to.join(''))
    if (needsUtf8 && !offers.has('SMTPUTF8')) return mail.to.map(() => unsupportedAddress)
    const pieces = dotStuff(mail.raw)
    const size = pieces.reduce((sum, { length }) => sum + length, 0)
    const parameters = `${offers.has('SIZE') ? ` SIZE=${size}` : ''}${offers.has('8BITMIME') ? ' BODY=8BITMIME' : ''}${needsUtf8 ? ' SMTPUTF8' : ''}`
    const refusals = await startTransaction(`MAIL FROM:<${mail.from}>${parameters}`, mail.to.map(rcptCommand(mail.to)))
    if (refusals.every(refusal => refusal !== undefined)) return refusals
    const { socket } = smtpDialogue
    handedOver = true
    socket.cork()
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
    // The timeout is shorter while the server does not read.
    const isFull = socket.writableNeedDrain
    if (isFull) socket.once('drain', () => socket.setTimeout(end))
    const reply = await smtpDialogue.readReply(isFull ? body : end)
    const result: SendResult =
      Math.floor(reply.code / 100) === 2 ? { is: 'sent', response: responseOf(reply) } : refused('end', reply)
    return refusals.map(refusal => refusal ?? result)
  }

  /** Reports about a mail to several addresses name the address that was asked for (RFC 3461). */
  const rcptCommand =
    ({ length }: readonly string[]) =>
    (to: string): string =>
      `RCPT TO:<${to}>${length > 1 && offers.has('DSN') ? ` ORCPT=rfc822;${xtext(to)}` : ''}`

  /** Sends MAIL, RCPT and DATA, pipelined if possible (RFC 2920). Returns the rejection of each address. */
  async function startTransaction(from: string, recipients: readonly string[]): Promise<(SendResult | undefined)[]> {
    const isPipelined = offers.has('PIPELINING')
    const lines = [from, ...recipients, 'DATA']
    if (isPipelined) smtpDialogue.write(`${lines.join('\r\n')}\r\n`)
    const pipelined = isPipelined ? lines.map(() => smtpDialogue.readReply(verb)) : []
    for (const reply of pipelined) reply.catch(() => {})
    const replyTo = (index: number): Promise<SmtpReply> => pipelined[index] ?? smtpDialogue.command(lines[index]!, verb)

    const sender = await replyTo(0)
    const isAccepted = (reply: SmtpReply): boolean => reply.code === 250 || reply.code === 251
    const common = isAccepted(sender) ? undefined : refused('mail', sender)
    const refusals = recipients.map((): SendResult | undefined => common)
    for (const [at] of recipients.entries()) {
      if (!smtpDialogue.isOpen() || (common && !isPipelined)) break
      const reply = await replyTo(at + 1)
      if (!isAccepted(reply)) refusals[at] ??= refused('rcpt', reply)
    }
    const isHopeless = refusals.every(refusal => refusal !== undefined)
    if (smtpDialogue.isOpen() && (isPipelined || !isHopeless)) {
      const data = await replyTo(lines.length - 1)
      if (data.code !== 354) return resetAfter(refusals.map(refusal => refusal ?? refused('data', data)))
      if (isHopeless) await smtpDialogue.command('.', verb)
    }
    if (isHopeless) return resetAfter(refusals)
    if (!smtpDialogue.isOpen()) throw new Error('the server hung up')
    return refusals
  }

  /** Resets the transaction after a rejection. */
  async function resetAfter<T>(refusals: T): Promise<T> {
    if (!smtpDialogue.isOpen()) return refusals
    const reply = await smtpDialogue.command('RSET', verb).catch(() => undefined)
    if (reply?.code !== 250) smtpDialogue.end(new Error('the server does not begin anew'))
    return refusals
  }

  function refused(stage: SmtpStage, reply: SmtpReply): SendResult {
    const response = responseOf(reply)
    // 421 means that the server closes the connection.
    if (reply.code === 421) smtpDialogue.end(new Error(response))
    return { is: 'refused', code: reply.code, stage, response }
  }

  return {
    async send(mail) {
      handedOver = false
      try {
        return await sendMail(mail)
      } catch (error) {
        smtpDialogue.end(error as Error)
        const response = oneLineOf(error instanceof Error ? error.message : String(error))
        return mail.to.map(() => ({ is: 'lost', handedOver, response }))
      } finally {
        smtpDialogue.socket.setTimeout(0)
      }
    },
    isOpen: smtpDialogue.isOpen,
    isEncrypted: smtpDialogue.socket instanceof TLSSocket,
    close() {
      if (!smtpDialogue.isOpen()) return
      const socket = smtpDialogue.detach()
      socket.on('error', () => {}).setTimeout(quitTimeoutMs, () => socket.destroy())
      socket.unref().resume().end('QUIT\r\n')
    },
  }
}
