import { addressMark } from '#contract/address.ts'
import { query } from '#storage/query.ts'
import { reportIn } from '../../bounces/index.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler, HandlerParts } from '../handlers.ts'
import type { Incoming, Outcome } from '../incoming.ts'
import { takeComplaint } from './complaint.ts'

/** A service email, and the mailing that it went out with: both are written in one transaction. */
const byMessageId = query(
  'letters.byMessageId',
  `select l.id as recipient_id, l.recipient, m.id as mailing_id from letters l
   join mailings m on m.group_id = 0 and m.created = l.created and l.id = any(m.recipient_ids)
   where l.message_id = any(:message_ids::text[]) order by l.id desc limit 1`,
)

const searched = 256 * 1024
const mostIds = 20

/** The Message-IDs of ours that a report names. Nobody else knows them but who got the email. */
function ownIds(raw: Buffer, mailDomain: string): string[] {
  const text = raw.toString('latin1', 0, searched)
  const found = text.matchAll(/<[0-9a-f]{8}-[0-9a-f-]{27}@([a-z0-9.-]{1,255})>/gi)
  const ids = [...found].filter(([, domain]) => domain!.toLowerCase() === mailDomain).map(([id]) => id)
  return [...new Set(ids)].slice(0, mostIds)
}

/** Counts a service email that came back; null where a report is about none. */
async function takeReturned({ raw }: Incoming, parts: HandlerParts): Promise<Outcome | null> {
  const message_ids = ownIds(raw, parts.settings.mailDomain)
  const sent = message_ids.length > 0 ? await byMessageId.first(parts.database.read, { message_ids }) : undefined
  const report = sent && (await reportIn(raw))
  if (!sent || report?.is !== 'bounce') return null
  const { recipient, ...letter } = sent
  await mailCalls(parts.road, null).takereport({
    ...{ of_group_id: 0, ...letter, mark: addressMark(recipient) },
    ...{ is_hard: report.isHard, about: report.about, response: report.diagnostic },
  })
  return { is: 'done', why: `came back: ${report.status || 'no code'}` }
}

/** Not every server sends reports to the return address: some send them to the address that an email says it is from. */
export const withReturned = <D extends Destination>(handler: Handler<D>): Handler<D> => ({
  ...handler,
  takes: [...new Set([...(handler.takes ?? []), 'report' as const])],
  async handle(incoming, destination, parts, note) {
    const { automatic } = incoming
    if (automatic?.kind !== 'report') return handler.handle(incoming, destination, parts, note)
    // Providers send complaints to where the operator asked for them, which may be one of these addresses.
    const returned = (await takeComplaint(incoming.raw, parts)) ?? (await takeReturned(incoming, parts))
    if (returned || handler.takes?.includes('report'))
      return returned ?? handler.handle(incoming, destination, parts, note)
    return { is: 'refused', why: automatic.why, sentence: automatic.sentence }
  },
})
