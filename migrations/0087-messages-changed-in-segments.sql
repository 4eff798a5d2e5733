-- Messages that were changed or removed since their segment was packed, once for each time: they are looked at as they are, and the
-- segment stays ready. Each change is a row of its own, so that nobody waits for another. docs/decisions/0359
create table search_changes (
  group_id bigint not null,
  id bigint generated always as identity,
  segment_id bigint not null references search_segments (id) on delete cascade,
  msg_num bigint not null,
  primary key (group_id, id)
);
create index search_changes_segment on search_changes (segment_id);

-- A segment of which many messages were changed is made again, and one that is just being made.
create or replace function search_segments_outdated() returns trigger language plpgsql as $$
declare
  most constant int := 64;
begin
  with touched as (
    select s.group_id, s.id, s.state, array_agg(o.msg_num) as numbers
    from outdated o join search_segments s on s.group_id = o.group_id and o.msg_num between s.first and s.last
    where s.state <> 'gone' group by s.id, s.group_id, s.state
  ), noted as (
    insert into search_changes (group_id, segment_id, msg_num)
    select group_id, id, unnest(numbers) from touched where cardinality(numbers) <= most
  )
  update search_segments s set state = 'gone', leased_until = now() + interval '1 minute'
  from touched t
  where s.id = t.id and s.state <> 'gone' and (t.state = 'claimed' or cardinality(t.numbers) + (
    select count(*) from (select from search_changes c where c.segment_id = t.id limit most) _) > most);
  return null;
end $$;
