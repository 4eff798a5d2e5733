import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { query } from '#storage/query.ts'

const lockVersion = query('account.lockVersion', `select updated from accounts where id = :id for no key update`)

export const accountVersions: Pick<Versions, 'account'> = {
  account: async ({ tx, account }) => (await lockVersion.first(tx, { id: account.id }))?.updated,
}
