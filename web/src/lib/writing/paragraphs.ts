const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain input as HTML: an empty line separates paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${part.replaceAll(/[&<>]/g, sign => escapes[sign]!).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
