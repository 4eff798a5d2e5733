import type { Input, Output } from '../../../../../client/types.ts'
import { versionOf } from '../row-version.ts'

export type Hashtag = Output<'gethashtags'>['data'][number]
type OptionName = Exclude<keyof Input<'newhashtag'>, 'group_id' | 'group_name' | 'csrf' | 'alias_id'>

/** The options of a hashtag, and their kinds. Does not compile while one is missing. */
export const hashtagOptionKinds = {
  name: 'line',
  description: 'line',
  color_name: 'choice',
  mods_only_post: 'flag',
  mods_only_replies: 'flag',
  moderated: 'flag',
  replies_unmoderated: 'flag',
  no_email: 'flag',
  special: 'flag',
  locked: 'flag',
  until: 'choice',
  close_instead_of_delete: 'flag',
  reply_to: 'choice',
} as const satisfies Record<OptionName, string>
export const hashtagOptions = Object.keys(hashtagOptionKinds) as OptionName[]

/** The rules that are on or off, in the order of the form. */
export const hashtagFlags = [
  ...(['mods_only_post', 'mods_only_replies', 'moderated', 'replies_unmoderated'] as const),
  ...(['no_email', 'special', 'locked'] as const),
]

/** Everything that the form of a hashtag changes. */
export const hashtagVersion = (tag: Hashtag): string =>
  versionOf([...hashtagOptions.map(name => tag[name]), tag.alias?.id ?? 0])
