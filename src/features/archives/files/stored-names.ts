import { withoutInvisible } from '#content/text/index.ts'
import { maxNameBytes } from '#contract/files.ts'

// Marks that change the direction of a text: with them gpj.exe could appear as exe.jpg.
const disguises = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Whether a name has invisible characters, or some that make it look like another. */
export const isHidden = (name: string): boolean =>
  disguises.test(name) || /[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}]/u.test(name)
// Windows ignores dots and spaces at the end, so that two names would be one.
export const tidied = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/(?<![\s.])[\s.]+$/, '')

/** Whether nobody could see a name, or only the dots that mean a folder. */
const isInvisible = (name: string): boolean => /^[\s.]*$/.test(withoutInvisible(name))

/** The name as it is stored; null if no file can have it: too long, with slashes, or with nothing or something hidden to see. */
export function parseName(given: string): string | null {
  const name = tidied(given)
  const isRefused = isInvisible(name) || /[/\\]/.test(name) || isHidden(name) || Buffer.byteLength(name) > maxNameBytes
  return isRefused ? null : name
}

/** A name and its extension, with the dot. */
function partsOf(name: string): [stem: string, extension: string] {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - extension.length), extension]
}

/** Shortens a name from the end of what comes before its extension. */
export function shortened(name: string, maxBytes = maxNameBytes): string {
  const [stem, extension] = partsOf(name)
  const letters = Array.from(stem)
  while (letters.length > 1 && Buffer.byteLength(letters.join('') + extension) > maxBytes) letters.pop()
  return letters.join('') + extension
}

const bytesOfNumber = Buffer.byteLength(' (99999)')
/** The parts between which a number is put, so that the name differs from others: `report (2).txt`. */
export const partsAround = (name: string): [before: string, after: string] => {
  const [stem, extension] = partsOf(shortened(name, maxNameBytes - bytesOfNumber))
  return [`${stem} (`, `)${extension}`]
}

/** The name of an uploaded file: whatever a program sends becomes a name that can be stored. */
export const uploadName = (given: string): string => parseName(shortened(visibleName(given))) ?? 'file'
/** Whether a file got another name than the given one, which others may have got as well. */
export const isNameReplaced = (given: string): boolean => parseName(visibleName(given)) === null

function visibleName(given: string): string {
  const last = Array.from(given.toWellFormed().replace(/^.*[/\\]/s, ''))
  return tidied(last.filter(letter => !isHidden(letter)).join(''))
}
