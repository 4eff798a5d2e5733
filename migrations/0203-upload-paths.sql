-- The name that was sent, perhaps with the folders it has on its computer: two files are not versions of each other because
-- their names are alike here.
alter table file_uploads add column given_name text not null default '';
update file_uploads set given_name = name;
-- Which upload a file came from.
create index file_uploads_file on file_uploads (file_id) where file_id is not null;
