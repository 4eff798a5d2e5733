import type { Output } from '../../../../client/types.ts'
import type { Messages } from '../i18n.ts'

const kinds = ['wiki_pages', 'polls', 'events', 'chats', 'tables', 'hashtags', 'webhooks'] as const
export type GroupContents = Pick<
  Output<'getgroupstorage'>,
  'num_subgroups' | 'num_files' | 'num_albums' | 'num_photos' | `num_${(typeof kinds)[number]}`
>
type CountTexts = Messages['manageGroup']['deleteGroup']['counts']

/** How many of each a group has, in words, without what it has none of. */
export const countLines = (texts: CountTexts, contents: GroupContents): string[] => [
  ...(['subgroups', 'files'] as const)
    .filter(kind => contents[`num_${kind}`] > 0)
    .map(kind => texts[kind]({ count: contents[`num_${kind}`] })),
  ...(contents.num_albums > 0 ? [texts.albums({ count: contents.num_albums, photos: contents.num_photos })] : []),
  ...kinds.filter(kind => contents[`num_${kind}`] > 0).map(kind => texts[kind]({ count: contents[`num_${kind}`] })),
]
