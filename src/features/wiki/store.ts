import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { makeRoom } from '../groups/index.ts'

/** Everything but the text. */
export const pageColumns = `p.id, p.group_id, p.account_id, p.editor_id, p.editor_name, p.created, p.updated, p.title,
  p.title_key, p.format, p.edit_msg, p.snippet, p.locked, p.rev_count, p.size`
export const isThere = 'p.deleted is null'

export const pageById = query('wiki.byId', `select ${pageColumns} from wiki_pages p where p.id = :id and ${isThere}`)
/** The page of a title, or of a title that it had before and that no page has now. */
const idOfKey = (key: string) => `coalesce(
     (select w.id from wiki_pages w where w.group_id = :group_id and w.title_key = ${key} and w.deleted is null),
     (select n.page_id from wiki_names n where n.group_id = :group_id and n.title_key = ${key}))`
export const pageByKey = query(
  'wiki.byKey',
  `select ${pageColumns} from wiki_pages p where p.id = ${idOfKey(':key')} and ${isThere}`,
)
export const lockPage = query(
  'wiki.lock',
  `select ${pageColumns}, p.deleted as "deleted?" from wiki_pages p where p.group_id = :group_id and p.id = :id for no key update`,
)
export const isTaken = query(
  'wiki.isTaken',
  `select exists (select from wiki_pages p where p.group_id = :group_id and p.title_key = :key and p.id <> :except_id
     and ${isThere}) as "taken!"`,
)
export const countPages = query(
  'wiki.count',
  `select count(*)::int as "count!" from wiki_pages p where p.group_id = :group_id and ${isThere}`,
)

/** What the newest version has in common for all who read it. */
export const textOfPage = query(
  'wiki.text',
  `select p.html, p.links, p.toc, r.version, r.body, r.created, r.account_id, r.name, r.title, r.edit_msg, r.format
   from wiki_pages p join wiki_revisions r on r.page_id = p.id and r.version = p.rev_count where p.id = :id`,
)
export const revisionOf = query(
  'wiki.revision',
  `select r.version, r.body, r.created, r.account_id, r.name, r.title, r.edit_msg, r.format
   from wiki_revisions r where r.page_id = :page_id and r.version = :version`,
)
/** The pages that titles lead to now. */
export const pagesOfKeys = query(
  'wiki.pagesOfKeys',
  `select k.key as "key!", p.id, p.title from unnest(:keys::text[]) k(key)
   join wiki_pages p on p.id = ${idOfKey('k.key')} and ${isThere}`,
)
/** The pages that link to one, by its title or an earlier one. */
export const pagesLinkingTo = query(
  'wiki.linkedFrom',
  `select distinct p.id, p.title, p.title_key from wiki_links l join wiki_pages p on p.id = l.page_id and ${isThere}
   where l.group_id = :group_id and p.id <> :id and (l.title_key = :key
     or l.title_key in (select n.title_key from wiki_names n where n.group_id = :group_id and n.page_id = :id))
   order by p.title_key limit 100`,
)
export const isWatched = query(
  'wiki.isWatched',
  `select exists (select from wiki_watches where account_id = :account_id and page_id = :page_id) as "watched!"`,
)

export const insertPage = query(
  'wiki.insert',
  `with free as (
     delete from wiki_names where group_id = :group_id and title_key = :key returning 1
   )
   insert into wiki_pages (group_id, account_id, editor_id, editor_name, title, title_key, format, edit_msg, html, links,
     toc, snippet, words, size)
   select :group_id, :account_id, :account_id, :name, :title, :key, :format, :edit_msg, :html, :links::jsonb, :toc::jsonb,
     :snippet, :words::tsvector, :size from (select count(*) from free) f
   on conflict (group_id, title_key) where deleted is null do nothing
   returning id`,
)
/** The newest version of a page, with everything that follows from its text. */
export const changePage = query(
  'wiki.change',
  `update wiki_pages p set updated = next_updated(p.updated), editor_id = :account_id, editor_name = :name, title = :title,
     title_key = :key, format = :format, edit_msg = :edit_msg, html = :html, links = :links::jsonb, toc = :toc::jsonb,
     snippet = :snippet, words = :words::tsvector, rev_count = rev_count + 1, size = size + :size
   where p.group_id = :group_id and p.id = :id returning p.rev_count`,
)
export const insertRevision = query(
  'wiki.insertRevision',
  `insert into wiki_revisions (page_id, version, group_id, account_id, name, title, format, body, edit_msg, restored, size)
   values (:page_id, :version, :group_id, :account_id, :name, :title, :format, :body, :edit_msg, :restored, :size)`,
)
export const setLocked = query(
  'wiki.setLocked',
  `update wiki_pages p set locked = :locked, updated = next_updated(p.updated) where p.group_id = :group_id and p.id = :id`,
)
export const putLinks = query(
  'wiki.putLinks',
  `with old as (
     delete from wiki_links where page_id = :page_id and title_key <> all(:keys::text[])
   )
   insert into wiki_links (group_id, page_id, title_key) select distinct :group_id::bigint, :page_id::bigint, key from unnest(:keys) key
   on conflict do nothing`,
)
/** A title is given up: until another page takes it, it leads here. */
export const keepName = query(
  'wiki.keepName',
  `with taken as (delete from wiki_names where group_id = :group_id and title_key = :key)
   insert into wiki_names (group_id, title_key, page_id, title)
   select :group_id, :old_key::text, :page_id, :old_title where :old_key <> :key
   on conflict (group_id, title_key) do update set page_id = excluded.page_id, title = excluded.title`,
)

/** Takes or returns storage of the group, if there is enough; under its lock. */
const changeStorage = query(
  'wiki.takeStorage',
  `update groups set storage_used = storage_used + :bytes, storage_wiki = storage_wiki + :bytes
   where id = :group_id and (:bytes::bigint <= 0 or storage_used + :bytes <= :most) returning storage_used + storage_deleted as "stored!"`,
)
/** Takes storage of the group, for which deleted files and pages make room; false if there isn't enough. */
export async function takeStorage(tx: Tx, space: { group_id: number; bytes: number; most: number }): Promise<boolean> {
  const now = await changeStorage.first(tx, space)
  if (now) await makeRoom(tx, { group_id: space.group_id, bytes: now.stored - space.most })
  return now !== undefined
}
export const returnStorage = query(
  'wiki.returnStorage',
  `update groups set storage_used = storage_used - :bytes, storage_wiki = storage_wiki - :bytes where id = :group_id`,
)
/** Counts a page as deleted, or no longer. */
export const countDeleted = query(
  'wiki.countDeleted',
  `update groups set storage_deleted = storage_deleted + :bytes where id = :group_id`,
)
export const addSize = query('wiki.addSize', `update wiki_pages set size = size + :bytes where id = :id`)
export const setMain = query(
  'wiki.setMain',
  `update groups set wiki_main_page_id = :page_id where id = :group_id and wiki_main_page_id <> :page_id`,
)
/** The first page of a wiki is where it begins. */
export const setMainIfNone = query(
  'wiki.setMainIfNone',
  `update groups set wiki_main_page_id = :page_id where id = :group_id and wiki_main_page_id <= 0
     and 1 = (select count(*) from wiki_pages p where p.group_id = :group_id and ${isThere})`,
)
export const unsetMain = query(
  'wiki.unsetMain',
  `update groups set wiki_main_page_id = 0 where id = :group_id and wiki_main_page_id = :page_id`,
)
/** The group remembers that its wiki began with the page, as a negative number, for the case that it is restored. */
export const markDeleted = query(
  'wiki.markDeleted',
  `with beginning as (
     update groups set wiki_main_page_id = -(:id::bigint) where id = :group_id and wiki_main_page_id = :id
   )
   update wiki_pages p set deleted = clock_timestamp(), deleted_by = :account_id, updated = next_updated(p.updated)
   where p.group_id = :group_id and p.id = :id`,
)
export const setWatch = query(
  'wiki.watch',
  `insert into wiki_watches (account_id, page_id, group_id) values (:account_id, :page_id, :group_id) on conflict do nothing`,
)
export const removeWatch = query(
  'wiki.unwatch',
  `delete from wiki_watches where account_id = :account_id and page_id = :page_id`,
)
