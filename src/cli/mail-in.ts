import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { parseAddress } from '#contract/address.ts'
import type { Receiver, Result } from '#mail/receive/index.ts'
import { faultIn } from '#mail/receive/line-check.ts'
import { faultReplies } from '#mail/receive/replies.ts'
import { plain } from '#runtime/logs.ts'
import type { Command, Given } from './command.ts'
import { CommandError, UsageError } from './errors.ts'

/** What a mail server makes of the end of a program (sysexits.h). */
const exits = { taken: 0, unknown: 67, refused: 77, later: 75 } as const

export const mailIn: Command = {
  usage: 'mail in [FILE] [--to ADDRESS]… [--from ADDRESS]',
  details: `Takes in a mail from a file or from the standard input, as a mail server hands it to a program. It is judged as any other
mail. Whether its sender is proven is asked of its DKIM signature alone, unless FOLKMOOT_MAIL_TRUST names 127.0.0.1.

  --to ADDRESS    whom it is for; by default those in To and Cc that are here
  --from ADDRESS  the envelope sender; by default that of Return-Path, or From

It ends with 0 where it was taken, 67 where nobody here has the address, 77 where it was refused, with the reason, and 75 where
it should be tried again later.`,
  words: [0, 1],
  options: { to: { type: 'string', multiple: true }, from: { type: 'string' } },
  async run({ words: [path], values }) {
    const given = addressesOf(values['to'])
    const from = typeof values['from'] === 'string' ? senderOf(values['from']) : undefined
    try {
      const { withHouse } = await import('./with-house.ts')
      return await withHouse(async ({ app: { receiver } }, { maxUpload }) => {
        const raw = await readMail(path === undefined ? process.stdin : createReadStream(path), maxUpload)
        const fault = raw === null ? 'too large' : faultIn(raw)
        return raw === null || fault
          ? tell(exits.refused, faultReplies[fault ?? 'too large'].message)
          : bring(receiver, raw)
      })
    } catch (error) {
      if (error instanceof CommandError) throw error
      // Whoever has the mail keeps it, whatever is wrong here.
      return tell(exits.later, error instanceof Error ? error.message : String(error))
    }

    async function bring(receiver: Receiver, raw: Buffer): Promise<number> {
      const envelope = await receiver.envelopeOf(raw)
      const to = given.length > 0 ? given : envelope.to
      const known = (await Promise.all(to.map(receiver.find))).map(destination => destination !== null)
      const here = to.filter((_, n) => known[n])
      if (here.length === 0) return tell(exits.unknown, 'Nobody here has this address')
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

const addressesOf = (given: Given['values'][string]): string[] =>
  Array.isArray(given) ? given.map((text: string) => parseAddress(text) ?? refuse(text)) : []
const senderOf = (text: string): string => (text === '' || text === '<>' ? '' : (parseAddress(text) ?? refuse(text)))
function refuse(text: string): never {
  throw new UsageError(`${JSON.stringify(text)} is not a mail address.`)
}

function tell(code: number, sentence: string): number {
  console.error(plain(sentence))
  return code
}

/** Where some have taken it, the others are named, and the mail server in front tells its sender unless an email does. */
function exitOf(results: readonly Result[]): number {
  const failed = results.some(({ is }) => is === 'failed')
  if (failed) return tell(exits.later, 'Something failed here: please try again later')
  for (const result of results) if (result.is === 'refused') tell(exits.refused, result.sentence)
  return results.some(result => result.is === 'refused' && !result.isTold) ? exits.refused : exits.taken
}

/** A mail as it was on its way: programs are handed lines that end in LF, and some a line before them that is for a mailbox. */
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
