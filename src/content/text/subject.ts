import { tagKey } from './tag-key.ts'
import { tagIn } from './tag-name.ts'

export type ParsedSubject = {
  /** As it is stored with the message: one line, with reply prefixes and hashtags, without the group's tag. */
  subject: string
  /** The same without hashtags. */
  withoutTags: string
  /** Without reply prefixes, the group's tag and hashtags: the name of a topic. Empty if nothing else is left. */
  bare: string
  /** The key by which subjects are compared. */
  threadKey: string
  isReply: boolean
  isForward: boolean
  /** Without #, in order, without duplicates in other spellings. */
  hashtags: string[]
  isPrivate: boolean
}

const longest = 1000
const longestKey = 200

/** Reply prefixes. Some of them mean something else in another language: this meaning wins. */
const replies = [
  're|aw|antw|antwort|betr|sv|svar|vs|odp|r|rif|res|resp|rép|ref|ynt|atb|vá|válasz|bls|odg|отв|ответ|відп',
  'σχετ|απ|απάντηση|回复|答复|回覆|答覆|返信|답장|회신|השב|תגובה|رد|ตอบ|trả lời',
]
/** Forward prefixes. A forward is not a reply: it starts a topic of its own. */
const forwards = [
  'fwd|fw|wg|tr|rv|enc|doorst|vb|vl|i|pd|trs|továbbítás|ilt|i̇lt|İlt|yml|пер|πρθ|转发|轉寄|轉發|転送|전달|הועבר',
  'إعادة توجيه|ส่งต่อ|chuyển tiếp',
]
// Some programs count replies: Re[2]:, Re(2):, Re^2:, Re2:
const prefix = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join('|')})\\s?(?:\\[\\d{1,4}\\]|\\(\\d{1,4}\\)|\\^\\d{1,4}|\\d{1,4})?\\s?[:：]\\s?`, 'iu')
const reply = prefix(replies)
const forward = prefix(forwards)

/**
 * A single line that is safe in a header: line breaks become spaces; invisible and bidirectional characters are
 * removed.
 */
export function oneLine(text: string): string {
  return (
    text
      .slice(0, longest * 4)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
      .replace(/^[ \u200e\u200f]+/, '')
      .slice(0, longest)
      // A surrogate pair that the cut has split.
      .replace(/[\ud800-\udbff]$/, '')
      .toWellFormed()
      .trimEnd()
  )
}

type Options = {
  /** The subject tag of the group, with or without brackets: it is removed. */
  tag?: string | null
  /** The subject tag of another list: it is kept, but not compared. */
  listTag?: string
}

export function parseSubject(written: string, { tag, listTag = '' }: Options = {}): ParsedSubject {
  const line = oneLine(written)
  const groupTag = bracketed(tag ?? '')
  const { prefixes, rest } = stripPrefixes(line, [groupTag])
  const compared = stripPrefixes(line, [groupTag, bracketed(listTag)], gatewayTags)
  const subject = (prefixes + rest).trimEnd()
  const { hashtags, without } = cutHashtags(rest)
  const text = compared.rest === rest ? without : cutHashtags(compared.rest).without
  return {
    subject,
    withoutTags: (prefixes + without).trimEnd(),
    bare: without,
    threadKey: keyOf(text === '' ? compared.rest : text),
    isReply: compared.prefixes !== '',
    isForward: forward.test(text),
    hashtags,
    isPrivate: /^private\s?[:：]/i.test(text),
  }
}

function bracketed(tag: string): string {
  const name = oneLine(tag).toLowerCase()
  return name === '' || name.startsWith('[') ? name : `[${name}]`
}

/** A subject with the tag of its group, once, after the reply prefixes. */
export function withTag(written: string, tag: string): string {
  const name = oneLine(tag)
  const bracketedTag = name === '' || name.startsWith('[') ? name : `[${name}]`
  const groupTag = bracketed(tag)
  const { prefixes, rest } = stripPrefixes(oneLine(written), [groupTag])
  // A forwarded or otherwise prefixed subject has it further on.
  const isThere = groupTag !== '' && rest.toLowerCase().includes(groupTag)
  return `${prefixes}${isThere ? '' : `${bracketedTag} `}${rest}`.trim()
}

/** Tags that gateways of companies and universities put before external subjects. */
const gatewayTags =
  /^(?:\[(?:ext(?:ern(?:al|e|o)?)?|esterno|(?:ext(?:ernal)?|outside) ?-?(?:e?-?mail|sender|message)|caution|warning|(?:(?:suspected|possible|probable|likely) )?(?:spam|junk)\??|bulk|newsletter|secure|encrypted)\]|(?:ext|external)\s?:|\*{3,5}(?:spam|external)\*{3,5}|\{spam\?\})\s?/i

/** Strips reply prefixes, tags and marks from the beginning, in any order. */
function stripPrefixes(line: string, tags: readonly string[], mark?: RegExp): { prefixes: string; rest: string } {
  let rest = line
  let prefixes = ''
  for (;;) {
    const match = reply.exec(rest)?.[0]
    const beginning =
      tags.find(tag => tag !== '' && rest.slice(0, tag.length).toLowerCase() === tag) ?? mark?.exec(rest)?.[0]
    if (match !== undefined) {
      prefixes += `${match.trimEnd()} `
      rest = rest.slice(match.length)
    } else if (beginning !== undefined) rest = rest.slice(beginning.length).trimStart()
    else return { prefixes, rest }
  }
}

/** The `[tag]` before a subject, without brackets, and the rest; undefined if there is none. */
export function tagBefore(written: string): { tag: string; rest: string } | undefined {
  const { rest } = stripPrefixes(oneLine(written), [], gatewayTags)
  const [whole, tag] = /^\[([^[\]]{1,100})\]/.exec(rest) ?? []
  return tag === undefined || tag.trim() === ''
    ? undefined
    : { tag: tag.trim(), rest: stripPrefixes(rest, [whole!.toLowerCase()], gatewayTags).rest }
}

/** A comma after a hashtag separates it from the next one as a space does. */
function cutHashtags(line: string): { hashtags: string[]; without: string } {
  const byKey = new Map<string, string>()
  const words = line.split(' ').map(word => (word.startsWith('#') ? word.replace(leadingTags, take) : word))
  return { hashtags: [...byKey.values()], without: words.filter(word => word !== '').join(' ') }

  function take(tags: string): string {
    const remaining: string[] = []
    for (const tag of tags.split(',').filter(one => one !== '')) {
      const name = tagIn(tag.slice(1))
      if (name === null) remaining.push(tag)
      else if (!byKey.has(tagKey(name))) byKey.set(tagKey(name), name)
    }
    return remaining.join(',')
  }
}

const leadingTags = /^(?:#[^,#][^,]*(?:,+|$))+/

function keyOf(bare: string): string {
  const key = bare
    .replace(forward, 'fwd: ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(key).slice(0, longestKey).join('').trimEnd()
}

/** The name of a topic that begins with this subject. */
export const topicSubject = ({ bare, subject }: ParsedSubject): string => bare || subject
