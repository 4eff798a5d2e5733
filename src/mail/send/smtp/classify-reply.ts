import { verdictOfReply } from '../../bounces/verdict.ts'
import type { SendResult } from './connection.ts'

/** Whose fault it is that a mail was refused: nobody counts what is about the message against its recipient. */
export type Blames = 'recipient' | 'message'

/** `isHard`: the address is bad, so nothing is sent to it from now on. */
export type Never = { is: 'never'; response: string; about: Blames; isHard: boolean }

/**
 * What follows from what became of a mail: it is over, or it is tried again later. `again`: at once, on another connection.
 * `settings`: it is not about this mail, but about us; nothing is sent before somebody has looked.
 */
export type ReplyVerdict =
  | { is: 'sent'; response: string }
  | { is: 'later'; response: string }
  | { is: 'again'; response: string }
  | { is: 'settings'; response: string }
  | Never

export const mayBeDuplicate = 'it may have been taken: '

/** `isFresh`: the connection was made for this mail. */
export function classifyReply(sent: SendResult, isFresh: boolean): ReplyVerdict {
  const { response } = sent
  if (sent.is === 'sent') return { is: 'sent', response }
  if (sent.is === 'lost') {
    if (sent.handedOver) return { is: 'later', response: mayBeDuplicate + response }
    // What waited for the next mail may have been closed by the other side meanwhile.
    return { is: isFresh ? 'later' : 'again', response }
  }
  if (sent.code === 421 && !isFresh) return { is: 'again', response }
  // It asks for a password or for TLS.
  if (sent.code === 530 || sent.code === 535 || sent.code === 538) return { is: 'settings', response }
  if (sent.code < 500) return { is: 'later', response }
  return { is: 'never', response, ...verdictOfReply(sent) }
}
