import type { FailContext } from '#runtime/calls/handler.ts'
import type { Row } from '#storage/query.ts'
import { hashSecret } from '../auth/secrets.ts'
import { peekMailToken, takeMailToken } from './store.ts'

export type Purpose = 'confirm' | 'reset' | 'change_email'

/** Lifetime of links in hours. Links in an old mailbox must not give access. */
export const lifetimeHours: Record<Purpose, number> = { confirm: 168, reset: 1, change_email: 24 }

type TokenCall = FailContext<'invalid token' | 'expired token'>

/** Refuses an invalid token before slow work is done. */
export async function checkToken(call: TokenCall, token: string, purposes: readonly Purpose[]): Promise<void> {
  const { tx, fail } = call
  const mailToken =
    (await peekMailToken.first(tx, { secret_hash: hashSecret(token), purposes })) ?? fail('invalid token')
  if (!mailToken.live) fail('expired token')
}

/** Redeems a token for one of these purposes; only one of several concurrent calls gets it. */
export async function takeToken(
  { tx, fail }: TokenCall,
  token: string,
  purposes: readonly Purpose[],
): Promise<Row<'mailToken.take'>> {
  const redeemed =
    (await takeMailToken.first(tx, { secret_hash: hashSecret(token), purposes })) ?? fail('invalid token')
  if (!redeemed.live) fail('expired token')
  return redeemed
}
