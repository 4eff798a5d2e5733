import type { Membership } from '#runtime/calls/targets.ts'
import { optionsOf } from './options.ts'

/** The signature of a member for posts on the web or by email; empty: none. */
export function signatureOf(membership: Membership | null, wish: 'use_signature' | 'use_signature_email'): string {
  const { signature, [wish]: isWished } = optionsOf(membership?.options)
  return isWished ? signature : ''
}
