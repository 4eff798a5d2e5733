import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Choice,
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

const read = { method: 'GET', who: 'administrator', security: true } as const

/** An email to one recipient, and what became of it. */
const RecipientDelivery = resource('recipient_delivery', {
  id: Num,
  created: Timestamp,
  ...fields(['group_name', 'subject', 'email', 'full_name'], Str),
  ...fields(['message_id', 'user_id'], Num),
  type: Word(words.delivery_type),
  state: Word(words.delivery_state),
  tries: Num,
  response: Str,
  ...fields(['last_try', 'next_try'], Nullable(Timestamp)),
})

const MESSAGE = { description: 'The message.', invalid: 'invalid message_id' } as const

export const getMessageDeliveries = endpoint('getmessagedeliveries', {
  ...read,
  summary:
    'List the recipients of a message with what became of the email to each: attempts, times and the answer of their mail server.',
  params: { message_id: Id(MESSAGE) },
  returns: list(RecipientDelivery, { fields: ['created'], field: 'created', dir: 'asc' }),
  errors: ['invalid message_id'],
})

export const getDelayedEmail = endpoint('getdelayedemail', {
  ...read,
  summary:
    'List recipients whose email is not delivered yet, those that are due first, or those of email that failed for good, at most 200.',
  params: {
    state: withDefault(
      Choice(['deferred', 'queued', 'failed'], {
        description: '`queued`: those that wait for the first attempt; `failed`: those of email that failed for good.',
      }),
      'deferred',
    ),
    domain: optional(Text(255, { description: 'For `deferred`: only recipients at this domain.' })),
    failed_id: optional(Id({ description: 'For `failed`: only recipients of this email, from `getemailqueue`.' })),
  },
  returns: resource('delayed_email', { deliveries: Type.Array(RecipientDelivery) }),
})

export const explainDelivery = endpoint('explaindelivery', {
  ...read,
  summary:
    'Explain why somebody gets or does not get email: what stops it now, the last emails to the address with what became of each, and the last emails from it. With `message_id`, what became of this message.',
  params: {
    email: Text(255, { description: 'The email address.' }),
    message_id: optional(Id(MESSAGE)),
  },
  returns: resource('delivery_explanation', {
    ...fields(['email', 'full_name'], Str),
    user_id: Num,
    reasons: Type.Array(
      resource('delivery_obstacle', {
        reason: Word(words.delivery_reason),
        group_name: Str,
        since: Nullable(Timestamp),
        detail: Str,
      }),
    ),
    message: Nullable(
      resource('explained_message', {
        message_id: Num,
        created: Timestamp,
        ...fields(['group_name', 'subject'], Str),
        delivery: Nullable(RecipientDelivery),
      }),
    ),
    emails: Type.Array(RecipientDelivery),
    received: Type.Array(
      resource('received_email', {
        created: Timestamp,
        ...fields(['group_name', 'subject', 'why'], Str),
        outcome: Word(words.ledger_outcome),
      }),
    ),
  }),
  errors: ['invalid message_id'],
})
