/** What stands in each line of a list that somebody typed or pasted; empty lines do not count. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(Boolean)
