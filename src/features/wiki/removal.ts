import { contentsIn } from '../groups/index.ts'

/** What is removed in the background after the group was deleted. */
export const wikiContents = contentsIn([
  'wiki_pages',
  'wiki_revisions',
  'wiki_names',
  'wiki_links',
  'wiki_files',
  'wiki_watches',
])
