-- Which format the bytes of a segment, and the terms in it, have: docs/architecture/changing-search-index.md. Programs of two
-- formats that run side by side build and read each their own. A program from before this migration has format 1.
alter table search_segments add column format int not null default 1;
alter table search_volumes add column format int not null default 1;
drop index search_segments_range;
create unique index search_segments_range on search_segments (group_id, format, last, first) where state <> 'gone';
drop index search_volumes_claimed;
create unique index search_volumes_claimed on search_volumes (group_id, format) where state = 'claimed';

-- When a running program last used each format: what nobody uses any more is deleted.
create table search_formats (
  format int primary key,
  used timestamptz not null default now()
);
insert into search_formats (format) values (1);
