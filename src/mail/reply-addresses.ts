import type { SignedCommand } from '#contract/groups/group-addresses.ts'
import type { ReplyPurpose, EmailContext } from '#runtime/notifications/email-content.ts'
import type { TokenSigner } from './signed-tokens.ts'

/** Which word an address carries for what mail to it does. */
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

/** Makes addresses at which an answer to an email does something. */
export const createReplyAddressBuilder =
  (tokenSigner: TokenSigner, mailDomain: string): EmailContext['replyAddress'] =>
  (purpose, numbers, group_name = '') => {
    const coded = `${commands[purpose]}+${tokenSigner.make(purpose, numbers)}`
    const local = group_name === '' ? coded : `${group_name}+${coded}`
    return `${local.length > maxLocalPart ? coded : local}@${mailDomain}`
  }

/** What an address that was made here is for, and the numbers it was made of. */
export type ParsedReplyAddress = { purpose: ReplyPurpose; numbers: number[] }

/** Reads what stands behind a word in an address; null for what was not made here. */
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
