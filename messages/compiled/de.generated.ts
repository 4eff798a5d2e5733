// Compiled from messages/de.json by npm run generate; changes belong there.
import { formatsFor } from '../formats.ts'
import type { Messages } from './en.generated.ts'

const { plural, number } = formatsFor('de')

export const de: Messages = {
  members: {
    count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`),
  },
}
