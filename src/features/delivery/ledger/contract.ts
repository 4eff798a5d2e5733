import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Flag, Id, Num, Str, Text, Timestamp, Word, fields, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** An incoming or outgoing mail and its outcome. */
export const LedgerEntry = resource('ledger_entry', {
  created: Timestamp,
  direction: Word(words.ledger_direction),
  ...fields(['group_id', 'message_id', 'pending_message_id'], Num),
  ...fields(['subject', 'mime_id', 'sender', 'recipient'], Str),
  type: Word(['', ...words.delivery_type]),
  outcome: Word(words.ledger_outcome),
  ...fields(['why', 'proof'], Str),
  ...fields(['num_recipients', 'num_sent', 'num_waiting', 'num_refused', 'num_bounced'], Num),
})

export const getMessageLedger = endpoint('getmessageledger', {
  method: 'GET',
  summary:
    'List incoming emails with what happened to them, and outgoing emails with their recipients: your own, those of a group for moderators, all for administrators.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  params: {
    ...GROUP,
    message_id: optional(Id({ description: 'Only entries about this message.', invalid: 'invalid message_id' })),
    mime_id: optional(Text(255, { description: 'Only emails with this Message-ID.' })),
    all: optional(Flag({ description: 'For administrators: of everyone and of all groups.' })),
  },
  returns: list(LedgerEntry, { fields: ['created'], field: 'created', dir: 'desc' }),
  errors: ['invalid message_id', 'inadequate_permissions'],
})
