import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import type { FactName } from '#contract/facts.ts'
import { list } from '#contract/list-page.ts'
import {
  Choice,
  Choices,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { actions as loggedActions } from '../activity/contract.ts'

/** Facts that nothing is sent for: they are not stored, or say nothing outside of the service. */
const unsent: ReadonlySet<string> = new Set<FactName>([
  'chat.said',
  'chat.mentioned',
  'chat.missed',
  'chat.announced',
  'moderation.changed',
  'poll.voted',
  'group.reminded',
  'organisation.added',
  'organisation.main_group_set',
  'webhook.failed',
  'disk.space_short',
  'backup.failed',
  'certificate.not_renewed',
])
/** What a webhook can be sent for: what owners see in the activity log. */
export const webhookActions: readonly FactName[] = loggedActions.filter(name => !unsent.has(name))

export const Webhook = resource('webhook', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['group_id', 'user_id'], Num),
  ...fields(['name', 'url'], Str),
  actions: Type.Array(Str),
  status: Word(words.webhook_status),
  failing_since: Nullable(Timestamp),
  old_secret_until: Nullable(Timestamp),
})
/** With its secret, which is shown only once. */
const NewWebhook = Type.Object({ ...Webhook.properties, secret: Str }, { title: 'new_webhook' })

/** A webhook sent, or about to be. */
export const WebhookDelivery = resource('webhook_delivery', {
  id: Num,
  created: Timestamp,
  ...fields(['webhook_id', 'fact_id'], Num),
  ...fields(['message_id', 'action'], Str),
  state: Word(words.webhook_delivery_state),
  tries: Num,
  tried: Nullable(Timestamp),
  next_try: Nullable(Timestamp),
  ...fields(['status_code', 'latency'], Num),
  answer: Str,
})

const webhook_id = Id({ description: 'The webhook.', invalid: 'invalid webhook_id' })
const NAME = Text(100, { description: 'What it is for.' })
const URL = Text(2000, {
  description: 'Where it is sent: a URL that begins with `https://`.',
  invalid: 'invalid webhook url',
})
const ACTIONS = Choices(webhookActions, {
  description: 'The actions that trigger it: names of facts.',
  invalid: 'invalid actions',
})
const about = { who: 'account', on: 'group', needs: 'manage_integrations' } as const
const reading = { ...about, method: 'GET' } as const
const changing = { ...about, method: 'POST' } as const

export const getWebhooks = endpoint('getwebhooks', {
  ...reading,
  summary: 'List the webhooks of a group.',
  params: GROUP,
  returns: list(Webhook, { fields: ['created'], field: 'created', dir: 'asc' }),
})

export const getWebhook = endpoint('getwebhook', {
  ...reading,
  summary: 'Get a webhook.',
  params: { ...GROUP, webhook_id },
  returns: Webhook,
  errors: ['invalid webhook_id'],
})

export const newWebhook = endpoint('newwebhook', {
  ...changing,
  summary: 'Add a webhook: what happens in the group is sent to a URL. Its secret is shown only in this response.',
  params: { ...GROUP, name: withDefault(NAME, ''), url: URL, actions: ACTIONS },
  returns: NewWebhook,
  errors: ['invalid webhook url', 'invalid actions', 'too many webhooks'],
  records: ['webhook.added'],
})

export const updateWebhook = endpoint('updatewebhook', {
  ...changing,
  summary: 'Change, pause or activate a webhook. Deliveries that are pending when it is paused fail.',
  edits: 'webhook',
  params: {
    ...GROUP,
    webhook_id,
    name: optional(NAME),
    url: optional(URL),
    actions: optional(ACTIONS),
    active: optional(Flag({ description: 'Whether it is sent.' })),
  },
  returns: Webhook,
  errors: ['invalid webhook_id', 'invalid webhook url', 'invalid actions'],
  records: ['webhook.updated'],
})

export const rotateWebhookSecret = endpoint('rotatewebhooksecret', {
  ...changing,
  summary:
    'Give a webhook a new secret, which is shown only in this response. Deliveries are signed with the previous one, too, for a day.',
  edits: 'webhook',
  params: { ...GROUP, webhook_id },
  returns: NewWebhook,
  errors: ['invalid webhook_id'],
  records: ['webhook.updated'],
})

export const deleteWebhook = endpoint('deletewebhook', {
  ...changing,
  summary: 'Delete a webhook, with its deliveries.',
  edits: 'webhook',
  params: { ...GROUP, webhook_id },
  errors: ['invalid webhook_id'],
  records: ['webhook.deleted'],
})

export const getWebhookDeliveries = endpoint('getwebhookdeliveries', {
  ...reading,
  summary: 'List the deliveries of a webhook, newest first. They are kept for 14 days.',
  params: {
    ...GROUP,
    webhook_id,
    state: optional(Choice(words.webhook_delivery_state, { description: 'Only those in this state.' })),
  },
  returns: list(WebhookDelivery, { fields: ['created'], field: 'created', dir: 'desc' }),
  errors: ['invalid webhook_id'],
})

export const redeliverWebhook = endpoint('redeliverwebhook', {
  ...changing,
  summary:
    'Send a delivery of a webhook again, with the same `webhook-id`: now, or after those about the same object that are pending. Its tries count anew.',
  params: {
    ...GROUP,
    webhook_id,
    delivery_id: Id({ description: 'The delivery, by its id.', invalid: 'invalid delivery_id' }),
  },
  returns: WebhookDelivery,
  errors: ['invalid webhook_id', 'invalid delivery_id', 'webhook paused'],
})

export const testWebhook = endpoint('testwebhook', {
  ...changing,
  summary: 'Send a test to the URL of a webhook, even if it is paused, and return how it went. At most 60 an hour.',
  params: { ...GROUP, webhook_id },
  returns: WebhookDelivery,
  errors: ['invalid webhook_id', 'rate_limit'],
})
