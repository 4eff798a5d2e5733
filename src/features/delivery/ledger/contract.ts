import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { Flag, Id, Num, Str, Text, Timestamp, Word, fields, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** A mail that came in or went out, and what became of it. */
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
    'What came in by mail and what became of it and why; what went out, to how many. One’s own; for moderators that of the group; for administrators all.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  params: {
    ...GROUP,
    message_id: optional(Id({ description: 'Only what concerns this message.', invalid: 'invalid message_id' })),
    mime_id: optional(Text(255, { description: 'Only mails with this Message-ID.' })),
    all: optional(Flag({ description: 'Administrators: of everybody and of all groups.' })),
  },
  returns: list(LedgerEntry, { fields: ['created'], field: 'created', dir: 'desc' }),
  errors: ['invalid group_id', 'invalid message_id', 'inadequate_permissions'],
  extension: true,
})
