import type { SignedCommand } from '#contract/groups/group-addresses.ts'
import type { ReplyPurpose, EmailContext } from '#runtime/notifications/email-content.ts'
import type { TokenSigner } from './signed-tokens.ts'

/** The command word in the address for each purpose. */
const commands: Record<ReplyPurpose, SignedCommand> = {
  confirm: 'confirm',
  'confirm address': 'confirm',
  invite: 'confirm',
  'approve message': 'approve',
  'approve member': 'approve',
  'reject message': 'reject',
  'reject member': 'reject',
  'delete message': 'delete',
  'claim message': 'claim',
  'unmute topic': 'confirm',
  'unfollow topic': 'confirm',
  probe: 'confirm',
  missed: 'confirm',
  'confirm message': 'confirm',
  'answer event': 'confirm',
  'add row': 'confirm',
}
/** RFC 5321, section 4.5.3.1.1. */
const maxLocalPart = 64

/** Builds reply addresses: a reply to one performs an action. */
export const createReplyAddressBuilder =
  (tokenSigner: TokenSigner, mailDomain: string): EmailContext['replyAddress'] =>
  (purpose, numbers, group_name = '') => {
    const signedPart = `${commands[purpose]}+${tokenSigner.make(purpose, numbers)}`
    const local = group_name === '' ? signedPart : `${group_name}+${signedPart}`
    return `${local.length > maxLocalPart ? signedPart : local}@${mailDomain}`
  }

/** A verified reply address: its purpose and the numbers in its token. */
export type ParsedReplyAddress = { purpose: ReplyPurpose; numbers: number[] }

/** Verifies the token of a reply address; null if it is not valid. */
export function parseReplyAddress(
  tokenSigner: TokenSigner,
  command: SignedCommand,
  code: string,
): ParsedReplyAddress | null {
  for (const purpose of Object.keys(commands) as ReplyPurpose[]) {
    const numbers = commands[purpose] === command ? tokenSigner.read(purpose, code) : null
    if (numbers) return { purpose, numbers }
  }
  return null
}
