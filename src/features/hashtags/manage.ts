import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { lockGroupRow } from '../groups/index.ts'
import * as contract from './contract.ts'
import { tagName } from './names.ts'
import {
  changeTag,
  countOneLess,
  deleteTag,
  findHashtagView,
  insertTags,
  lockTagRows,
  transferAliases,
  tagNamed,
} from './store.ts'
import type { HashtagRow } from './finders.ts'
import { maxTags } from './resolve-tags.ts'
import { scheduleTopicUpdates } from './topic-updates.ts'
import { hashtagView } from './view.ts'

/** Fields that are set as given. */
const plainOptions = [
  'description',
  'color_name',
  'mods_only_post',
  'mods_only_replies',
  'no_email',
  'moderated',
  'replies_unmoderated',
  'special',
  'locked',
  'close_instead_of_delete',
  'reply_to',
] as const
/** Fields that affect when topics expire. */
const lifetimeOptions = ['until', 'close_instead_of_delete']
type HashtagOptions = Partial<Pick<HashtagRow, (typeof plainOptions)[number] | 'until' | 'alias_of'>>
type HashtagParams = { until?: string; alias_id?: number } & Partial<Record<(typeof plainOptions)[number], unknown>>

function optionsOf(params: HashtagParams): HashtagOptions {
  const { until, alias_id } = params
  const given = plainOptions.filter(field => params[field] !== undefined).map(field => [field, params[field]])
  return {
    ...Object.fromEntries(given),
    ...(until !== undefined && { until: contract.untilSpellings.get(until)! }),
    ...(alias_id !== undefined && { alias_of: alias_id }),
  }
}

/** Locks a hashtag and its alias target, by id. */
async function lockWithTarget(tx: Tx, group_id: number, ids: readonly (number | undefined)[]) {
  const rows = await lockTagRows.all(tx, { group_id, ids: ids.filter(id => id !== undefined) })
  return new Map(rows.map(row => [row.id, row]))
}

export const newHashtag = implement(contract.newHashtag, async ({ tx, group, account, params, fail, record }) => {
  const name = tagName(params.name) ?? fail('invalid name')
  if (params.alias_id !== undefined) {
    const target = (await lockWithTarget(tx, group.id, [params.alias_id])).get(params.alias_id)
    if (target?.alias_of !== null) fail('invalid alias_id')
  }
  const { hashtags_count } = await lockGroupRow.one(tx, { group_id: group.id })
  if (await tagNamed.first(tx, { group_id: group.id, name })) fail('name exists')
  if (hashtags_count >= maxTags) fail('too many hashtags')
  const [made] = await insertTags.all(tx, { group_id: group.id, names: [name] })
  const { id } = made ?? fail('name exists')
  await changeTag.run(tx, { group_id: group.id, id, changes: json(optionsOf(params)) })
  record('hashtag.created', { hashtag_id: id, name })
  return hashtagView(await findHashtagView.one(tx, { account_id: account.id, group_id: group.id, id }))
})

export const updateHashtag = implement(contract.updateHashtag, async call => {
  const { tx, group, account, params, fail, record } = call
  const { hashtag_id: id, alias_id, no_alias } = params
  if (alias_id === id || (no_alias && alias_id !== undefined)) fail('invalid alias_id')
  const locked = await lockWithTarget(tx, group.id, [id, alias_id])
  const tag = locked.get(id) ?? fail('invalid hashtag_id')
  // An alias of an alias would have to be followed from one to the next, perhaps in a circle.
  if (alias_id !== undefined && locked.get(alias_id)?.alias_of !== null) fail('invalid alias_id')
  const name = params.name === undefined ? tag.name : (tagName(params.name) ?? fail('invalid name'))

  const changedFields: Partial<HashtagRow> = { name, ...optionsOf(params), ...(no_alias && { alias_of: null }) }
  const changes = Object.entries(changedFields).filter(([field, value]) => tag[field as keyof HashtagRow] !== value)
  const fields = changes.map(([field]) => field)
  if (fields.includes('name')) {
    await lockGroupRow.one(tx, { group_id: group.id })
    const namesake = await tagNamed.first(tx, { group_id: group.id, name })
    if (namesake && namesake.id !== id) fail('name exists')
  }
  if (fields.length > 0) {
    await changeTag.run(tx, { group_id: group.id, id, changes: json(Object.fromEntries(changes)) })
    record('hashtag.updated', {
      hashtag_id: id,
      name,
      fields: fields.map(field => (field === 'alias_of' ? 'alias' : field)),
    })
  }
  if (fields.includes('alias_of') && alias_id !== undefined) {
    await transferAliases.run(tx, { group_id: group.id, from: id, to: alias_id })
    await scheduleTopicUpdates(tx, group.id, id, { is: 'replaced', name: tag.name })
  } else {
    if (fields.includes('name')) await scheduleTopicUpdates(tx, group.id, id, { is: 'renamed', name: tag.name })
    if (lifetimeOptions.some(field => fields.includes(field)))
      await scheduleTopicUpdates(tx, group.id, id, { is: 'renewed' })
  }
  return hashtagView(await findHashtagView.one(tx, { account_id: account.id, group_id: group.id, id }))
})

export const deleteHashtag = implement(contract.deleteHashtag, async ({ tx, group, params, fail, record }) => {
  const { hashtag_id: id } = params
  const { name } = (await lockWithTarget(tx, group.id, [id])).get(id) ?? fail('invalid hashtag_id')
  // Its aliases become independent.
  await transferAliases.run(tx, { group_id: group.id, from: id, to: null })
  await deleteTag.run(tx, { group_id: group.id, id })
  await scheduleTopicUpdates(tx, group.id, id, { is: 'replaced', name })
  await countOneLess.run(tx, { group_id: group.id })
  record('hashtag.deleted', { hashtag_id: id, name })
})
