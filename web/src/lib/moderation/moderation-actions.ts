import { fail, type RequestEvent } from '@sveltejs/kit'
import { runAction, throwFormError, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { fieldByError } from '../writing/draft-actions.ts'
import { parseItem, type DecidingAction, type Item, type Skipped } from './items.ts'

/** What an action did, for the page that shows it. */
export type ModerationResult =
  | { did: 'decide'; skipped: Skipped[] }
  | { did: 'undo'; undone: number; tooLate: number }
  | { did: 'resolve' | 'reopen'; item: string }
  | { did: 'claim' | 'release' | 'edit' | 'note' | 'restore' | 'deleteHidden' }

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals' | 'params'>
const textIn = (form: FormFields, name: string): string => textOf(form, name).replaceAll('\r\n', '\n')
const nameOf = ({ params }: ActionEvent): string => params['name'] ?? ''

/** The item of a form, or those that were selected: `sel-message-41`. */
function itemsIn(form: FormFields): Item[] {
  const one = parseItem(textOf(form, 'item'))
  if (one) return [one]
  const selected = [...form.keys()].flatMap(name => (name.startsWith('sel-') ? (parseItem(name.slice(4)) ?? []) : []))
  return selected.length > 0 ? selected : throwFormError('nothing selected')
}

function itemIn(form: FormFields): Item {
  const [item] = itemsIn(form)
  return item ?? throwFormError('nothing selected')
}

const idsOf = (items: readonly Item[], type: Item['type']): number[] =>
  items.filter(item => item.type === type).map(({ id }) => id)

const buttons: Readonly<Record<string, DecidingAction>> = {
  ...{ approve: 'approve', unmoderate: 'approve', reject: 'reject', delete: 'delete', ban: 'ban' },
  hide: 'hide',
}

/** Why somebody is rejected: what was typed, or the template that was chosen. */
async function reasonIn(event: ActionEvent, form: FormFields): Promise<string> {
  const typed = textIn(form, 'reason')
  const template = Number(textOf(form, 'template'))
  if (typed.trim() !== '' || !template) return typed
  const { data } = await event.locals.api.getmembernotices({
    ...{ group_name: nameOf(event), type: 'member_notice_rejected_message', limit: 100 },
  })
  return data.find(({ id }) => id === template)?.body ?? ''
}

/** What was decided, and what was left. */
const decidedResult = (decisions: readonly unknown[], skipped: Skipped[]) =>
  decisions.length > 0 ? { did: 'decide' as const, skipped } : fail(400, { did: 'decide' as const, skipped })

const decideAs = (of: string) => (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const items = itemsIn(form)
      const button = textOf(form, 'action')
      const action = buttons[button] ?? throwFormError('action', 'invalid_value')
      const expected = textOf(form, 'expected')
      const { decisions, skipped } = await event.locals.api.moderate({
        ...{ group_name: nameOf(event), action, unmoderate: button === 'unmoderate' },
        pending_message_ids: idsOf(items, 'message'),
        member_info_ids: idsOf(items, 'member'),
        message_ids: idsOf(items, 'report'),
        reason: action === 'reject' ? await reasonIn(event, form) : '',
        ...(expected !== '' && { expected }),
      })
      return decidedResult(decisions, skipped)
    },
    { of },
  )

const undo = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const decision_ids = textOf(form, 'decision_ids').split(',').map(Number)
      const { undone, too_late } = await event.locals.api.undodecision({ group_name: nameOf(event), decision_ids })
      return { did: 'undo' as const, undone: undone.length, tooLate: too_late }
    },
    { of: 'undo' },
  )

const claim = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const { type, id } = itemIn(form)
      const release = textOf(form, 'claim') === 'release'
      const { api } = event.locals
      if (type === 'member') await api.claimpendingmember({ member_info_id: id, claim: !release })
      else
        await api.claimpendingmessage({
          ...{ pending_message_id: id, release, take_over: textOf(form, 'claim') === 'take' },
        })
      return { did: release ? ('release' as const) : ('claim' as const) }
    },
    { of: 'claim' },
  )

const edit = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const { id } = itemIn(form)
      const { updated } = (await event.platform!.call('updatependingmessage', {
        ...{ pending_message_id: id, updated: textOf(form, 'updated'), subject: textOf(form, 'subject') },
        ...{ body: textIn(form, 'body'), body_type: textOf(form, 'body_type') },
        edit_reason: textOf(form, 'edit_reason'),
      })) as { updated: string }
      if (textOf(form, 'then') !== 'approve') return { did: 'edit' as const }
      const { decisions, skipped } = await event.locals.api.moderate({
        ...{ group_name: nameOf(event), action: 'approve', pending_message_ids: [id], expected: updated },
      })
      return decidedResult(decisions, skipped)
    },
    { of: 'edit', places: fieldByError, forCall: 'updatependingmessage' },
  )

const resolve = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const { id } = itemIn(form)
      const reopen = textOf(form, 'reopen') === '1'
      await event.locals.api.resolvereport({ message_id: id, group_name: nameOf(event), reopen })
      return { did: reopen ? ('reopen' as const) : ('resolve' as const), item: `report-${id}` }
    },
    { of: 'resolve' },
  )

const note = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      await event.locals.api.updatemember({
        member_info_id: Number(textOf(form, 'member_info_id')),
        moderator_notes: textIn(form, 'moderator_notes'),
      })
      return { did: 'note' as const }
    },
    { of: 'note' },
  )

const changeHidden = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const message = { group_name: nameOf(event), message_id: Number(textOf(form, 'message_id')) }
      const did = textOf(form, 'then') === 'delete' ? ('deleteHidden' as const) : ('restore' as const)
      await (did === 'restore'
        ? event.locals.api.restoremessage(message)
        : event.locals.api.deletehiddenmessage(message))
      return { did }
    },
    { of: 'hidden' },
  )

export const moderationActions = {
  decide: decideAs('decide'),
  bulk: decideAs('bulk'),
  undo,
  claim,
  edit,
  resolve,
  note,
  hidden: changeHidden,
}
