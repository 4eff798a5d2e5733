import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockWebhook } from './store.ts'

export const webhookVersions: Pick<Versions, 'webhook'> = {
  webhook: async ({ tx, group, params }) =>
    (await lockWebhook.first(tx, { group_id: group.id, id: params['webhook_id'] as number }))?.updated,
}
