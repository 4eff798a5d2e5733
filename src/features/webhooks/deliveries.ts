import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { now } from '#storage/values.ts'
import type { Addresses } from '../groups/index.ts'
import * as contract from './contract.ts'
import { testPayload } from './payload.ts'
import { isDelivered, sendWebhook, type SendDeps } from './send.ts'
import {
  countDeliveries,
  deliveryPages,
  findWebhook,
  insertTest,
  nextDeliveryId,
  redeliver,
  secretsOf,
} from './store.ts'
import { deliveryView } from './view.ts'

export const getWebhookDeliveries = implement(
  contract.getWebhookDeliveries,
  async ({ tx, group, account, params, fail }) => {
    const { webhook_id, state = null } = params
    if (!(await findWebhook.first(tx, { group_id: group.id, id: webhook_id }))) fail('invalid webhook_id')
    return pageOf(tx, contract.getWebhookDeliveries, params, {
      counting: { by: account.id, count: async () => (await countDeliveries.one(tx, { webhook_id, state })).count },
      fetch: ({ dir, start, page }) => deliveryPages[`created:${dir}:${start}`].all(tx, { webhook_id, state, ...page }),
      cursorOf: row => ({ key: row.id, id: row.id }),
      view: deliveryView,
    })
  },
)

export const redeliverWebhook = implement(contract.redeliverWebhook, async ({ tx, group, params, fail }) => {
  const { webhook_id, delivery_id: id } = params
  const webhook = (await findWebhook.first(tx, { group_id: group.id, id: webhook_id })) ?? fail('invalid webhook_id')
  if (webhook.status !== 'webhook_active') fail('webhook paused')
  return deliveryView((await redeliver.first(tx, { webhook_id, id })) ?? fail('invalid delivery_id'))
})

const testsPerHour = { count: 60, seconds: 3600 }

export const testWebhook = ({ addresses, ...deps }: SendDeps & { addresses: Addresses }) =>
  implement(
    contract.testWebhook,
    async ({ tx, group, params, fail }) => {
      const { webhook_id } = params
      const target = (await secretsOf.first(tx, { group_id: group.id, id: webhook_id })) ?? fail('invalid webhook_id')
      await consumeQuota(tx, `webhook-tests:${group.id}`, testsPerHour)
      const { id } = await nextDeliveryId.one(tx)
      const about = { group_id: group.id, group_name: group.name, group_title: group.title }
      const payload = testPayload({ webhook_id, created: now(), group: about }, name => `${addresses.url}/g/${name}`)
      return { id, attempt: await sendWebhook(deps, { group_id: group.id, ...target }, id, payload) }
    },
    async ({ tx, group, params, prepared: { id, attempt }, fail }) => {
      const { webhook_id } = params
      // It may have been deleted meanwhile.
      if (!(await findWebhook.first(tx, { group_id: group.id, id: webhook_id }))) fail('invalid webhook_id')
      const state = isDelivered(attempt) ? 'webhook_delivery_delivered' : 'webhook_delivery_failed'
      return deliveryView(await insertTest.one(tx, { id, group_id: group.id, webhook_id, state, ...attempt }))
    },
  )
