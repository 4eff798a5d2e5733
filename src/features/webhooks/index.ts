import { isIP } from 'node:net'
import { isRequestable, outboundRequests } from '#runtime/http/outbound.ts'
import { ipRangeMatcher, isPublicAddress } from '#settings/ip-ranges.ts'
import type { Settings } from '#settings/index.ts'
import type { SecretBox } from '../accounts/index.ts'
import type { Implementation } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { Addresses } from '../groups/index.ts'
import { contentsIn } from '../groups/index.ts'
import { getWebhookDeliveries, redeliverWebhook, testWebhook } from './deliveries.ts'
import {
  deleteWebhook,
  getWebhook,
  getWebhooks,
  newWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookManagementDeps,
} from './manage.ts'
import type { SendDeps } from './send.ts'
import { sweepOld } from './store.ts'

export { deliverySubscriber } from './deliver.ts'
export { webhookVersions } from './edit-version.ts'
export { webhookEmails } from './emails.ts'

/** How webhooks are requested: on the public network with HTTPS, and on networks of the operator also without. */
export function webhookRequests({ webhookNetworks }: Pick<Settings, 'webhookNetworks'>, seal: SecretBox) {
  const isOwnNetwork = ipRangeMatcher(webhookNetworks)
  const mayReach = (address: string): boolean => isPublicAddress(address) || isOwnNetwork(address)
  return {
    seal,
    request: outboundRequests(mayReach),
    isWebhookUrl(text: string): boolean {
      const url = URL.parse(text)
      if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
      const host = url.hostname.replaceAll(/[[\]]/g, '')
      const isSecure = url.protocol === 'https:' || (isIP(host) !== 0 && isOwnNetwork(host))
      return isSecure && isRequestable(url, mayReach)
    },
  }
}

export type WebhookDeps = WebhookManagementDeps & SendDeps & { addresses: Addresses }

export const webhookHandlers = (deps: WebhookDeps): Implementation[] => [
  getWebhooks,
  getWebhook,
  newWebhook(deps),
  updateWebhook(deps),
  rotateWebhookSecret(deps),
  deleteWebhook,
  getWebhookDeliveries,
  redeliverWebhook,
  testWebhook({ request: deps.request, seal: deps.seal, addresses: deps.addresses }),
]

/** Removed in the background after their group. */
export const webhookContents = contentsIn(['webhooks', 'webhook_deliveries'])

export const sweepWebhookDeliveries = async (tx: Tx): Promise<void> => void (await sweepOld.run(tx))
