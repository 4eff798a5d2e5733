import type { ErrorDoc } from './errors.ts'

/** Enumerations of webhooks, with the meaning of each value. */
export const webhookWords = {
  webhook_status: {
    webhook_active: 'It gets what happens.',
    webhook_paused: 'Someone paused it: nothing is sent.',
    webhook_failed: 'It was paused because it failed for days, or answered 410: nothing is sent until it is activated.',
  },
  webhook_delivery_state: {
    webhook_delivery_pending: 'It is about to be sent, or sent again.',
    webhook_delivery_delivered: 'It was answered with a status from 200 to 299.',
    webhook_delivery_failed: 'It failed for three days, or the webhook was paused meanwhile.',
  },
} as const

/** Fields of webhooks and their deliveries. */
export const webhookFields: Readonly<Record<string, string>> = {
  'webhook.name': 'What it is for; may be empty.',
  'webhook.url': 'Where it is sent.',
  'webhook.actions': 'The actions that trigger it: names of facts.',
  'webhook.status': 'Whether it is sent.',
  'webhook.user_id': 'The account id of who created it; 0: the account was deleted.',
  failing_since: 'Since when every attempt has failed; null: the latest one succeeded, or there was none.',
  old_secret_until: 'Until when the previous secret signs as well; null: there is none.',
  'new_webhook.secret': 'The secret that deliveries are signed with. It is shown only here.',
  webhook_id: 'The webhook.',
  'webhook_delivery.action': 'What happened: the name of a fact, or `webhook.test`.',
  'webhook_delivery.fact_id': 'The id of the entry in the activity log; 0: a test.',
  'webhook_delivery.message_id': 'The `webhook-id` header: the same for each attempt.',
  'webhook_delivery.state': 'What became of it.',
  'webhook_delivery.tries': 'The number of attempts so far, since it was last sent again.',
  'webhook_delivery.tried': 'When the latest attempt began; null: there was none.',
  'webhook_delivery.next_try': 'When it is tried again; null: not known, or not at all.',
  'webhook_delivery.status_code': 'The HTTP status of the latest answer; 0: there was none.',
  'webhook_delivery.latency': 'How long the latest attempt took, in milliseconds.',
  'webhook_delivery.answer': 'The beginning of the latest answer, or why there was none.',
}

/** Errors of webhooks. */
export const webhookErrors: Readonly<Record<string, ErrorDoc>> = {
  'invalid webhook_id': { meaning: 'The group has no such webhook.', cure: 'Use an id from `getwebhooks`.' },
  'invalid delivery_id': {
    meaning: 'The webhook has no such delivery, or not any more.',
    cure: 'Use an id from `getwebhookdeliveries`.',
  },
  'invalid webhook url': {
    meaning: "The URL can't be used for a webhook.",
    cure: 'Use a URL on the public network that begins with `https://`, without a user name.',
  },
  'invalid actions': { meaning: 'The list of actions is empty or has unknown names.', cure: 'Pass names of facts.' },
  'too many webhooks': { meaning: 'The group has 100 webhooks.', cure: 'Delete one.' },
  'webhook paused': { meaning: 'The webhook is paused.', cure: 'Activate it with `updatewebhook`.' },
}
