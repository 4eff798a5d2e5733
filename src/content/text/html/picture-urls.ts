const picture = /<img((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g
const source = /\ssrc="([^"]*)"/

/** The URLs of all external images in clean HTML, in which a tag has only one spelling. */
export const pictureUrls = (html: string): string[] =>
  html.includes('<img')
    ? [...html.matchAll(picture)]
        .map(([, attributes = '']) => unescapeEntities(source.exec(attributes)?.[1] ?? ''))
        .filter(src => /^https?:/.test(src))
    : []

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" }
const unescapeEntities = (text: string): string =>
  text.replaceAll(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => entities[name]!)
