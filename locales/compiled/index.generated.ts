// Written by npm run generate from the names of the files in locales/.
import { de } from './de.generated.ts'
import { en } from './en.generated.ts'
import { fr } from './fr.generated.ts'
import { pl } from './pl.generated.ts'
import type { Messages } from './en.generated.ts'

export const catalogues = { de, en, fr, pl } satisfies Record<string, Messages>

/** Languages with at least 90 % of the messages. */
export const completeLocales = ['de', 'en'] as const satisfies (keyof typeof catalogues)[]
