import type { OldAddress } from '#features/archives/index.ts'
import { endOfHead } from '../import/mbox-boundaries.ts'
import type { MailSource } from '../import/sources.ts'

/** The headers of a mail that tell its address, and its place in the archive, from 0. */
export type AddressedHead = { header(name: string): string; place: number; mime_id: string; envelope: string }

const headBytes = 65_536

/** An archive whose mails carry the addresses that they had on the service they come from. */
export function withAddresses(
  source: MailSource,
  addressesOf: (head: AddressedHead) => readonly OldAddress[],
): MailSource {
  return {
    ...source,
    async *mails() {
      let place = 0
      for await (const mail of source.mails()) {
        if ('raw' in mail)
          yield {
            ...mail,
            addresses: [
              ...(mail.addresses ?? []),
              ...addressesOf({ ...headOf(mail.raw), place, envelope: mail.envelope }),
            ],
          }
        else yield mail
        place += 1
      }
    },
  }
}

function headOf(raw: Buffer): Pick<AddressedHead, 'header' | 'mime_id'> {
  const text = raw
    .toString('latin1', 0, Math.min(endOfHead(raw)?.from ?? raw.length, headBytes))
    .replace(/\r?\n[ \t]+/g, ' ')
  const header = (name: string): string =>
    text
      .split(/\r?\n/)
      .find(line => line.slice(0, name.length + 1).toLowerCase() === `${name.toLowerCase()}:`)
      ?.slice(name.length + 1)
      .trim() ?? ''
  return {
    header,
    mime_id: /<([^<>]+)>/.exec(header('message-id'))?.[1]?.trim() ?? header('message-id').replace(/[<>]/g, ''),
  }
}
