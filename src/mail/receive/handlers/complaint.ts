import { complaintIn, readReturnCode } from '../../bounces/index.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerParts } from '../handlers.ts'
import type { Outcome } from '../incoming.ts'

/** What a report does that a reader marked mail of ours as spam: they get no more. Null where a mail is no such report. */
export async function takeComplaint(
  raw: Buffer,
  { codes, road }: Pick<HandlerParts, 'codes' | 'road'>,
): Promise<Outcome | null> {
  const found = complaintIn(raw)
  if (found === null) return null
  const sent = found.map(code => readReturnCode(codes, code)).find(one => one !== null)
  if (!sent) return null
  const { group_id, mailing_id, recipient_id, mark } = sent
  await mailCalls(road, null).takereport({
    ...{ of_group_id: group_id, mailing_id, recipient_id, mark, is_complaint: true },
    ...{ is_hard: true, about: 'recipient', response: 'Marked as spam by the recipient' },
  })
  return { is: 'done', why: 'marked as spam', ...(group_id > 0 ? { group_id } : {}) }
}
