import type { Membership } from '#runtime/calls/targets.ts'
import { optionsOf } from './options.ts'

/** What a member wants under what they write, on the pages or by mail; empty: nothing. */
export function signatureOf(membership: Membership | null, wish: 'use_signature' | 'use_signature_email'): string {
  const { signature, [wish]: isWished } = optionsOf(membership?.options)
  return isWished ? signature : ''
}
