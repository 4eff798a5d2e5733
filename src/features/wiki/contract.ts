import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  FileUrl,
  Choice,
  Flag,
  Id,
  Num,
  Integer,
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

/** A page of a wiki. `can_edit` is about the caller. */
export const Wiki = resource('wiki', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['user_id', 'group_id', 'editor_user_id'], Num),
  ...fields(['title', 'desc'], Str),
  format: Word(words.body_type),
  locked: Bool,
  rev_count: Num,
  ...fields(['editor_name', 'edit_msg'], Str),
  ...fields(['is_main', 'can_edit'], Bool),
})

const WikiFile = Type.Object(
  {
    id: Num,
    ...fields(['filename', 'media_type'], Str),
    size: Num,
    ...fields(['download_url', 'thumbnail_url'], FileUrl),
  },
  { title: 'wiki_file' },
)
const Heading = Type.Object({ level: Num, anchor: Str, text: Str }, { title: 'wiki_heading' })
export const toc = Type.Array(Heading)

/** A page with the text of one of its versions. */
export const WikiPageSet = resource('wikipageset', {
  page: Wiki,
  data: resource('wikidata', {
    version: Num,
    created: Timestamp,
    user_id: Num,
    ...fields(['name', 'title', 'edit_msg'], Str),
    format: Word(words.body_type),
    ...fields(['body', 'html'], Str),
    toc,
  }),
  files: Type.Array(WikiFile),
  linked_from: Type.Array(Type.Object({ id: Num, title: Str }, { title: 'wiki_link' })),
  watched: Bool,
})

const visible = { method: 'GET', who: 'anyone', needs: 'wiki_visible' } as const
const changing = { method: 'POST', who: 'account', needs: 'manage_wiki' } as const
/** Longer than a text may be: pictures inside it are taken out first. */
const BODY = Text(4_000_000, {
  description:
    'The text, up to 1,048,576 characters without the images in it. `[[Title]]` and `[[Title|label]]` link to a page, `![[file name]]` shows a file of the page. Images as ' +
    '`data:` URLs become files.',
})
const FORMAT = optional(Choice(words.body_type, { description: 'The format of `body`; HTML by default.' }))
const EDIT_MSG = optional(Text(500, { description: 'What was changed, in one line.' }))
const TITLE = Text(200, { description: 'Its title.', invalid: 'invalid title' })

export const getWikiPages = endpoint('getwikipages', {
  ...visible,
  summary: 'List the pages of the wiki of a group.',
  on: 'group',
  params: GROUP,
  returns: list(Wiki, {
    fields: ['title', 'created', 'updated'],
    field: 'title',
    dir: 'asc',
    dirs: { updated: 'desc' },
  }),
  extended: true,
})

export const getWikiPageSet = endpoint('getwikipageset', {
  ...visible,
  summary: 'Get a wiki page with its text.',
  on: 'wikipage',
  params: {
    ...WIKI_PAGE,
    version: optional(
      Integer(1, 1_000_000_000, {
        description: 'An earlier version; the newest by default.',
        invalid: 'invalid version',
      }),
    ),
  },
  returns: WikiPageSet,
  errors: ['invalid version'],
  extended: true,
})

export const findWikiPage = endpoint('findwikipage', {
  ...visible,
  summary: 'Get a wiki page by its title, or by a title it had before it was renamed.',
  on: 'group',
  params: { ...GROUP, title: TITLE },
  returns: WikiPageSet,
  errors: ['invalid title'],
})

export const newWikiPage = endpoint('newwikipage', {
  ...changing,
  summary: 'Create a wiki page.',
  on: 'group',
  params: { ...GROUP, title: TITLE, body: BODY, format: FORMAT, edit_msg: EDIT_MSG },
  returns: WikiPageSet,
  errors: ['invalid title', 'name exists', 'too many wiki pages', 'group out of space', 'bad attachment'],
  records: ['wiki.created'],
})

export const updateWikiPage = endpoint('updatewikipage', {
  ...changing,
  summary: 'Change a wiki page. Its earlier text stays in the history; links to an earlier title still work.',
  on: 'wikipage',
  edits: 'wikipage',
  params: {
    ...WIKI_PAGE,
    title: optional(TITLE),
    body: optional(BODY),
    format: optional(Choice(words.body_type, { description: 'The format of `body`; it stays as it was by default.' })),
    edit_msg: EDIT_MSG,
    locked: optional(Flag({ description: 'Whether only moderators can edit it. For moderators.' })),
    is_main: optional(Flag({ description: 'Whether the wiki begins with this page. For moderators.' })),
  },
  returns: WikiPageSet,
  errors: ['invalid title', 'name exists', 'wiki page locked', 'group out of space', 'bad attachment'],
  records: ['wiki.updated'],
})

export const deleteWikiPage = endpoint('deletewikipage', {
  ...changing,
  summary: 'Delete a wiki page. It can be restored for 30 days.',
  on: 'wikipage',
  edits: 'wikipage',
  params: WIKI_PAGE,
  errors: ['wiki page locked'],
  records: ['wiki.deleted'],
})

export const previewWikiPage = endpoint('getwikipreview', {
  method: 'GET',
  who: 'account',
  needs: 'manage_wiki',
  summary: 'Get a text as it would look in the wiki of a group.',
  on: 'group',
  params: {
    ...GROUP,
    body: BODY,
    format: FORMAT,
    page_id: optional(Id({ description: 'The page whose files it may show.', invalid: 'invalid page_id' })),
  },
  returns: resource('wikipreview', { html: Str, toc }),
  errors: ['invalid page_id'],
})

/** A page found by a search; `summary` is a snippet with the words marked, in HTML. */
export const WikiSearchResult = resource('wiki_search_result', {
  id: Num,
  ...fields(['created', 'updated'], Timestamp),
  group_id: Num,
  ...fields(['title', 'summary', 'editor_name'], Str),
})

export const searchWiki = endpoint('searchwiki', {
  ...visible,
  summary: 'Search the wiki of a group: words, "phrases", -word. The best matches come first, at most a hundred.',
  on: 'group',
  params: { ...GROUP, q: Text(1000, { description: 'The search query.' }) },
  returns: list(WikiSearchResult, { fields: ['relevance'], field: 'relevance', dir: 'desc' }),
})

export const watchWikiPage = endpoint('watchwikipage', {
  method: 'POST',
  who: 'account',
  needs: 'wiki_visible',
  summary: 'Get an email when a wiki page changes, or no longer.',
  on: 'wikipage',
  unconfirmed: true,
  params: { ...WIKI_PAGE, watch: Flag({ description: 'Whether to watch it.' }) },
})
