-- What a text is looked for in anywhere in a row: what its cells say as people read them, a line each.
alter table database_rows add column words text collate "C" not null default '';

-- The words of sixteen rows in one text, in the order of their numbers: a table is looked through in a sixteenth of the steps. It
-- follows the rows by itself. docs/decisions/0295
create table database_words (
  table_id bigint not null,
  block integer not null,
  -- Bytes are looked through twice as fast as texts; of texts in UTF-8 that finds the same.
  words bytea not null,
  primary key (table_id, block)
) with (toast_tuple_target = 8160);
-- As they are, in the row itself where they fit: looking through them is all that they are for.
alter table database_words alter column words set storage external;

-- Its plan is kept from when the table was small: it must not read all rows for each block once they are many.
create function database_words_follow() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  with blocks as (select distinct table_id, row_num / 16 as block from touched), found as (
    select b.table_id, b.block, f.words, f.rows from blocks b cross join lateral (
      select convert_to(string_agg(coalesce(r.words, ''), E'\r' order by n), 'UTF8') as words, count(r.row_num) as rows
      from generate_series(b.block * 16, b.block * 16 + 15) n
      left join database_rows r on r.table_id = b.table_id and r.row_num = n
        and r.row_num between b.block * 16 and b.block * 16 + 15
    ) f
  ), kept as (
    insert into database_words (table_id, block, words)
    select table_id, block, words from found where rows > 0 order by 1, 2
    on conflict (table_id, block) do update set words = excluded.words where database_words.words <> excluded.words
  )
  delete from database_words w using found f where w.table_id = f.table_id and w.block = f.block and f.rows = 0;
  return null;
end $$;
create trigger words_added after insert on database_rows
  referencing new table as touched for each statement execute function database_words_follow();
create trigger words_removed after delete on database_rows
  referencing old table as touched for each statement execute function database_words_follow();
create trigger words_changed after update on database_rows
  referencing new table as touched for each statement execute function database_words_follow();

-- As `src/features/databases/texts.ts` says it, as near as SQL knows.
alter table database_rows disable trigger cells_changed;
update database_rows r set words = coalesce((
  select string_agg(case c.value ->> 'type'
      when 'number_column' then v.value ->> 'number'
      when 'date_column' then left(r.keys[(v.value ->> 'col_id')::int], 10)
      when 'time_column' then substr(r.keys[(v.value ->> 'col_id')::int], 12, 8)
      when 'multiple_choice_column' then m.chosen
      when 'multi_choice_column' then m.chosen
      when 'checkbox_column' then null
      else r.keys[(v.value ->> 'col_id')::int] end, E'\n' order by v.place)
  from jsonb_array_elements(r.vals) with ordinality v(value, place)
  join database_tables t on t.id = r.table_id
  join jsonb_array_elements(t.columns) c on c.value -> 'id' = v.value -> 'col_id'
  left join lateral (
    select lower(regexp_replace(normalize(string_agg(c.value -> 'choices' ->> (n.value::int - 1), ' '), NFKD), '[\u0300-\u036f]', '', 'g'))
      as chosen
    from jsonb_array_elements(v.value -> 'multi_choice') n
  ) m on true), '');
alter table database_rows enable trigger cells_changed, alter column words drop default;
-- Rows of a file that is being read in are held until they are written.
update database_import_rows i set rows = (
  select coalesce(jsonb_agg(r || jsonb_build_object('words',
    (select coalesce(string_agg(k, E'\n'), '') from jsonb_array_elements_text(r -> 'keys') k))), '[]')
  from jsonb_array_elements(i.rows) r);
