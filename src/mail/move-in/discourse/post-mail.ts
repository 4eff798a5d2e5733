/** A post of a forum, as an email is made of it. */
export type ForumPost = {
  mime_id: string
  /** The Message-IDs that it answers, the topic's first. */
  references: readonly string[]
  author: { name: string; email: string }
  subject: string
  created: Date
  /** As it was written, in Markdown, and as it was shown. */
  raw: string
  cooked: string
}

const base64Lines = (text: string): string =>
  Buffer.from(text)
    .toString('base64')
    .replace(/.{1,76}/g, '$&\r\n')
/** Text of a header in encoded words (RFC 2047), which have at most 75 characters each. */
function encoded(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/[=?"\\]/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const sign of text.replace(/[\p{Cc}]+/gu, ' ')) {
    if (Buffer.byteLength(word + sign) > 42) {
      words.push(word)
      word = ''
    }
    word += sign
  }
  return [...words, word].map(part => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ')
}

const boundary = 'folkmoot-post'

/** The post as an email: the importer then treats it as any other, with its thread, its author and its text. */
export function mailOfPost({ mime_id, references, author, subject, created, raw, cooked }: ForumPost): Buffer {
  const ids = references.map(id => `<${id}>`)
  const name = encoded(author.name || author.email.split('@')[0]!)
  const headers = [
    `From: ${/^[\w ]+$|^=\?/.test(name) ? name : `"${name}"`}${author.email === '' ? '' : ` <${author.email}>`}`,
    `Date: ${created.toUTCString().replace('GMT', '+0000')}`,
    `Subject: ${references.length > 0 ? 'Re: ' : ''}${encoded(subject)}`,
    `Message-ID: <${mime_id}>`,
    ...(ids.length > 0 ? [`In-Reply-To: ${ids.at(-1)}`, `References: ${[...new Set(ids)].join(' ')}`] : []),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  const parts = [['text/plain', raw], ...(cooked === '' ? [] : [['text/html', cooked]])].map(
    ([type, text]) =>
      `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(text!)}`,
  )
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${parts.join('')}--${boundary}--\r\n`)
}
