import type { LetterWriters } from '#runtime/letters.ts'
import { accountLetters } from './accounts/letters.ts'

/** Which facts cause letters. */
export const letterWriters: LetterWriters = { ...accountLetters }
