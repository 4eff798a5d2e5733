import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Integer,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
} from '#contract/schema.ts'
import { GROUP, WIKI_PAGE } from '#contract/targets.ts'
import { WikiPageSet } from '../contract.ts'

/** A version of a page. */
export const WikiRevision = resource('wiki_revision', {
  id: Num,
  created: Timestamp,
  ...fields(['page_id', 'group_id', 'version', 'user_id'], Num),
  ...fields(['name', 'title', 'edit_msg'], Str),
  format: Word(words.body_type),
  ...fields(['size', 'restored'], Num),
})

const visible = { method: 'GET', who: 'anyone', needs: 'wiki_visible' } as const
const VERSION = (description: string) => Integer(0, 1_000_000_000, { description, invalid: 'invalid version' })

export const getWikiHistory = endpoint('getwikihistory', {
  ...visible,
  summary: 'List the versions of a wiki page, without their texts.',
  on: 'wikipage',
  params: WIKI_PAGE,
  returns: list(WikiRevision, { fields: ['version'], field: 'version', dir: 'desc' }),
})

export const getWikiChanges = endpoint('getwikichanges', {
  ...visible,
  summary: 'List the latest changes in the wiki of a group.',
  on: 'group',
  params: GROUP,
  returns: list(WikiRevision, { fields: ['id'], field: 'id', dir: 'desc' }),
})

export const compareWikiPage = endpoint('getwikicomparison', {
  ...visible,
  summary: 'Compare two versions of a wiki page, or one with a text that is not saved yet.',
  on: 'wikipage',
  params: {
    ...WIKI_PAGE,
    from: VERSION('The earlier version; 0 is an empty page.'),
    to: optional(VERSION('The later version; the newest by default.')),
    body: optional(Text(1_048_576, { description: 'A text, instead of the later version.' })),
    format: optional(Choice(words.body_type, { description: 'Its format.' })),
  },
  returns: resource('wikicomparison', {
    page_id: Num,
    ...fields(['from', 'to'], Num),
    ...fields(['from_title', 'to_title'], Str),
    ...fields(['removed', 'added'], Num),
    ...fields(['is_cut', 'only_format'], Bool),
    lines: Type.Array(
      Type.Object(
        {
          kind: Word(words.wiki_line_kind),
          num: Num,
          parts: Type.Array(Type.Object({ text: Str, changed: Bool }, { title: 'wiki_line_part' })),
        },
        { title: 'wiki_line' },
      ),
    ),
  }),
  errors: ['invalid version'],
})

export const mergeWikiPage = endpoint('getwikimerge', {
  method: 'GET',
  who: 'account',
  needs: 'manage_wiki',
  summary: 'Merge your changes of a wiki page with those that others saved meanwhile. Changes nothing.',
  on: 'wikipage',
  params: {
    ...WIKI_PAGE,
    from: VERSION('The version that you edited.'),
    body: Text(1_048_576, { description: 'Your text, in the format of the page.' }),
    title: optional(Text(200, { description: 'Your title; that of the version you edited by default.' })),
  },
  returns: resource('wikimerge', { page_id: Num, version: Num, merged: Bool, ...fields(['title', 'body'], Str) }),
  errors: ['invalid version'],
})

export const restoreWikiPage = endpoint('restorewikipage', {
  method: 'POST',
  who: 'account',
  needs: 'manage_wiki',
  summary:
    'Restore an earlier version of a wiki page, as a new version. If another page has its title now, the page keeps the one it has.',
  on: 'wikipage',
  edits: 'wikipage',
  params: {
    ...WIKI_PAGE,
    version: Integer(1, 1_000_000_000, { description: 'The version.', invalid: 'invalid version' }),
  },
  returns: WikiPageSet,
  errors: ['invalid version', 'wiki page locked', 'group out of space'],
  records: ['wiki.updated'],
})

/** A deleted page, which can be restored. */
export const DeletedWikiPage = resource('wiki_deleted', {
  id: Num,
  ...fields(['created', 'deleted'], Timestamp),
  group_id: Num,
  ...fields(['user_id', 'deleted_by'], Num),
  ...fields(['title', 'name'], Str),
})

export const getDeletedWikiPages = endpoint('getdeletedwikipages', {
  method: 'GET',
  who: 'account',
  needs: 'manage_wiki',
  summary: 'List the pages that were deleted from the wiki of a group in the last 30 days.',
  on: 'group',
  params: GROUP,
  returns: list(DeletedWikiPage, { fields: ['deleted'], field: 'deleted', dir: 'desc' }),
})

export const undeleteWikiPage = endpoint('undeletewikipage', {
  method: 'POST',
  who: 'account',
  needs: 'manage_wiki',
  summary: 'Restore a deleted wiki page, with its history and files.',
  on: 'group',
  params: {
    ...GROUP,
    page_id: Integer(1, Number.MAX_SAFE_INTEGER, { description: 'The deleted page.', invalid: 'invalid page_id' }),
    title: optional(
      Text(200, { description: 'Another title for it, if its own is taken meanwhile.', invalid: 'invalid title' }),
    ),
  },
  returns: WikiPageSet,
  errors: [
    'invalid page_id',
    'invalid title',
    'name exists',
    'wiki page locked',
    'too many wiki pages',
    'group out of space',
  ],
  records: ['wiki.restored'],
})
