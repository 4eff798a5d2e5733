import { Tokenizer } from 'htmlparser2'
import { allowedTags } from './allowed-markup.ts'
import { escapeText } from './tree.ts'

type Attributes = ReadonlyMap<string, string>

/** Tags that only give a text its look and order. Of any other the tag is left out, and what it holds is kept. */
const passiveTags: ReadonlySet<string> = new Set([
  ...allowedTags,
  ...'html head body meta style center font big strike samp var dfn abbr acronym address nobr wbr time label'.split(
    ' ',
  ),
  ...'article section header footer main nav aside hgroup figure figcaption details summary dir menu'.split(' '),
  ...'col colgroup fieldset legend map area ruby rt rp rb bdo bdi'.split(' '),
])
/** What these hold is no text of the author: it is left out with them. */
const tagsWithoutText: ReadonlySet<string> = new Set(
  'script noscript iframe noframes noembed svg math template title'.split(' '),
)
/** Only these end at once where they are written as `<svg/>`. */
const selfClosingTags: ReadonlySet<string> = new Set(['svg', 'math'])

const attributeName = /^[a-z][\w:-]*$/
const actingName = /^(?:on.*|srcdoc|ping|attributionsrc|action|formaction)$/
/** Of `data:` only pictures, but not those that are programs. */
const actingUrl = /^(?:(?:view-source|feed):)*(?:javascript|vbscript|livescript|mocha|data(?!:image\/(?!svg))):/i
const isPassive = (name: string, value: string): boolean =>
  attributeName.test(name) &&
  !actingName.test(name) &&
  // Readers leave out spaces and controls within a URL.
  !actingUrl.test(value.slice(0, 1000).replace(/[\0-\x20\x7f-\x9f\xad\u200b-\u200f\s]+/g, ''))

const isRemote = /^\s*(?:https?:)?\/\//i
const isTiny = (length: string | undefined): boolean =>
  length !== undefined && /^\s*[01](?:px|\.\d*)?\s*$/i.test(length)
const hiddenStyle =
  /(?:^|;)(?:display:none|visibility:hidden|(?:max-)?(?:width|height):[01](?:px)?(?:!important)?(?:;|$))/i
/** An invisible external image tells its owner who has opened the email. */
const isPixel = (given: Attributes): boolean =>
  isRemote.test(given.get('src') ?? '') &&
  ((isTiny(given.get('width')) && isTiny(given.get('height'))) ||
    hiddenStyle.test((given.get('style') ?? '').slice(0, 1000).replace(/\s+/g, '')))

/** Tags that are left out for what they say. */
const isUnwanted: Readonly<Record<string, (given: Attributes) => boolean>> = {
  img: isPixel,
  // It may lead elsewhere.
  meta: given => !/^content-type$/i.test(given.get('http-equiv') ?? 'content-type'),
}

/** Comments that every reader ends at the same place; Outlook reads some of them. */
const isPlainComment = (written: string): boolean =>
  written.startsWith('<!--')
    ? !/^<!---?>/.test(written) && written.indexOf('--', 4) === written.length - 3
    : /^<!\[(?:if [^<>]*|endif)\]>$/i.test(written)

/**
 * The HTML of an email with the look its author gave it, but without active content and tracking pixels.
 * What is kept is written anew, token by token, so that no reader can find other tags in it than were seen here.
 */
export function sanitizeForEmail(html: string): string {
  let [text, read] = ['', 0]
  // The tag that is being read, and the attributes that it has so far.
  let [tag, name, value, given] = ['', '', '', new Map<string, string>()]
  let hidden = { by: '', depth: 0 }
  let isStyle = false

  const keep = (written: string): void => {
    if (hidden.depth === 0) text += written
  }
  /** What was written from the end of the token before to `end`. */
  const written = (end: number): string => html.slice(read, (read = end))

  const openTag = (end: number, close = '>'): void => {
    read = end + 1
    if (tag === hidden.by) hidden.depth += 1
    else if (hidden.depth > 0) return
    else if (tagsWithoutText.has(tag)) hidden = { by: tag, depth: 1 }
    else if (passiveTags.has(tag) && !isUnwanted[tag]?.(given)) {
      isStyle = tag === 'style'
      text += `<${tag}${[...given].map(attributeOf).join('')}${close}`
    }
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext(start, end) {
        read = Math.max(read, start)
        const plain = written(end)
        keep(!isStyle ? plain.replaceAll('<', '&lt;') : /<\/style/i.test(plain) ? '' : plain)
      },
      ontextentity: (_code, end) => keep(written(end)),
      onopentagname(start, end) {
        ;[tag, given] = [html.slice(start, end).toLowerCase(), new Map()]
      },
      onattribname(start, end) {
        ;[name, value] = [html.slice(start, end).toLowerCase(), '']
      },
      onattribdata(start, end) {
        value += html.slice(start, end)
      },
      onattribentity(code) {
        value += String.fromCodePoint(code)
      },
      onattribend() {
        if (!given.has(name) && isPassive(name, value)) given.set(name, value)
      },
      onopentagend: end => openTag(end),
      onselfclosingtag(end) {
        if (selfClosingTags.has(tag)) read = end + 1
        else openTag(end, ' />')
      },
      onclosetag(start, end) {
        const closed = html.slice(start, end).toLowerCase()
        // The rest of the tag is nothing to any reader.
        const after = html.indexOf('>', end)
        read = after < 0 ? html.length : after + 1
        if (closed === hidden.by && hidden.depth > 0) hidden.depth -= 1
        else if (passiveTags.has(closed)) keep(`</${closed}>`)
        if (closed === 'style') isStyle = false
      },
      oncomment(_start, end) {
        const comment = written(end + 1)
        if (isPlainComment(comment)) keep(comment)
      },
      ondeclaration(_start, end) {
        const declaration = written(end + 1)
        if (/^<!doctype[^<>]*>$/i.test(declaration)) keep(declaration)
      },
      onprocessinginstruction: (_start, end) => void written(end + 1),
      oncdata: (_start, end) => void written(end + 1),
      onend() {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  // Or what is put behind it would be styles too.
  return isStyle ? `${text}</style>` : text
}

const attributeOf = ([name, value]: readonly [string, string]): string =>
  ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`
