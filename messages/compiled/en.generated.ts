// Compiled from messages/en.json by npm run generate; changes belong there.
import { formatsFor } from '../formats.ts'

const { plural, number } = formatsFor('en')

export const en = {
  members: {
    count: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`,
  },
}
export type Messages = typeof en
