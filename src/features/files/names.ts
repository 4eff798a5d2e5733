import { tidied } from '../archives/index.ts'

export { isNameReplaced, parseName, partsAround, shortened, uploadName } from '../archives/index.ts'

/** Names are the same file if they differ only in case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC')

/** The names of a path: `/a/b` and `a/b` are the same. */
export const namesIn = (path: string | undefined): string[] => (path ?? '').split('/').filter(name => name !== '')
/** The names as they are compared. */
export const keysIn = (path: string | undefined): string[] => namesIn(path).map(name => nameKey(tidied(name)))
/** The path of something in a folder. */
export const pathIn = (folder: string, name: string): string => `${folder === '/' ? '' : folder}/${name}`
