import type { FailContext } from '#runtime/calls/handler.ts'
import type { Row } from '#storage/query.ts'
import { hashSecret } from '../auth/secrets.ts'
import { peekMailToken, takeMailToken } from './store.ts'

export type Purpose = 'confirm' | 'reset' | 'change_email'

/** How many hours a link is good for. Who can read an old mailbox must not get in with what lies there. */
export const lifetimeHours: Record<Purpose, number> = { confirm: 168, reset: 1, change_email: 24 }

type TokenCall = FailContext<'invalid token' | 'expired token'>

/** Refuses a token that cannot be used, before slow work is done for it. */
export async function checkToken(call: TokenCall, token: string, purposes: readonly Purpose[]): Promise<void> {
  const { tx, fail } = call
  const mailToken =
    (await peekMailToken.first(tx, { secret_hash: hashSecret(token), purposes })) ?? fail('invalid token')
  if (!mailToken.live) fail('expired token')
}

/** Uses up a token for one of these purposes; of many calls at once one gets it. */
export async function takeToken(
  { tx, fail }: TokenCall,
  token: string,
  purposes: readonly Purpose[],
): Promise<Row<'mailToken.take'>> {
  const taken = (await takeMailToken.first(tx, { secret_hash: hashSecret(token), purposes })) ?? fail('invalid token')
  if (!taken.live) fail('expired token')
  return taken
}
