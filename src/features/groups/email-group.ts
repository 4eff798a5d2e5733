import { untrusted, type EmailGroup } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const groupForEmail = query(
  'group.told',
  `select name, title, coalesce(settings ->> 'default_color', '') as "color!" from groups where id = :id and suspended is null`,
)

/** A group in emails; null if it is deleted. */
export const findEmailGroup = (tx: Tx, id: number | null): Promise<EmailGroup | undefined> =>
  groupForEmail.first(tx, { id: id ?? 0 })

/** The name of a group in a sentence. */
export const displayName = ({ title, name }: EmailGroup): string => untrusted(title) || name
