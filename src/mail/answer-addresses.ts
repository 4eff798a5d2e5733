import type { CodedCommand } from '#contract/group-addresses.ts'
import type { AnswerPurpose, LetterDesk } from '#runtime/letters.ts'
import type { Codes } from './codes.ts'

/** Which word an address carries for what mail to it does. */
const commands: Record<AnswerPurpose, CodedCommand> = {
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

/** Makes addresses at which an answer to a letter does something. */
export const addressMaker =
  (codes: Codes, mailDomain: string): LetterDesk['addressTo'] =>
  (purpose, numbers, group_name = '') => {
    const coded = `${commands[purpose]}+${codes.make(purpose, numbers)}`
    const local = group_name === '' ? coded : `${group_name}+${coded}`
    return `${local.length > maxLocalPart ? coded : local}@${mailDomain}`
  }

/** What an address that was made here is for, and the numbers it was made of. */
export type ReadAddress = { purpose: AnswerPurpose; numbers: number[] }

/** Reads what stands behind a word in an address; null for what was not made here. */
export function readAddress(codes: Codes, command: CodedCommand, code: string): ReadAddress | null {
  for (const purpose of Object.keys(commands) as AnswerPurpose[]) {
    const numbers = commands[purpose] === command ? codes.read(purpose, code) : null
    if (numbers) return { purpose, numbers }
  }
  return null
}
