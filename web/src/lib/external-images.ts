import { foldQuotes } from './reading/topic/fold-cited-messages.ts'

const imageTag = /<img((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g
const source = /\ssrc="([^"]*)"/
const altAttribute = /\salt="([^"]*)"/
const externalUrl = /^https?:\/\/([^/?#"<>&]+)/

/** Handling of external pictures: reading a text must not be tracked by its author. */
export type ExternalImages = {
  origin: string
  /** The replacement of a picture, with its host. */
  say(image: { host: string }): string
  /** The page on which they are shown, where there is one; else a link leads to the picture itself. */
  askAt?: string
  /** The message whose pictures are shown, through the service. */
  shownOf?: number
}

type MessageTexts = { body: string; quoted: string; remainder: string }

const isExternal = (src: string, origin: string): boolean => !src.startsWith('/') && !src.startsWith(`${origin}/`)

/** Whether a message shows pictures from elsewhere. Texts come cleaned, so a tag is written in one way only. */
export const hasExternalImages = ({ body, quoted, remainder }: MessageTexts, origin: string): boolean =>
  [body, quoted, remainder].some(html => containsExternalImage(html, origin))

const containsExternalImage = (html: string, origin: string): boolean =>
  html.includes('<img') &&
  [...html.matchAll(imageTag)].some(([, attributes = '']) => {
    const src = source.exec(attributes)?.[1] ?? ''
    return isExternal(src, origin) && externalUrl.test(src)
  })

function proxiedImage(src: string, attributes: string, message_id: number): string {
  // Entities in the text are decoded before the URL is used in another one.
  const url = encodeURIComponent(src.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
  const address = `/api/v1/getpicture?message_id=${message_id}&amp;url=${url}`
  return `<img${attributes.replace(source, ` src="${address}" loading="lazy"`)}>`
}

/** A text with its pictures from elsewhere fetched by the service, or something in place of each. */
export const replaceExternalImages = (html: string, { origin, say, askAt, shownOf }: ExternalImages): string =>
  html.includes('<img')
    ? html.replaceAll(imageTag, (tag, attributes: string) => {
        const src = source.exec(attributes)?.[1] ?? ''
        if (!isExternal(src, origin)) return tag
        const host = externalUrl.exec(src)?.[1]
        if (host === undefined) return ''
        if (shownOf !== undefined) return proxiedImage(src, attributes, shownOf)
        const alt = (altAttribute.exec(attributes)?.[1] ?? '').replaceAll('<', '&lt;').trim()
        const from = say({ host })
        const label = alt === '' ? from : `${alt} · ${from}`
        return `<a class="elsewhere" href="${askAt ?? src}" rel="noreferrer noopener nofollow">${label}</a>`
      })
    : html

/** A text of a message as a page shows it: a table that is too wide is moved by keys too. */
export const messageHtml = (html: string, foreign: ExternalImages): string =>
  foldQuotes(replaceExternalImages(html, foreign)).replaceAll('<table', '<table tabindex="0"')
