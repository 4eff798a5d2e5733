import { Parser } from 'htmlparser2'
import { TooMuchMarkupError } from './clean.ts'
import { escapeText } from './tree.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements that run, load or send something; they are dropped with their content. */
const activeTags: ReadonlySet<string> = new Set([
  ...[
    'script',
    'noscript',
    'iframe',
    'frame',
    'frameset',
    'object',
    'embed',
    'applet',
    'audio',
    'video',
    'link',
    'base',
    // It can change attributes of its elements, and what a link in it leads to.
    'svg',
  ],
])
/** Of these only the tag is dropped: some emails are a form as a whole, and without it nothing is sent. */
const sendingTags: ReadonlySet<string> = new Set(['form', 'input'])
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'background', 'xlink:href'])
const isActive = (name: string, value: string): boolean =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  (addresses.has(name) && /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\0-\x20]+/g, '')))

const isRemote = /^\s*(?:https?:)?\/\//i
const isTiny = (length: string | undefined): boolean =>
  length !== undefined && /^\s*[01](?:px|\.\d*)?\s*$/i.test(length)
const hiddenStyle =
  /(?:^|;)(?:display:none|visibility:hidden|(?:max-)?(?:width|height):[01](?:px)?(?:!important)?(?:;|$))/i
/** An invisible external image tells its owner who has opened the email. */
const isPixel = ({ src = '', width, height, style = '' }: Attributes): boolean =>
  isRemote.test(src) &&
  ((isTiny(width) && isTiny(height)) || hiddenStyle.test(style.slice(0, 1000).replace(/\s+/g, '')))

const isRefresh = (name: string, given: Attributes): boolean =>
  name === 'meta' && 'http-equiv' in given && !/^content-type$/i.test(given['http-equiv'])

const mostDepth = 500

/**
 * The HTML of an email as it was written, without active content and tracking pixels. Everything else keeps its look.
 * Throws `TooMuchMarkupError` if it is nested too deeply.
 */
export function passiveHtml(html: string): string {
  let [text, from, depth, hiddenAt] = ['', 0, 0, -1]
  // A tag that is not finished at the end is no token: it is left out, or the footer behind it would finish it.
  let read = 0
  const onRead = (): void => {
    read = Math.max(read, parser.endIndex + 1)
  }
  const cut = (start: number, end: number, instead = ''): void => {
    if (start >= from) text += html.slice(from, start) + instead
    from = Math.max(from, end)
  }
  const parser = new Parser({
    ontext: onRead,
    oncomment: onRead,
    onprocessinginstruction: onRead,
    onopentag(name, given, isImplied) {
      onRead()
      depth += 1
      if (depth > mostDepth) throw new TooMuchMarkupError('it is nested too deeply')
      if (hiddenAt >= 0 || isImplied) return
      const { startIndex, endIndex } = parser
      if (activeTags.has(name)) {
        hiddenAt = depth
        cut(startIndex, endIndex + 1)
      } else if (sendingTags.has(name) || (name === 'img' && isPixel(given)) || isRefresh(name, given))
        cut(startIndex, endIndex + 1)
      else if (Object.entries(given).some(([attribute, value]) => isActive(attribute, value)))
        cut(startIndex, endIndex + 1, tagOf(name, given))
    },
    onclosetag(_name, isImplied) {
      if (!isImplied) onRead()
      depth -= 1
      if (hiddenAt !== depth + 1) return
      hiddenAt = -1
      cut(from, parser.endIndex + 1)
    },
  })
  parser.end(html)
  return hiddenAt >= 0 ? text : text + html.slice(from, Math.max(from, read))
}

function tagOf(name: string, given: Attributes): string {
  const passive = Object.entries(given).filter(([attribute, value]) => !isActive(attribute, value))
  return `<${name}${passive.map(([attribute, value]) => ` ${attribute}="${escapeText(value).replaceAll('"', '&quot;')}"`).join('')}>`
}
