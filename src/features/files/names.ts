import { maxNameBytes } from '#contract/files.ts'

// Marks that change the direction of a text: with them gpj.exe could appear as exe.jpg.
const disguises = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const isHidden = (name: string): boolean => disguises.test(name) || /[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}]/u.test(name)
// Windows ignores dots and spaces at the end, so that two names would be one.
const tidied = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/(?<![\s.])[\s.]+$/, '')

/** The name as it is stored; null if no file can have it: empty, too long, with slashes or invisible characters. */
export function parseName(given: string): string | null {
  const name = tidied(given)
  const isRefused = name === '' || /[/\\]/.test(name) || isHidden(name) || Buffer.byteLength(name) > maxNameBytes
  return isRefused ? null : name
}

/** Names are the same file if they differ only in case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC')

/** Shortens a name from the end of what comes before its extension. */
function shortened(name: string): string {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? ''
  const letters = Array.from(name.slice(0, name.length - extension.length))
  while (letters.length > 1 && Buffer.byteLength(letters.join('') + extension) > maxNameBytes) letters.pop()
  return letters.join('') + extension
}

/** The name of an uploaded file: whatever a program sends becomes a name that can be stored. */
export function uploadName(given: string): string {
  const last = Array.from(given.toWellFormed().replace(/^.*[/\\]/s, ''))
  const visible = last.filter(letter => !isHidden(letter)).join('')
  const name = shortened(tidied(visible))
  return parseName(name) ?? 'file'
}

/** The names of a path: `/a/b` and `a/b` are the same. */
export const namesIn = (path: string | undefined): string[] => (path ?? '').split('/').filter(name => name !== '')
/** The names as they are compared. */
export const keysIn = (path: string | undefined): string[] => namesIn(path).map(name => nameKey(tidied(name)))
/** The path of something in a folder. */
export const pathIn = (folder: string, name: string): string => `${folder === '/' ? '' : folder}/${name}`
