import type { LetterWriters } from '#runtime/letters.ts'
import { noticeLetters } from './notices/letters.ts'
import { inheritedLetter } from './notices/reports.ts'
import { addedLetter, inviteLetter } from './unasked/letters.ts'

/** The letters that facts about members cause. */
export const memberLetters: LetterWriters = {
  ...noticeLetters,
  'member.inherited': inheritedLetter,
  'member.added': addedLetter,
  'invite.sent': inviteLetter,
}
