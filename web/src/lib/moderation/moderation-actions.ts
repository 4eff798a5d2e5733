import { fail, redirect, type RequestEvent } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { isApiFailure } from '../api.ts'
import { runAction, throwFormError, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { throwIfChanged, versionOf } from '../group-settings/row-version.ts'
import { fieldByError } from '../writing/draft-actions.ts'
import { keyOf, parseItem, type DecidingAction, type Item, type Skipped } from './items.ts'

/** A skipped item, by its subject or the name of the person. */
type SkippedItem = Skipped & { label: string }
/** Skipped items, and the reason that was typed for them. */
export type SkippedResult = {
  skipped: SkippedItem[]
  reason: string
  done?: { did: 'resolve' | 'reopen'; items: string }
}

const outcomes = ['claim', 'release', 'edit', 'note', 'restore', 'deleteHidden', 'resolve', 'reopen', 'undo'] as const
type Outcome = (typeof outcomes)[number]
/** The result of an action in the URL of the next page: reloading repeats nothing. */
export function outcomeIn({ searchParams }: { searchParams: Pick<URLSearchParams, 'get'> }) {
  const did = outcomes.find(name => name === searchParams.get('did'))
  const countOf = (name: string): number => Number(searchParams.get(name)) || 0
  return did && { did, items: searchParams.get('items') ?? '', undone: countOf('undone'), tooLate: countOf('late') }
}

type ActionResult = { did?: Outcome; items?: string; undone?: number; late?: number }
/** Redirects back to the page, which shows the result. */
function goOn({ url }: ActionEvent, said: ActionResult, after?: Item): never {
  const item = url.searchParams.get('item')
  const values = {
    ...{ show: url.searchParams.get('show') },
    // After a decision the next item is shown.
    ...(after ? { after: keyOf(after) } : { item }),
    ...said,
  }
  const query = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  redirect(303, `${url.pathname}?${new URLSearchParams(query)}`)
}

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals' | 'params'>
const textIn = (form: FormFields, name: string): string => textOf(form, name).replaceAll('\r\n', '\n')
const nameOf = ({ params }: ActionEvent): string => params['name'] ?? ''

/** The item of a form, or the selected ones: `sel-message-41`. */
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

/** The reason for a rejection: typed, or from a template. */
async function reasonIn(event: ActionEvent, form: FormFields): Promise<string> {
  const typed = textIn(form, 'reason')
  const template = Number(textOf(form, 'template'))
  if (typed.trim() !== '' || !template) return typed
  const { data } = await event.locals.api.getrejectiontemplates({ group_name: nameOf(event), limit: 100 })
  return data.find(({ id }) => id === template)?.body ?? ''
}

/** Skipped items with their subjects or names, which the form repeats. */
const labelled = (form: FormFields, skipped: readonly Skipped[]): SkippedItem[] =>
  skipped.map(one => ({
    ...one,
    label: textOf(form, `sel-${one.type}-${one.target_id}`) || textOf(form, 'label'),
  }))

/** Continues with the next item; skipped ones are shown with the input. */
function decided(event: ActionEvent, form: FormFields, { decisions, skipped }: Output<'moderate'>, reason = '') {
  const [first] = decisions
  if (skipped.length === 0)
    goOn(event, {}, first && first.type !== 'topic' ? { type: first.type, id: first.target_id } : undefined)
  const result: SkippedResult = { skipped: labelled(form, skipped), reason }
  return decisions.length > 0 ? result : fail(400, result)
}

const decideAs = (of: string) => (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const items = itemsIn(form)
      const button = textOf(form, 'action')
      const action = buttons[button] ?? throwFormError('action', 'invalid_value')
      const expected = textOf(form, 'expected')
      const reason = action === 'reject' ? await reasonIn(event, form) : ''
      const result = await event.locals.api.moderate({
        ...{ group_name: nameOf(event), action, unmoderate: button === 'unmoderate' },
        pending_message_ids: idsOf(items, 'message'),
        member_info_ids: idsOf(items, 'member'),
        message_ids: idsOf(items, 'report'),
        reason,
        ...(expected !== '' && { expected }),
      })
      return decided(event, form, result, reason)
    },
    { of },
  )

/** Deletes a message and bans its address, whose owner need not be a member. */
const banAddress = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const { id } = itemIn(form)
      const { api } = event.locals
      const [group_name, expected] = [nameOf(event), textOf(form, 'expected')]
      const { email } = await api.getpendingmessage({ pending_message_id: id, raw: false })
      const result = await api.moderate({
        ...{ group_name, action: 'delete', pending_message_ids: [id] },
        ...(expected !== '' && { expected }),
      })
      if (result.skipped.length > 0) return decided(event, form, result)
      try {
        await api.banaddress({ group_name, email })
      } catch (thrown) {
        const isBanned = isApiFailure(thrown) && thrown.extra === 'user already banned'
        if (!isBanned) {
          // Both or neither.
          await api.undodecision({ group_name, decision_ids: result.decisions.map(decision => decision.id) })
          throw thrown
        }
      }
      return decided(event, form, result)
    },
    { of: 'decide' },
  )

const undo = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const decision_ids = textOf(form, 'decision_ids').split(',').map(Number)
      const { undone, too_late } = await event.locals.api.undodecision({ group_name: nameOf(event), decision_ids })
      return goOn(event, { did: 'undo', undone: undone.length, late: too_late })
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
      return goOn(event, { did: release ? 'release' : 'claim' })
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
      if (textOf(form, 'then') !== 'approve') return goOn(event, { did: 'edit' })
      const result = await event.locals.api.moderate({
        ...{ group_name: nameOf(event), action: 'approve', pending_message_ids: [id], expected: updated },
      })
      return decided(event, form, result)
    },
    { of: 'edit', places: fieldByError, forCall: 'updatependingmessage' },
  )

/** False: another moderator was faster, or the message is gone. The other reports are resolved nevertheless. */
async function resolveOne(event: ActionEvent, { id }: Item, reopen: boolean): Promise<boolean> {
  try {
    await event.locals.api.resolvereport({ message_id: id, group_name: nameOf(event), reopen })
    return true
  } catch (thrown) {
    if (isApiFailure(thrown) && thrown.type === 'bad_request') return false
    throw thrown
  }
}
const decisionOn = (event: ActionEvent, { type, id }: Item): Promise<Skipped> =>
  event.locals.api.getmoderationdecision({ group_name: nameOf(event), type, target_id: id })

const resolve = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const items = itemsIn(form).filter(({ type }) => type === 'report')
      const [only] = items
      const reopen = textOf(form, 'reopen') === '1'
      const [changed, skipped]: [Item[], Skipped[]] = [[], []]
      for (const item of items)
        if (await resolveOne(event, item, reopen)) changed.push(item)
        else skipped.push(await decisionOn(event, item))
      const said = reopen
        ? { did: 'reopen' as const, items: '' }
        : { did: 'resolve' as const, items: changed.map(keyOf).join(' ') }
      if (skipped.length === 0) goOn(event, said, reopen ? undefined : only)
      const result: SkippedResult = { skipped: labelled(form, skipped), reason: '' }
      return changed.length > 0 ? { ...result, done: said } : fail(400, result)
    },
    { of: 'resolve' },
  )

const note = (event: ActionEvent) =>
  runAction(
    event,
    async form => {
      const { api } = event.locals
      const {
        id,
        updated,
        moderator_notes: before,
      } = await api.getmember({ member_info_id: Number(textOf(form, 'member_info_id')) })
      throwIfChanged(form, versionOf([before ?? '']))
      await api.updatemember({ member_info_id: id, updated, moderator_notes: textIn(form, 'moderator_notes') })
      return goOn(event, { did: 'note' })
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
      return goOn(event, { did })
    },
    { of: 'hidden' },
  )

export const moderationActions = {
  decide: decideAs('decide'),
  bulk: decideAs('bulk'),
  banAddress,
  undo,
  claim,
  edit,
  resolve,
  note,
  hidden: changeHidden,
}
