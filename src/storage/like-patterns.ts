const maxWords = 10

/** Patterns for `like all`: a text matches if it contains every word. Without words there are none. */
export const likePatterns = (words: string): string[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map(word => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
