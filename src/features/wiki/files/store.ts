import { query, type Row } from '#storage/query.ts'

/** The newest first, as far as a page may have them. */
export const filesOfPage = query(
  'wikiFile.ofPage',
  `select id, page_id, created, account_id, hash, size, filename, media_type, width, height, thumbnail_hash
   from wiki_files where page_id = :page_id order by id desc limit 1000`,
)
export type WikiFileRow = Row<'wikiFile.ofPage'>

export const fileOfPage = query(
  'wikiFile.find',
  `select hash, size, filename, media_type, width, height, thumbnail_hash from wiki_files
   where page_id = :page_id and id = :file_id`,
)
export const nextFileIds = query(
  'wikiFile.nextIds',
  `select nextval(pg_get_serial_sequence('wiki_files', 'id')) as "id!" from generate_series(1, :count::int)`,
)
/** Files with the same content that the page has already. */
export const sameFiles = query(
  'wikiFile.same',
  `select id, hash from wiki_files where page_id = :page_id and hash = any(:hashes::text[])`,
)
export const addFiles = query(
  'wikiFile.add',
  `insert into wiki_files (id, group_id, page_id, account_id, hash, size, filename, media_type, width, height, thumbnail_hash)
   overriding system value
   select f.id, :group_id, :page_id, :account_id, f.hash, f.size, f.filename, f.media_type, f.width, f.height, f.thumbnail_hash
   from jsonb_to_recordset(:files::jsonb) as f(id bigint, hash text, size bigint, filename text, media_type text,
     width int, height int, thumbnail_hash text)`,
)
export const removeFile = query(
  'wikiFile.remove',
  `delete from wiki_files where page_id = :page_id and id = :file_id returning size, filename`,
)
