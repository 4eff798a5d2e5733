import { TLSSocket } from 'node:tls'
import { isAscii } from '#contract/address.ts'
import type { OutgoingMail } from '../outgoing-message.ts'
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

/** An open connection, which sends one mail after another. */
export type SmtpConnection = {
  send(mail: OutgoingMail): Promise<SendResult>
  isOpen(): boolean
  isEncrypted: boolean
  /** Sends QUIT; only while nothing is being sent. */
  close(): void
}

const quitTimeoutMs = 5000

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

  async function sendMail(mail: OutgoingMail): Promise<SendResult> {
    const needsUtf8 = !isAscii(mail.from + mail.to)
    if (needsUtf8 && !offers.has('SMTPUTF8')) return unsupportedAddress
    const pieces = dotStuff(mail.raw)
    const size = pieces.reduce((sum, { length }) => sum + length, 0)
    const parameters = `${offers.has('SIZE') ? ` SIZE=${size}` : ''}${offers.has('8BITMIME') ? ' BODY=8BITMIME' : ''}${needsUtf8 ? ' SMTPUTF8' : ''}`
    const refusal = await startTransaction(`MAIL FROM:<${mail.from}>${parameters}`, `RCPT TO:<${mail.to}>`)
    if (refusal) return refusal
    const { socket } = smtpDialogue
    handedOver = true
    socket.cork()
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
    // The timeout is shorter while the server does not read.
    const isFull = socket.writableNeedDrain
    if (isFull) socket.once('drain', () => socket.setTimeout(end))
    const reply = await smtpDialogue.readReply(isFull ? body : end)
    return Math.floor(reply.code / 100) === 2 ? { is: 'sent', response: responseOf(reply) } : refused('end', reply)
  }

  /** Sends MAIL, RCPT and DATA, pipelined if possible (RFC 2920), and returns the first rejection. */
  async function startTransaction(from: string, to: string): Promise<SendResult | undefined> {
    const commands: [SmtpStage, string][] = [
      ['mail', from],
      ['rcpt', to],
      ['data', 'DATA'],
    ]
    const isPipelined = offers.has('PIPELINING')
    if (isPipelined) smtpDialogue.write(`${from}\r\n${to}\r\nDATA\r\n`)
    const pipelinedReplies = isPipelined ? commands.map(() => smtpDialogue.readReply(verb)) : []
    for (const reply of pipelinedReplies) reply.catch(() => {})
    let refusal: SendResult | undefined
    for (const [n, [stage, command]] of commands.entries()) {
      const reply = await (pipelinedReplies[n] ?? smtpDialogue.command(command, verb))
      const isExpected = stage === 'data' ? reply.code === 354 : reply.code === 250 || reply.code === 251
      if (!isExpected) refusal ??= refused(stage, reply)
      else if (refusal && stage === 'data') await smtpDialogue.command('.', verb)
      if (refusal && (!isPipelined || !smtpDialogue.isOpen())) break
    }
    return refusal && resetAfter(refusal)
  }

  /** Resets the transaction after a rejection. */
  async function resetAfter(refusal: SendResult): Promise<SendResult> {
    if (!smtpDialogue.isOpen()) return refusal
    const reply = await smtpDialogue.command('RSET', verb).catch(() => undefined)
    if (reply?.code !== 250) smtpDialogue.end(new Error('the server does not begin anew'))
    return refusal
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
        return { is: 'lost', handedOver, response: oneLineOf(error instanceof Error ? error.message : String(error)) }
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
