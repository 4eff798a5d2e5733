import { mailCalls } from './calls.ts'
import type { HandlerParts } from './handlers.ts'
import { identityOf, type Incoming } from './incoming.ts'
import type { Result } from './receive.ts'

/**
 * Where a mail was taken for some of its recipients and refused for others, its sender's server hears of the first alone: a letter
 * tells them of the others, if they are shown to have sent it.
 */
export async function tellRefused(
  incoming: Incoming,
  results: readonly Result[],
  { road }: Pick<HandlerParts, 'road'>,
): Promise<void> {
  // No program is answered.
  if (incoming.automatic || incoming.proof.is !== 'proven' || results.some(({ is }) => is === 'failed')) return
  const refused = results.flatMap(result => (result.is === 'refused' && result.group_id !== undefined ? [result] : []))
  if (!results.some(({ is }) => is === 'done' || is === 'held')) return
  for (const { group_id: about_group_id = 0, sentence } of refused)
    await mailCalls(road, identityOf(incoming)).answermail({
      about_group_id,
      email: incoming.sender.email,
      answer: 'refused',
      in_reply_to: incoming.mail.mime_id,
      detail: sentence.slice(0, 1000),
    })
}
