import type { LetterWriters } from '#runtime/letters.ts'
import { groupLetters } from './notices/group-letters.ts'
import { noticeLetters } from './notices/letters.ts'
import { refusalLetter } from './notices/refusals.ts'
import { reminderLetters } from './notices/reminders.ts'
import { inheritedLetter } from './notices/reports.ts'
import { addedLetter, inviteLetter } from './unasked/letters.ts'

/** The letters that facts about members cause. */
export const memberLetters: LetterWriters = {
  ...noticeLetters,
  ...groupLetters,
  'member.inherited': inheritedLetter,
  'member.added': addedLetter,
  'invite.sent': inviteLetter,
  'message.refused': refusalLetter,
  'group.reminded': reminderLetters,
}
