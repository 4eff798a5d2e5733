import { isBlank, readText, type ParsedText } from '#content/text/index.ts'

/** What its author has under all that they write, as it stands under plain text and under HTML. */
export type Signature = { plain: string; html: string }

/** The signature that goes under a text; null where there is none, nothing to sign, or the text ends with it already. */
export async function signatureUnder({ plain: text }: ParsedText, words: string): Promise<Signature | null> {
  const own = words.replace(/\r\n?/g, '\n').trim()
  if (own === '' || isBlank(text) || text.trimEnd().endsWith(own)) return null
  const { plain, html } = await readText({ format: 'plain', text: `-- \n${own}` })
  return { plain, html }
}

/** A text with a signature under it. */
export const withSignature = (text: ParsedText, signature: Signature | null): ParsedText =>
  signature === null
    ? text
    : {
        ...text,
        html: text.html + signature.html,
        plain: `${text.plain.trimEnd()}\n\n${signature.plain}`,
        remainder: text.remainder + signature.html,
        words: { ...text.words, remainder: `${text.words.remainder}\n${signature.plain}`.trim() },
      }
