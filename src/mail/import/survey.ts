import { decodeWords } from 'postal-mime'
import { tagBefore } from '#content/text/subject.ts'
import { endOfHead } from './mbox-boundaries.ts'
import type { Threading } from '#features/archives/index.ts'
import type { SourceMail } from './sources.ts'

/** Tags that are counted; a list has one. */
const maxTags = 10_000
/** So many of all mails have it: what fewer have is about something. */
const leastShare = 1 / 5
const headBytes = 16_384
/** Where fewer mails than this refer to others, a program has left these headers out. */
const leastReferring = 1 / 10

type TagCount = { tag: string; mails: number; rest: string; hasSeveral: boolean }

/** What has to be known of an archive before its first mail is imported. */
export type ArchiveSurvey = {
  /** What its list has put before subjects, without brackets: the most common tag. Empty where there is none. */
  listTag: string
  threading: Threading
}

/** Reads the heads of all mails once. */
export async function surveyArchive(mails: AsyncIterable<SourceMail>, signal: AbortSignal): Promise<ArchiveSurvey> {
  const counts = new Map<string, TagCount>()
  let [all, referring] = [0, 0]
  for await (const mail of mails) {
    if (signal.aborted) break
    if (!('raw' in mail)) continue
    const lines = headOf(mail.raw)
    all += 1
    if (lines.some(line => /^(?:references|in-reply-to):.*@/i.test(line))) referring += 1
    const tag = tagBefore(subjectIn(lines))
    if (!tag) continue
    const key = tag.tag.toLowerCase()
    const count = counts.get(key) ?? { tag: tag.tag, mails: 0, rest: tag.rest, hasSeveral: false }
    count.mails += 1
    // The tag of one topic is no tag of the list.
    count.hasSeveral ||= tag.rest !== count.rest
    if (counts.has(key) || counts.size < maxTags) counts.set(key, count)
  }
  const [first] = [...counts.values()].filter(({ hasSeveral }) => hasSeveral).toSorted((a, b) => b.mails - a.mails)
  return {
    listTag: first && first.mails >= all * leastShare ? first.tag : '',
    threading: referring >= all * leastReferring ? 'references' : 'subjects',
  }
}

/** The lines of a head, each field in one. */
const headOf = (raw: Buffer): string[] =>
  raw
    .toString('latin1', 0, Math.min(endOfHead(raw)?.from ?? raw.length, headBytes))
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)

/** The subject of a mail, without taking the mail apart. */
const subjectIn = (lines: readonly string[]): string =>
  decodeWords((lines.find(line => /^subject:/i.test(line)) ?? '').slice('subject:'.length).trim())
