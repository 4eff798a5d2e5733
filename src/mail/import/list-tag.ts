import { decodeWords } from 'postal-mime'
import { tagBefore } from '#content/text/subject.ts'
import { endOfHead } from './mbox-borders.ts'
import type { FoundMail } from './sources.ts'

/** Tags that are counted; a list has one. */
const mostTags = 10_000
/** So many of all mails have it: what fewer have is about something. */
const leastShare = 1 / 5
const headBytes = 16_384

type Count = { tag: string; mails: number; rest: string; hasSeveral: boolean }

/** What the list of an archive has put before its subjects, without brackets: the most common tag. Empty where there is none. */
export async function findListTag(mails: AsyncIterable<FoundMail>, signal: AbortSignal): Promise<string> {
  const counts = new Map<string, Count>()
  let all = 0
  for await (const mail of mails) {
    if (signal.aborted) break
    if (!('raw' in mail)) continue
    all += 1
    const found = tagBefore(subjectIn(mail.raw))
    if (!found) continue
    const key = found.tag.toLowerCase()
    const count = counts.get(key) ?? { tag: found.tag, mails: 0, rest: found.rest, hasSeveral: false }
    count.mails += 1
    // The tag of one topic is no tag of the list.
    count.hasSeveral ||= found.rest !== count.rest
    if (counts.has(key) || counts.size < mostTags) counts.set(key, count)
  }
  const [first] = [...counts.values()].filter(({ hasSeveral }) => hasSeveral).toSorted((a, b) => b.mails - a.mails)
  return first && first.mails >= all * leastShare ? first.tag : ''
}

/** The subject of a mail, without taking the mail apart. */
function subjectIn(raw: Buffer): string {
  const head = raw.toString('latin1', 0, Math.min(endOfHead(raw)?.from ?? raw.length, headBytes))
  const lines = head.split(/\r?\n/)
  const at = lines.findIndex(line => /^subject:/i.test(line))
  if (at < 0) return ''
  const end = lines.findIndex((line, n) => n > at && !/^[ \t]/.test(line))
  return decodeWords(
    lines
      .slice(at, end < 0 ? undefined : end)
      .join(' ')
      .slice('subject:'.length)
      .trim(),
  )
}
