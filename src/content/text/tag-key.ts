/**
 * The comparison key of hashtags: compatibility forms are unified, case is ignored, a final sigma is a sigma, and i
 * with and without a dot are the same, because Turkish capitals swap them. `hashtag_key` in the database is the same.
 * docs/decisions/0023
 */
export const tagKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
