import { toTimestamp, type Timestamp } from '#storage/values.ts'
import { isLine } from '../groups/index.ts'
import type { StoredAnswer } from './view.ts'

const [minAnswers, maxAnswers] = [2, 20]
const [maxText, maxDesc] = [200, 500]
/** The latest deadline. */
const maxYears = 5

// They would turn around what follows on the page.
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** One line of text without spaces around it; null if it is none. */
const line = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.isWellFormed() && isLine(value) && Array.from(value).length <= max
    ? value.replace(directionMarks, '').trim()
    : null

export const parseQuestion = (text: string): string | null => line(text, 300) || null

/** Parses the answers of a new poll; null if they are wrong. No two may have the same text. */
export function parseAnswers(text: string): StoredAnswer[] | null {
  const entries = parseList(text)
  if (!entries || entries.length < minAnswers || entries.length > maxAnswers) return null
  const answers = entries.map(parseAnswer).filter(answer => answer !== null)
  const texts = new Set(answers.map(answer => answer.text.toLowerCase()))
  return texts.size === entries.length ? answers : null
}

function parseAnswer(entry: unknown): StoredAnswer | null {
  if (typeof entry !== 'object' || entry === null) return null
  const given = entry as { text?: unknown; desc?: unknown }
  const [text, desc] = [line(given.text, maxText), line(given.desc ?? '', maxDesc)]
  return text && desc !== null ? { text, desc } : null
}

function parseList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Parses a deadline: null is none, undefined an invalid one. A time without offset is in the time zone. */
export function parseDeadline(text: string, timezone: string): Timestamp | null | undefined {
  if (text.trim() === '') return null
  const moment = momentOf(text.trim(), timezone || 'UTC')
  const now = Temporal.Now.instant()
  const last = now.add({ hours: maxYears * 365 * 24 })
  const isValid = moment && Temporal.Instant.compare(moment, now) > 0 && Temporal.Instant.compare(moment, last) < 0
  return isValid ? toTimestamp(moment) : undefined
}

function momentOf(text: string, timezone: string): Temporal.Instant | null {
  if (!/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d/.test(text)) return null
  try {
    return /(?:[Zz]|[+-]\d\d:?\d\d)$/.test(text)
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime(timezone).toInstant()
  } catch {
    return null
  }
}
