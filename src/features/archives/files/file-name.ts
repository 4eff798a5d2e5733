/** The last part of a path, without control and bidirectional characters. */
export const fileNameOf = (filename: string): string =>
  Array.from(
    filename
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/^.*[/\\]/, '')
      .trim(),
  )
    .slice(0, 200)
    .join('') || 'file'
