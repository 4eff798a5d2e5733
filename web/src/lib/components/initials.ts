/** Which of the eight pale colours stands behind the initials of a name: the same wherever it appears. */
export const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 0) % 8

/** The initials of a name: of its first and last word. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .map(word => Array.from(word)[0]!.toUpperCase())
    .join('') || '·'
