const picture = /<img((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g
const source = /\ssrc="([^"]*)"/
const meaning = /\salt="([^"]*)"/
const elsewhere = /^https?:\/\/([^/?#"<>&]+)/

/** What is done with pictures from elsewhere: looking at a text must not tell its author who looks. */
export type Foreign = {
  origin: string
  /** What stands in place of one, by the host that it is from. */
  say(host: string): string
  /** The page on which they are shown, where there is one; else a link leads to the picture itself. */
  askAt?: string
  /** The message whose pictures are shown, through the service. */
  shownOf?: number
}

type Texts = { body: string; quoted: string; remainder: string }

const fromElsewhere = (src: string, origin: string): boolean => !src.startsWith('/') && !src.startsWith(`${origin}/`)

/** Whether a message shows pictures from elsewhere. Texts come cleaned, so a tag is written in one way only. */
export const hasForeign = ({ body, quoted, remainder }: Texts, origin: string): boolean =>
  [body, quoted, remainder].some(html => showsForeign(html, origin))

const showsForeign = (html: string, origin: string): boolean =>
  html.includes('<img') &&
  [...html.matchAll(picture)].some(([, attributes = '']) => {
    const src = source.exec(attributes)?.[1] ?? ''
    return fromElsewhere(src, origin) && elsewhere.test(src)
  })

function shownPicture(src: string, attributes: string, message_id: number): string {
  // What is escaped in the text is an address again before it is a part of another one.
  const url = encodeURIComponent(src.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
  const address = `/api/v1/getpicture?message_id=${message_id}&amp;url=${url}`
  return `<img${attributes.replace(source, ` src="${address}" loading="lazy"`)}>`
}

/** A text with its pictures from elsewhere fetched by the service, or something in place of each. */
export const withForeign = (html: string, { origin, say, askAt, shownOf }: Foreign): string =>
  html.includes('<img')
    ? html.replaceAll(picture, (tag, attributes: string) => {
        const src = source.exec(attributes)?.[1] ?? ''
        if (!fromElsewhere(src, origin)) return tag
        const host = elsewhere.exec(src)?.[1]
        if (host === undefined) return ''
        if (shownOf !== undefined) return shownPicture(src, attributes, shownOf)
        const alt = (meaning.exec(attributes)?.[1] ?? '').replaceAll('<', '&lt;').trim()
        const said = alt === '' ? say(host) : `${alt} · ${say(host)}`
        return `<a class="elsewhere" href="${askAt ?? src}" rel="noreferrer noopener nofollow">${said}</a>`
      })
    : html

/** A text of a message as a page shows it: a table that is too wide is moved by keys too. */
export const shownText = (html: string, foreign: Foreign): string =>
  withForeign(html, foreign).replaceAll('<table', '<table tabindex="0"')
