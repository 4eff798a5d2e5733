-- What its subject is compared by where that is not what its topic's is: in topics that were imported, merged or split, and where
-- somebody has changed the subject of a reply on a page.
alter table messages add column thread_key text;
