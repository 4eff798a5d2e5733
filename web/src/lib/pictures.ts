const picture = /<img((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g
const source = /\ssrc="([^"]*)"/

/**
 * A text with a link in place of each picture from elsewhere: looking at a message must not tell its author who looks. Texts come
 * cleaned, so a tag is written in one way only.
 */
export const withoutForeignPictures = (html: string, origin: string, say: (host: string) => string): string =>
  html.includes('<img')
    ? html.replaceAll(picture, (tag, attributes: string) => {
        const src = source.exec(attributes)?.[1] ?? ''
        if (src.startsWith('/') || src.startsWith(`${origin}/`)) return tag
        const host = /^https?:\/\/([^/?#"<>&]+)/.exec(src)?.[1]
        return host === undefined
          ? ''
          : `<a class="elsewhere" href="${src}" rel="noreferrer noopener nofollow">${say(host)}</a>`
      })
    : html

/** A text of a message as a page shows it: a table that is too wide is moved by keys too. */
export const shownText = (html: string, origin: string, say: (host: string) => string): string =>
  withoutForeignPictures(html, origin, say).replaceAll('<table', '<table tabindex="0"')
