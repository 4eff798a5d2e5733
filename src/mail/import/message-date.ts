import type { ImportedMail } from '#features/archives/index.ts'
import { parseDate, type MailReasonKey, type ReadMail } from '../parse/index.ts'

/** The date of a mail, with a remark if it is not from its Date header. */
export type MessageDate = { at: number | null; remark?: MailReasonKey }

export function dateOf({ written, received }: Pick<ReadMail, 'written' | 'received'>, envelope: string): MessageDate {
  if (written !== null) return { at: written }
  const byLine = parseDate(envelope.replace(/^From /, ''))
  if (byLine !== undefined) return { at: byLine, remark: 'dateFromEnvelope' }
  return received === null ? { at: null, remark: 'dateFromNeighbors' } : { at: received, remark: 'dateFromReceived' }
}

type UndatedMail = Omit<ImportedMail, 'created'>

/** Gives mails without a date that of the mail before, or of the first one after; `otherwise` if no mail has one. */
export function interpolateDates(fallback: number) {
  let last: number | undefined
  return (mails: readonly { mail: UndatedMail; at: number | null }[]): ImportedMail[] => {
    const first = mails.find(({ at }) => at !== null)?.at ?? fallback
    return mails.map(({ mail, at }) => {
      last = at ?? last ?? first
      return { ...mail, created: new Date(last).toISOString() }
    })
  }
}
