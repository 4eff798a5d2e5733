-- What belongs to a group says so in each row, so that a database can be divided by groups. docs/architecture/growing.md
-- Tables are written anew with the column and get their indexes then: the fastest way for many rows, and the one whose progress is shown.

create table cells (
  group_id bigint not null,
  table_id bigint not null,
  col_id integer not null,
  row_num integer not null,
  key text collate "C" not null
);
insert into cells (group_id, table_id, col_id, row_num, key)
select t.group_id, c.table_id, c.col_id, c.row_num, c.key from database_cells c join database_tables t on t.id = c.table_id
order by c.table_id, c.col_id, c.key, c.row_num;
drop table database_cells;
alter table cells rename to database_cells;
alter table database_cells add constraint database_cells_pkey primary key (table_id, col_id, key, row_num);

create or replace function database_cells_added() returns trigger language plpgsql as $$
begin
  insert into database_cells (group_id, table_id, col_id, key, row_num)
  select r.group_id, r.table_id, k.col_id, left(k.key, 100), r.row_num
  from added r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
  order by 2, 3, 4, 5;
  return null;
end $$;
create or replace function database_cells_changed() returns trigger language plpgsql as $$
begin
  delete from database_cells c using (
    select r.table_id, k.col_id, left(k.key, 100) as key, r.row_num
    from removed r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
    except
    select r.table_id, k.col_id, left(k.key, 100), r.row_num
    from added r, unnest(r.keys) with ordinality k(key, col_id)
  ) o where (c.table_id, c.col_id, c.key, c.row_num) = (o.table_id, o.col_id, o.key, o.row_num);
  insert into database_cells (group_id, table_id, col_id, key, row_num)
  select r.group_id, r.table_id, k.col_id, left(k.key, 100), r.row_num
  from added r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
  on conflict do nothing;
  return null;
end $$;

-- One row for sixteen of a table.
alter table database_words add column group_id bigint;
update database_words w set group_id = t.group_id from database_tables t where t.id = w.table_id;
delete from database_words where group_id is null;
alter table database_words alter column group_id set not null;

-- Its plan is kept from when the table was small: it must not read all rows for each block once they are many.
create or replace function update_database_words() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  with blocks as (select distinct group_id, table_id, row_num / 16 as block from touched), found as (
    select b.group_id, b.table_id, b.block, f.words, f.rows from blocks b cross join lateral (
      select convert_to(string_agg(coalesce(r.words, ''), E'\r' order by n), 'UTF8') as words, count(r.row_num) as rows
      from generate_series(b.block * 16, b.block * 16 + 15) n
      left join database_rows r on r.table_id = b.table_id and r.row_num = n
        and r.row_num between b.block * 16 and b.block * 16 + 15
    ) f
  ), kept as (
    insert into database_words (group_id, table_id, block, words)
    select group_id, table_id, block, words from found where rows > 0 order by 2, 3
    on conflict (table_id, block) do update set words = excluded.words where database_words.words <> excluded.words
  )
  delete from database_words w using found f where w.table_id = f.table_id and w.block = f.block and f.rows = 0;
  return null;
end $$;

alter table database_import_rows add column group_id bigint;
update database_import_rows r set group_id = i.group_id from database_imports i where i.id = r.import_id;
alter table database_import_rows alter column group_id set not null;

alter table draft_attachments add column group_id bigint;
update draft_attachments a set group_id = d.group_id from drafts d where d.id = a.draft_id;
alter table draft_attachments alter column group_id set not null;

alter table poll_votes add column group_id bigint;
update poll_votes v set group_id = p.group_id from polls p where p.id = v.poll_id;
alter table poll_votes alter column group_id set not null;
-- The poll of a topic that is hidden or moved to another group takes its votes along.
create function move_poll_votes() returns trigger language plpgsql as $$
begin
  update poll_votes set group_id = new.group_id where poll_id = new.id;
  return null;
end $$;
create trigger poll_moved after update of group_id on polls for each row
  when (old.group_id <> new.group_id) execute function move_poll_votes();
