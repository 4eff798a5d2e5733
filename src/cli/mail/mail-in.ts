import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { parseAddress } from '#contract/address.ts'
import type { Messages } from '#locales/index.ts'
import type { Receiver, ReceiveResult } from '#mail/receive/index.ts'
import { rejectionInEnglish } from '#mail/receive/rejections.ts'
import { findMessageFault } from '#mail/receive/smtp/smuggling-check.ts'
import { faultReplies } from '#mail/receive/smtp/smtp-replies.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Command, CommandArgs } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'

/** Exit codes for mail servers (sysexits.h). */
const exits = { taken: 0, unknown: 67, refused: 77, later: 75 } as const

export const mailIn: Command = {
  usage: 'mail in [FILE] [--to ADDRESS]… [--from ADDRESS]',
  words: [0, 1],
  options: { to: { type: 'string', multiple: true }, from: { type: 'string' } },
  async run({ words: [path], values }, t) {
    const given = addressesOf(values['to'], t)
    const from = typeof values['from'] === 'string' ? senderOf(values['from'], t) : undefined
    try {
      const { withApp } = await import('../with-app.ts')
      return await withApp(t, async ({ app: { receiver } }, { maxUpload }) => {
        const raw = await readMail(path === undefined ? process.stdin : createReadStream(path), maxUpload)
        const fault = raw === null ? 'too large' : findMessageFault(raw)
        return raw === null || fault
          ? exitWith(exits.refused, faultReplies[fault ?? 'too large'].message)
          : bring(receiver, raw)
      })
    } catch (error) {
      if (error instanceof CommandError) throw error
      // The mail server keeps the mail, whatever is wrong here.
      return exitWith(exits.later, error instanceof Error ? error.message : String(error))
    }

    async function bring(receiver: Receiver, raw: Buffer): Promise<number> {
      const envelope = await receiver.envelopeOf(raw)
      const to = given.length > 0 ? given : envelope.to
      const exists = (await Promise.all(to.map(receiver.find))).map(destination => destination !== null)
      const here = to.filter((_, n) => exists[n])
      if (here.length === 0) return exitWith(exits.unknown, 'No such address here')
      const results = await receiver.receive({
        from: from ?? envelope.from,
        to: here,
        raw,
        address: '127.0.0.1',
        helo: '',
      })
      return exitOf(results)
    }
  },
}

const addressesOf = (given: CommandArgs['values'][string], t: Messages): string[] =>
  Array.isArray(given) ? given.map((text: string) => parseAddress(text) ?? refuse(text, t)) : []
const senderOf = (text: string, t: Messages): string =>
  text === '' || text === '<>' ? '' : (parseAddress(text) ?? refuse(text, t))
function refuse(text: string, t: Messages): never {
  throw new UsageError(t.cli.notAnEmail({ text: JSON.stringify(text) }))
}

// In English, as all replies of mail servers: the one in front passes it on to the sender.
function exitWith(code: number, sentence: string): number {
  console.error(stripControlChars(sentence))
  return code
}

/** If some recipients accepted it, the others are printed, and the mail server tells the sender unless an email does. */
function exitOf(results: readonly ReceiveResult[]): number {
  const failed = results.some(({ is }) => is === 'failed')
  if (failed) return exitWith(exits.later, 'Temporary failure: try again later')
  for (const result of results)
    if (result.is === 'refused') exitWith(exits.refused, rejectionInEnglish(result.rejection))
  return results.some(result => result.is === 'refused' && !result.notifiesSender) ? exits.refused : exits.taken
}

/** The mail as on the wire: programs get LF line ends, and some an mbox From line. */
async function readMail(stream: Readable, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^From [^\r\n]*\r?\n/, '')
  return Buffer.from(text.includes('\r\n') ? text : text.replaceAll('\n', '\r\n'), 'latin1')
}
