import { endpoint } from '#contract/endpoint.ts'
import { Flag, Id, UploadedFiles, optional, stream } from '#contract/schema.ts'
import { WIKI_PAGE } from '#contract/targets.ts'
import { WikiPageSet } from '../contract.ts'

const FILE_ID = Id({ description: 'The file.', invalid: 'invalid file_id' })
const managing = { method: 'POST', who: 'account', on: 'wikipage', needs: 'manage_wiki', returns: WikiPageSet } as const

export const uploadWikiFiles = endpoint('uploadwikifiles', {
  ...managing,
  summary: 'Add files to a wiki page. `![[file name]]` shows one in its text.',
  params: { ...WIKI_PAGE, fileupload: UploadedFiles({ description: 'The files.' }) },
  errors: ['bad attachment', 'post too big', 'group out of space', 'wiki page locked'],
  records: ['wiki.updated'],
})

export const deleteWikiFile = endpoint('deletewikifile', {
  ...managing,
  summary: 'Remove a file from a wiki page.',
  params: { ...WIKI_PAGE, file_id: FILE_ID },
  errors: ['invalid file_id', 'wiki page locked'],
  records: ['wiki.updated'],
})

export const downloadWikiFile = endpoint('downloadwikifile', {
  method: 'GET',
  summary: 'Download a file of a wiki page.',
  who: 'anyone',
  on: 'wikipage',
  needs: 'wiki_visible',
  params: { ...WIKI_PAGE, file_id: FILE_ID, thumbnail: optional(Flag({ description: 'Return the thumbnail.' })) },
  returns: stream('application/octet-stream'),
  errors: ['invalid file_id'],
})
