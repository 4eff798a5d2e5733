import { attendanceSubscriber, invitationSubscriber } from '#features/calendar/index.ts'
import { addressesOf } from '#features/groups/index.ts'
import { featureSubscribers } from '#features/implementations.ts'
import { decisionSubscriber } from '#features/moderation/index.ts'
import { noteSubscriber, pushSubscriber } from '#features/notifications/index.ts'
import { sizesSubscriber } from '#features/photos/index.ts'
import { deliverySubscriber } from '#features/webhooks/index.ts'
import { undeliverableSubscriber } from '#mail/bounces/record-undeliverable.ts'
import { notificationSubscribers } from '#mail/send/notifications/subscriber.ts'
import type { TokenSigner } from '#mail/signed-tokens.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import { outboundRequests } from '#runtime/http/outbound.ts'
import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'

/** All that acts on facts after the commit. */
export function subscribers({
  settings,
  database,
  blobs,
  codes,
  vapidKeys,
  mayReach,
  webhooks,
  log,
  wakeQueue,
  pipeline,
  callAs,
}: {
  settings: Settings
  database: Database
  blobs: BlobStore
  codes: TokenSigner
  vapidKeys: Parameters<typeof pushSubscriber>[0]['keys']
  /** Whether requests may go to an address. */
  mayReach(this: void, address: string): boolean
  /** How webhooks are sent. */
  webhooks: Pick<Parameters<typeof deliverySubscriber>[0], 'request' | 'seal'>
  log: (line: string, error?: unknown) => void
  wakeQueue(this: void): void
  /** The pipeline, which is built with the subscribers. */
  pipeline(this: void): CallPipeline
  callAs: Parameters<typeof decisionSubscriber>[0]['callAs']
}) {
  const addresses = addressesOf(settings)
  return [
    ...notificationSubscribers({ codes, settings, log, wakeQueue }),
    undeliverableSubscriber(pipeline),
    attendanceSubscriber(() => pipeline().runAsSystem),
    invitationSubscriber(() => pipeline().runAsSystem),
    noteSubscriber(() => pipeline().runAsSystem),
    decisionSubscriber({ database, operate: () => pipeline().runAsSystem, callAs }),
    pushSubscriber({ database, addresses, keys: vapidKeys, request: outboundRequests(mayReach) }),
    deliverySubscriber({ ...webhooks, database, addresses, operate: () => pipeline().runAsSystem }),
    sizesSubscriber({ database, blobs }),
    ...featureSubscribers(database, { tokenContext: { ...addresses, codes }, log }),
  ]
}
