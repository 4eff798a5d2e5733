import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockDraft, lockWriter } from './store.ts'

export const draftVersions: Pick<Versions, 'draft'> = {
  // A file that was added to it, or removed, is no edit: its text is saved meanwhile.
  async draft({ tx, row, account }) {
    await lockWriter.run(tx, { account_id: account.id })
    const draft = await lockDraft.first(tx, { id: row.id, account_id: account.id })
    return draft && (draft.edited ?? draft.created)
  },
}
