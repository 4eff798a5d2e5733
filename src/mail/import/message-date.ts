import type { ImportedMail } from '#features/archives/index.ts'
import { parseDate, type MailReasonKey, type ReadMail } from '../parse/index.ts'

/** When a mail was written as far as it or the line before it tells, and where that is not from its own date. */
export type MessageDate = { at: number | null; remark?: MailReasonKey }

export function dateOf({ written, received }: Pick<ReadMail, 'written' | 'received'>, envelope: string): MessageDate {
  if (written !== null) return { at: written }
  const byLine = parseDate(envelope.replace(/^From /, ''))
  if (byLine !== undefined) return { at: byLine, remark: 'dateFromEnvelope' }
  return received === null ? { at: null, remark: 'dateFromNeighbors' } : { at: received, remark: 'dateFromReceived' }
}

type UndatedMail = Omit<ImportedMail, 'created'>

/** Gives mails without a date that of the one before, or of the first after them; `otherwise` where no mail has any. */
export function interpolateDates(otherwise: number) {
  let last: number | undefined
  return (mails: readonly { mail: UndatedMail; at: number | null }[]): ImportedMail[] => {
    const first = mails.find(({ at }) => at !== null)?.at ?? otherwise
    return mails.map(({ mail, at }) => {
      last = at ?? last ?? first
      return { ...mail, created: new Date(last).toISOString() }
    })
  }
}
