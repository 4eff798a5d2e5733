import { theirs, type LetterGroup } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const told = query(
  'group.told',
  `select name, title, coalesce(settings ->> 'default_color', '') as "color!" from groups where id = :id`,
)

/** A group as letters tell of it; none where it is gone. */
export const findLetterGroup = (tx: Tx, id: number | null): Promise<LetterGroup | undefined> =>
  told.first(tx, { id: id ?? 0 })

/** What a group is called in a sentence. */
export const shownName = ({ title, name }: LetterGroup): string => theirs(title) || name
