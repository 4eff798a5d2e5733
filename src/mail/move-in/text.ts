import { readFile, stat } from 'node:fs/promises'
import { LocalizedError, type LocalizedText } from '#locales/localized-error.ts'

/** The source cannot be read. */
export class MoveInRefusedError extends LocalizedError {
  override name = 'MoveInRefusedError'
}
export function refuseSource(why: LocalizedText): never {
  throw new MoveInRefusedError(why)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const latin1 = new TextDecoder('windows-1252')
/** Text of old programs, which is UTF-8 or else Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return latin1.decode(bytes)
  }
}

/** Files that describe a list are far smaller; archives are streamed. */
export const maxTextFile = 256 * 1024 * 1024

/** A file of text or other data that fits into memory. */
export async function readSmallFile(path: string): Promise<Buffer> {
  const stats = await stat(path).catch(() => refuseSource(t => t.cli.import.source.absent({ path })))
  if (!stats.isFile()) refuseSource(t => t.cli.import.source.notFile({ path }))
  if (stats.size > maxTextFile) refuseSource(t => t.cli.importFrom.fileTooLarge({ path }))
  return readFile(path)
}

/** The lines of a file, each with its place. Lines differ in encoding in files that several programs wrote. */
export function* linesOf(bytes: Buffer, path: string): Generator<{ where: string; line: string }> {
  let number = 0
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(0x0a, from)
    const end = found < 0 ? bytes.length : found
    number += 1
    const line = decodeText(bytes.subarray(from, end)).trim()
    if (line !== '') yield { where: `${path}:${number}`, line }
    from = end + 1
  }
}
