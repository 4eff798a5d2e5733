import { tagKey } from './tag-key.ts'
import { tagIn } from './tag-name.ts'

/** What a subject says. */
export type ReadSubject = {
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

/** Reads a subject; `tag` is what the group puts before its subjects, with or without its brackets. */
export function readSubject(written: string, { tag = '' }: { tag?: string | null } = {}): ReadSubject {
  const { prefixes, rest } = parts(oneLine(written), bracketed(tag ?? ''))
  const subject = (prefixes + rest).trimEnd()
  const { hashtags, without } = cutHashtags(rest)
  const isForward = forward.test(without)
  return {
    subject,
    withoutTags: (prefixes + without).trimEnd(),
    bare: without,
    threadKey: keyOf(without === '' ? rest : without),
    isReply: prefixes !== '',
    isForward,
    hashtags,
    isPrivate: /^private\s?[:：]/i.test(without),
  }
}

function bracketed(tag: string): string {
  const name = oneLine(tag).toLowerCase()
  return name === '' || name.startsWith('[') ? name : `[${name}]`
}

/** Takes reply prefixes and the group's tag off the beginning, in whatever order they have piled up. */
function parts(line: string, tag: string): { prefixes: string; rest: string } {
  let rest = line
  let prefixes = ''
  for (;;) {
    const found = reply.exec(rest)?.[0]
    if (found !== undefined) {
      prefixes += `${found.trimEnd()} `
      rest = rest.slice(found.length)
    } else if (tag !== '' && rest.slice(0, tag.length).toLowerCase() === tag) {
      rest = rest.slice(tag.length).trimStart()
    } else return { prefixes, rest }
  }
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

const leadingTags = /^(?:#[^,#]+(?:,+|$))+/

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
