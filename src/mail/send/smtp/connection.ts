import { TLSSocket } from 'node:tls'
import { isAscii } from '#contract/address.ts'
import type { OutgoingMail } from '../outgoing-message.ts'
import { dotStuff } from './dot-stuffing.ts'
import { oneLineOf, type SmtpReply, responseOf } from './reply.ts'
import type { SmtpDialogue } from './dialogue.ts'

/** For how long a server may be silent, in milliseconds: RFC 5321, 4.5.3.2, but shorter where nothing is lost by it. */
export type SmtpTimeouts = { connect: number; verb: number; body: number; end: number }

/** What was being said when it was answered. */
export type SmtpStage = 'mail' | 'rcpt' | 'data' | 'end'

/** What became of one mail. `handedOver`: it was said in whole, and may have been taken. */
export type SendResult =
  | { is: 'sent'; response: string }
  | { is: 'refused'; code: number; stage: SmtpStage; response: string }
  | { is: 'lost'; handedOver: boolean; response: string }

/** An open connection, for one mail after the other. */
export type SmtpConnection = {
  send(mail: OutgoingMail): Promise<SendResult>
  isOpen(): boolean
  isEncrypted: boolean
  /** Takes leave, when nothing is being sent. */
  close(): void
}

const quitTimeoutMs = 5000

/** RFC 6531, section 3.5: nothing is said of it to a server that would not understand. */
const unsupportedAddress: SendResult = {
  is: 'refused',
  code: 553,
  stage: 'rcpt',
  response: '553 5.6.7 The mail server does not support internationalized addresses (SMTPUTF8)',
}

/** One mail after the other in a conversation that has begun. */
export function createSmtpConnection(
  smtpDialogue: SmtpDialogue,
  offers: ReadonlySet<string>,
  { verb, body, end }: SmtpTimeouts,
): SmtpConnection {
  let handedOver = false

  async function converse(mail: OutgoingMail): Promise<SendResult> {
    const isWide = !isAscii(mail.from + mail.to)
    if (isWide && !offers.has('SMTPUTF8')) return unsupportedAddress
    const pieces = dotStuff(mail.raw)
    const size = pieces.reduce((sum, { length }) => sum + length, 0)
    const terms = `${offers.has('SIZE') ? ` SIZE=${size}` : ''}${offers.has('8BITMIME') ? ' BODY=8BITMIME' : ''}${isWide ? ' SMTPUTF8' : ''}`
    const refusal = await announce(`MAIL FROM:<${mail.from}>${terms}`, `RCPT TO:<${mail.to}>`)
    if (refusal) return refusal
    const { socket } = smtpDialogue
    handedOver = true
    socket.cork()
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
    // As long as it does not even read, its time is shorter.
    const isFull = socket.writableNeedDrain
    if (isFull) socket.once('drain', () => socket.setTimeout(end))
    const reply = await smtpDialogue.readReply(isFull ? body : end)
    return Math.floor(reply.code / 100) === 2 ? { is: 'sent', response: responseOf(reply) } : refused('end', reply)
  }

  /** Says who writes to whom, and answers what was refused of it. In one go where the server can hear it so: RFC 2920. */
  async function announce(from: string, to: string): Promise<SendResult | undefined> {
    const commands: [SmtpStage, string][] = [
      ['mail', from],
      ['rcpt', to],
      ['data', 'DATA'],
    ]
    const isOneGo = offers.has('PIPELINING')
    if (isOneGo) smtpDialogue.write(`${from}\r\n${to}\r\nDATA\r\n`)
    const heard = isOneGo ? commands.map(() => smtpDialogue.readReply(verb)) : []
    for (const reply of heard) reply.catch(() => {})
    let refusal: SendResult | undefined
    for (const [n, [stage, command]] of commands.entries()) {
      const reply = await (heard[n] ?? smtpDialogue.command(command, verb))
      const isRight = stage === 'data' ? reply.code === 354 : reply.code === 250 || reply.code === 251
      if (!isRight) refusal ??= refused(stage, reply)
      else if (refusal && stage === 'data') await smtpDialogue.command('.', verb)
      if (refusal && (!isOneGo || !smtpDialogue.isOpen())) break
    }
    return refusal && settled(refusal)
  }

  /** What was refused leaves a transaction half open. */
  async function settled(refusal: SendResult): Promise<SendResult> {
    if (!smtpDialogue.isOpen()) return refusal
    const reply = await smtpDialogue.command('RSET', verb).catch(() => undefined)
    if (reply?.code !== 250) smtpDialogue.end(new Error('the server does not begin anew'))
    return refusal
  }

  function refused(stage: SmtpStage, reply: SmtpReply): SendResult {
    const response = responseOf(reply)
    // It closes the connection with this.
    if (reply.code === 421) smtpDialogue.end(new Error(response))
    return { is: 'refused', code: reply.code, stage, response }
  }

  return {
    async send(mail) {
      handedOver = false
      try {
        return await converse(mail)
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
