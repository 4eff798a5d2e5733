import { isBlank, readText, type ParsedText } from '#content/text/index.ts'

/** An author's signature, as plain text and as HTML. */
export type Signature = { plain: string; html: string }

/** The signature to append to a text; null if it is empty, the text is blank, or the text already ends with it. */
export async function signatureUnder({ plain: text }: ParsedText, signatureText: string): Promise<Signature | null> {
  const trimmed = signatureText.replace(/\r\n?/g, '\n').trim()
  if (trimmed === '' || isBlank(text) || text.trimEnd().endsWith(trimmed)) return null
  const { plain, html } = await readText({ format: 'plain', text: `-- \n${trimmed}` })
  return { plain, html }
}

/** Appends a signature to a text. */
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
