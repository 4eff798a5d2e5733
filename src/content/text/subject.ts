import { tagKey } from './tag-key.ts'
import { tagIn } from './tag-name.ts'

/** What a subject says. */
export type ParsedSubject = {
  /** As it is kept with the message: one line, reply prefixes and hashtags in it, the group's tag not. */
  subject: string
  /** The same without hashtags. */
  withoutTags: string
  /** Without reply prefixes, the group's tag and hashtags: what a topic is called. Empty where nothing else was said. */
  bare: string
  /** What subjects are compared by. */
  threadKey: string
  isReply: boolean
  isForward: boolean
  /** Without #, in order, each once however it is spelled. */
  hashtags: string[]
  isPrivate: boolean
}

const longest = 1000
const longestKey = 200

/** How programs begin the subject of an answer. Some other language means something else by some of them: then this one wins. */
const replies = [
  ...['re', 'aw', 'antw', 'antwort', 'betr', 'sv', 'svar', 'vs', 'odp', 'r', 'rif', 'res', 'resp', 'rép', 'ref', 'ynt'],
  ...['atb', 'vá', 'válasz', 'bls', 'odg', 'отв', 'ответ', 'відп', 'σχετ', 'απ', 'απάντηση'],
  ...['回复', '答复', '回覆', '答覆', '返信', '답장', '회신', 'השב', 'תגובה', 'رد', 'ตอบ', 'trả lời'],
]
/** How they begin the subject of what is passed on. It is no answer: it begins a topic of its own. */
const forwards = [
  ...[
    'fwd',
    'fw',
    'wg',
    'tr',
    'rv',
    'enc',
    'doorst',
    'vb',
    'vl',
    'i',
    'pd',
    'trs',
    'továbbítás',
    'ilt',
    'i̇lt',
    'İlt',
    'yml',
  ],
  ...['пер', 'πρθ', '转发', '轉寄', '轉發', '転送', '전달', 'הועבר', 'إعادة توجيه', 'ส่งต่อ', 'chuyển tiếp'],
]
// Some count their answers: Re[2]:, Re(2):, Re^2:, Re2:
const prefix = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join('|')})\\s?(?:\\[\\d{1,4}\\]|\\(\\d{1,4}\\)|\\^\\d{1,4}|\\d{1,4})?\\s?[:：]\\s?`, 'iu')
const reply = prefix(replies)
const forward = prefix(forwards)

/** One line that cannot end a header: what breaks a line becomes a space, what hides or turns letters goes. */
export function oneLine(written: string): string {
  return (
    written
      .slice(0, longest * 4)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
      .replace(/^[ \u200e\u200f]+/, '')
      .slice(0, longest)
      // A letter that the cut has parted.
      .replace(/[\ud800-\udbff]$/, '')
      .toWellFormed()
      .trimEnd()
  )
}

type Options = {
  /** What the group puts before its subjects, with or without its brackets: it is taken off. */
  tag?: string | null
  /** What another list has put before them: it stays, and is not compared. */
  listTag?: string
}

/** Reads a subject. */
export function parseSubject(written: string, { tag, listTag = '' }: Options = {}): ParsedSubject {
  const line = oneLine(written)
  const own = bracketed(tag ?? '')
  const { prefixes, rest } = stripPrefixes(line, [own])
  const compared = stripPrefixes(line, [own, bracketed(listTag)], gatewayTags)
  const subject = (prefixes + rest).trimEnd()
  const { hashtags, without } = cutHashtags(rest)
  const said = compared.rest === rest ? without : cutHashtags(compared.rest).without
  return {
    subject,
    withoutTags: (prefixes + without).trimEnd(),
    bare: without,
    threadKey: keyOf(said === '' ? compared.rest : said),
    isReply: compared.prefixes !== '',
    isForward: forward.test(said),
    hashtags,
    isPrivate: /^private\s?[:：]/i.test(said),
  }
}

function bracketed(tag: string): string {
  const name = oneLine(tag).toLowerCase()
  return name === '' || name.startsWith('[') ? name : `[${name}]`
}

/** A subject with the tag of its group, once, after what says that it is an answer. */
export function withTag(written: string, tag: string): string {
  const name = oneLine(tag)
  const shown = name === '' || name.startsWith('[') ? name : `[${name}]`
  const own = bracketed(tag)
  const { prefixes, rest } = stripPrefixes(oneLine(written), [own])
  // What was passed on, or marked on its way, has it further on.
  const isThere = own !== '' && rest.toLowerCase().includes(own)
  return `${prefixes}${isThere ? '' : `${shown} `}${rest}`.trim()
}

/** What the programs of firms and universities put before subjects of what comes from elsewhere. */
const gatewayTags =
  /^(?:\[(?:ext(?:ern(?:al|e|o)?)?|esterno|(?:ext(?:ernal)?|outside) ?-?(?:e?-?mail|sender|message)|caution|warning|(?:(?:suspected|possible|probable|likely) )?(?:spam|junk)\??|bulk|newsletter|secure|encrypted)\]|(?:ext|external)\s?:|\*{3,5}(?:spam|external)\*{3,5}|\{spam\?\})\s?/i

/** Takes reply prefixes, tags and marks off the beginning, in whatever order they have piled up. */
function stripPrefixes(line: string, tags: readonly string[], mark?: RegExp): { prefixes: string; rest: string } {
  let rest = line
  let prefixes = ''
  for (;;) {
    const found = reply.exec(rest)?.[0]
    const beginning =
      tags.find(tag => tag !== '' && rest.slice(0, tag.length).toLowerCase() === tag) ?? mark?.exec(rest)?.[0]
    if (found !== undefined) {
      prefixes += `${found.trimEnd()} `
      rest = rest.slice(found.length)
    } else if (beginning !== undefined) rest = rest.slice(beginning.length).trimStart()
    else return { prefixes, rest }
  }
}

/** The `[tag]` before a subject, without its brackets, and what is said after it; undefined where there is none. */
export function tagBefore(written: string): { tag: string; rest: string } | undefined {
  const { rest } = stripPrefixes(oneLine(written), [], gatewayTags)
  const [whole, tag] = /^\[([^[\]]{1,100})\]/.exec(rest) ?? []
  return tag === undefined || tag.trim() === ''
    ? undefined
    : { tag: tag.trim(), rest: stripPrefixes(rest, [whole!.toLowerCase()], gatewayTags).rest }
}

/** A comma after a hashtag parts it from the next one as a space does. */
function cutHashtags(line: string): { hashtags: string[]; without: string } {
  const found = new Map<string, string>()
  const words = line.split(' ').map(word => (word.startsWith('#') ? word.replace(leadingTags, take) : word))
  return { hashtags: [...found.values()], without: words.filter(word => word !== '').join(' ') }

  function take(tags: string): string {
    const kept: string[] = []
    for (const tag of tags.split(',').filter(one => one !== '')) {
      const name = tagIn(tag.slice(1))
      if (name === null) kept.push(tag)
      else if (!found.has(tagKey(name))) found.set(tagKey(name), name)
    }
    return kept.join(',')
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

/** What a topic is called that begins with this subject. */
export const topicSubject = ({ bare, subject }: ParsedSubject): string => bare || subject
