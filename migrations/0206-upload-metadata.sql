-- What a client of the tus protocol sent with an upload, which it can ask for.
alter table file_uploads add column metadata text not null default '';
