import fc from 'fast-check'

/** Texts of what breaks lines, ends quotations, borders and fields, or looks like the beginning of one. */
export const nastyTexts = fc
  .array(
    fc.constantFrom(
      ...['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\0', '"', '\\', '<', '>', ',', ';', ':', ' '],
      ...['=?utf-8?Q?=0D=0A?=', 'Bcc: x@y.example', '--b1', 'é', '漢', 'a'],
    ),
    { maxLength: 12 },
  )
  .map(signs => signs.join(''))
