import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import { seesAddresses, redactAddress, type ArchiveDeps } from '../../archives/index.ts'
import { notificationType, outgoingMessageType } from '../delivery-types.ts'
import * as contract from './contract.ts'
import { ledgerCounts, ledgerPages, messageOf, type LedgerScope } from './store.ts'

type LedgerRow = Row<'ledger.page'>
type LedgerCall = Call<typeof contract.getMessageLedger>

/** Outcomes by stored state. */
const outcomes: Readonly<Record<string, Value<'ledger_outcome'>>> = {
  done: 'ledger_done',
  held: 'ledger_held',
  refused: 'ledger_refused',
  ignored: 'ledger_ignored',
  failed: 'ledger_failed',
  queued: 'ledger_sending',
  dead: 'ledger_failed',
  dropped: 'ledger_dropped',
}

export const ledgerOutcome = (state: string, isIncoming: boolean): Value<'ledger_outcome'> =>
  state === 'done' && !isIncoming ? 'ledger_sent' : (outcomes[state] ?? 'ledger_failed')

type LedgerOwner = { email: string | null; account_id: number | null; group_id: number | null; isOwn: boolean }

/** The entries a caller may see: their own, those of a group they moderate, or all. */
function ledgerOwner({ account, group, access, params, fail }: LedgerCall): LedgerOwner {
  if (params.all && (!account.site_admin || group)) fail('inadequate_permissions', 'site administrator')
  const isOwn = !params.all && !(group && may('view_activity', access!))
  return {
    email: isOwn ? account.email : null,
    account_id: isOwn ? account.id : null,
    group_id: group?.id ?? null,
    isOwn,
  }
}

type LedgerQuery = { scope: LedgerScope; owner: Omit<LedgerOwner, 'isOwn'> }

/** Messages the caller may not see are reported as unknown. */
async function queryOfMessage(
  { tx, fail }: LedgerCall,
  message_id: number,
  { isOwn, ...owner }: LedgerOwner,
): Promise<LedgerQuery> {
  const message = await messageOf.first(tx, { message_id })
  if (!message || (isOwn && message.account_id !== owner.account_id)) return fail('invalid message_id')
  if (owner.group_id !== null && message.group_id !== owner.group_id) return fail('invalid message_id')
  return { scope: 'message', owner: { ...owner, group_id: message.group_id } }
}

async function ledgerQuery(call: LedgerCall): Promise<LedgerQuery> {
  const { message_id, mime_id } = call.params
  const { isOwn, ...owner } = ledgerOwner(call)
  if (message_id !== undefined) return queryOfMessage(call, message_id, { isOwn, ...owner })
  if (mime_id !== undefined) return { scope: 'mime', owner }
  if (isOwn) return { scope: owner.group_id === null ? 'own' : 'ownInGroup', owner }
  return { scope: owner.group_id === null ? 'all' : 'group', owner }
}

/** Removes signed tokens from addresses, since they authorize actions. */
const withoutToken = (address: string): string =>
  address.replace(/(^|\+)(approve|reject|delete|claim|confirm|bounce)\+[^@+]{0,200}@/i, '$1$2@')

const viewFor =
  ({ account, access, params }: LedgerCall, { addresses: { mailDomain } }: ArchiveDeps) =>
  (entry: LedgerRow) => {
    const isIn = entry.id % 2 === 0
    const isOwn = entry.sender.toLowerCase() === account.email.toLowerCase()
    const reader = {
      seesAddresses: isOwn || params.all === true || (access !== null && seesAddresses(access)),
      mailDomain,
    }
    return {
      object: 'ledger_entry' as const,
      created: entry.created,
      direction: isIn ? ('ledger_in' as const) : ('ledger_out' as const),
      group_id: entry.group_id ?? 0,
      message_id: entry.message_id ?? 0,
      pending_message_id: entry.pending_message_id ?? 0,
      subject: entry.subject,
      mime_id: entry.mime_id,
      sender: entry.sender && redactAddress(entry.sender, reader),
      recipient: withoutToken(entry.recipient),
      type: isIn
        ? ('' as const)
        : entry.kind === 'notification'
          ? notificationType('')
          : outgoingMessageType(entry.kind, entry.is_special),
      outcome: ledgerOutcome(entry.state, isIn),
      why: entry.why,
      proof: entry.proof ?? '',
      num_recipients: entry.num_recipients,
      num_sent: entry.num_sent,
      num_waiting: entry.num_waiting,
      num_refused: entry.num_refused,
      num_bounced: entry.num_bounced,
    }
  }

export const getMessageLedger = (deps: ArchiveDeps) =>
  implement(contract.getMessageLedger, async call => {
    const { tx, params } = call
    const { scope, owner } = await ledgerQuery(call)
    const mime_id = params.mime_id?.replace(/^<|>$/g, '') ?? null
    const filter = { ...owner, message_id: params.message_id ?? null, mime_id }
    return pageOf(tx, contract.getMessageLedger, params, {
      counting: { by: call.account.id, count: async () => (await ledgerCounts[scope].one(tx, filter)).count },
      fetch: ({ dir, start, page }) => ledgerPages[`${scope}:${dir}:${start}`].all(tx, { ...filter, ...page }),
      cursorOf: ({ created, id }) => ({ key: created, id }),
      view: viewFor(call, deps),
    })
  })
