import { verdictOfReply } from '../../bounces/verdict.ts'
import type { SendResult } from './connection.ts'

/** The cause of a rejection. Rejections about the message do not count against the recipient. */
export type FailureCause = 'recipient' | 'message'

/** A permanent failure; `isHard`: the address is invalid, and nothing more is sent to it. */
export type PermanentFailure = { is: 'never'; response: string; about: FailureCause; isHard: boolean }

/**
 * The consequence of a send result. `again`: retry at once on another connection. `settings`: the problem is our configuration,
 * not this mail; sending stops until it is fixed.
 */
export type ReplyVerdict =
  | { is: 'sent'; response: string }
  | { is: 'later'; response: string }
  | { is: 'again'; response: string }
  | { is: 'settings'; response: string }
  | PermanentFailure

export const mayBeDuplicate = 'it may have been taken: '

/** Classifies a send result; `isFresh`: the connection was opened for this mail. */
export function classifyReply(sent: SendResult, isFresh: boolean): ReplyVerdict {
  const { response } = sent
  if (sent.is === 'sent') return { is: 'sent', response }
  if (sent.is === 'lost') {
    if (sent.handedOver) return { is: 'later', response: mayBeDuplicate + response }
    // An idle connection may have been closed by the server.
    return { is: isFresh ? 'later' : 'again', response }
  }
  if (sent.code === 421 && !isFresh) return { is: 'again', response }
  // The server requires authentication or TLS.
  if (sent.code === 530 || sent.code === 535 || sent.code === 538) return { is: 'settings', response }
  if (sent.code < 500) return { is: 'later', response }
  return { is: 'never', response, ...verdictOfReply(sent) }
}
