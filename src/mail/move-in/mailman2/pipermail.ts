import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { oldAddress } from '#features/archives/index.ts'
import { withAddresses } from '../old-addresses-of-mails.ts'
import type { MailSource } from '../../import/sources.ts'

const headBytes = 8192
const maxPages = 2_000_000

/**
 * An archive with the addresses that Pipermail gave its messages. They are read from its pages, if those are there: the numbers of
 * an archive from which messages were removed have gaps. Otherwise they count the messages from 0, in the order of the mbox.
 */
export async function withPipermailAddresses(
  source: MailSource,
  list: string,
  pages: string | null,
): Promise<MailSource> {
  const known = pages === null ? new Map<string, number[]>() : await numbersIn(pages)
  const taken = new Map<string, number>()
  return withAddresses(source, ({ mime_id, place }) => {
    if (place === 0) taken.clear()
    if (known.size === 0) return [oldAddress.pipermail(list, place)]
    // The same mail may have come twice; each copy has its page.
    const nth = taken.get(mime_id) ?? 0
    taken.set(mime_id, nth + 1)
    const number = known.get(mime_id)?.[nth]
    return number === undefined ? [] : [oldAddress.pipermail(list, number)]
  })
}

/** The numbers of the pages in a folder of Pipermail, by the Message-ID in the link that answers the message. */
async function numbersIn(folder: string): Promise<Map<string, number[]>> {
  const numbers = new Map<string, number[]>()
  let count = 0
  for (const month of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!month.isDirectory() || !/^\d{4}|^Week-of/.test(month.name)) continue
    for (const file of await readdir(join(folder, month.name))) {
      const [, number] = /^(\d{6,})\.html$/.exec(file) ?? []
      if (number === undefined) continue
      count += 1
      if (count > maxPages) return numbers
      const mime_id = await messageIdOf(join(folder, month.name, file))
      if (mime_id !== null)
        numbers.set(
          mime_id,
          [...(numbers.get(mime_id) ?? []), Number(number)].toSorted((a, b) => a - b),
        )
    }
  }
  return numbers
}

async function messageIdOf(path: string): Promise<string | null> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const [, coded] = /In-Reply-To=([^"&]*)/i.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
  if (coded === undefined) return null
  try {
    return decodeURIComponent(coded.replaceAll('+', '%2B')).replace(/^\s*<|>\s*$/g, '')
  } catch {
    return null
  }
}
