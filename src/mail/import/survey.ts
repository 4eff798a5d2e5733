import { decodeWords } from 'postal-mime'
import { tagBefore } from '#content/text/subject.ts'
import { endOfHead } from './mbox-boundaries.ts'
import type { Threading } from '#features/archives/index.ts'
import type { SourceMail } from './sources.ts'

/** The limit of counted tags. */
const maxTags = 10_000
/** The list tag has at least this share of mails; rarer tags are topics. */
const minShare = 1 / 5
const headBytes = 16_384
/** Below this share of mails with references, these headers were removed by some program. */
const minReferring = 1 / 10

type TagCount = { tag: string; mails: number; rest: string; hasSeveral: boolean }

/** Facts about an archive that are needed before its first mail is imported. */
export type ArchiveSurvey = {
  /** The list's subject tag without brackets: the most common one, or empty. */
  listTag: string
  threading: Threading
}

/** Reads the headers of all mails once. */
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
    // A tag of only one topic is not the list's tag.
    count.hasSeveral ||= tag.rest !== count.rest
    if (counts.has(key) || counts.size < maxTags) counts.set(key, count)
  }
  const [first] = [...counts.values()].filter(({ hasSeveral }) => hasSeveral).toSorted((a, b) => b.mails - a.mails)
  return {
    listTag: first && first.mails >= all * minShare ? first.tag : '',
    threading: referring >= all * minReferring ? 'references' : 'subjects',
  }
}

/** The unfolded header lines. */
const headOf = (raw: Buffer): string[] =>
  raw
    .toString('latin1', 0, Math.min(endOfHead(raw)?.from ?? raw.length, headBytes))
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)

/** The subject of a mail, without parsing the mail. */
const subjectIn = (lines: readonly string[]): string =>
  decodeWords((lines.find(line => /^subject:/i.test(line)) ?? '').slice('subject:'.length).trim())
