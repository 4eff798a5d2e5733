/** Where a file is in a bundle. */
export const filePath = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`

const maxLength = 100
/** Part of a name of a file that is valid on all systems. */
export const safeName = (name: string): string =>
  Array.from(name.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '_'))
    .slice(0, maxLength)
    .join('')
