/**
 * What names of hashtags are compared by: one word for all of its spellings. Compatibility forms are one, case does not
 * count, a sigma is a sigma at the end of a word too, and an i is an i with its dot or without, since whoever writes
 * Turkish in capitals changes the one for the other. `hashtag_key` in the database is the same. docs/decisions/0023
 */
export const tagKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
