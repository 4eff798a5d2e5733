-- The lists of several large segments of a group, bound together: docs/decisions/0353. What has few segments is found in few
-- places, and a row has lists of many kilobytes.
create table search_volumes (
  group_id bigint not null,
  -- Lists are kept under the number of a segment or of a volume: no two have the same.
  id bigint not null default nextval(pg_get_serial_sequence('search_segments', 'id')),
  -- claimed: somebody binds it; bound: its segments are read from it, and their own lists are of no use; done: they are removed.
  state text not null default 'claimed' check (state in ('claimed', 'bound', 'done')),
  -- Whoever binds it, or finishes what another left, has it until then.
  leased_until timestamptz not null,
  primary key (group_id, id)
);
-- One at a time.
create unique index search_volumes_claimed on search_volumes (group_id) where state = 'claimed';
create index search_volumes_unfinished on search_volumes (leased_until) where state <> 'done';

-- In which volume the lists of a segment are, and as which part of it; null: they stand alone.
alter table search_segments add column volume_id bigint, add column part smallint;
create index search_segments_volume on search_segments (volume_id) where volume_id is not null;

-- In a volume: of which parts there are lists, one after the other, and how long those and their places are. Two bytes each for
-- part and list, four for the places.
alter table search_postings add column parts bytea;

-- Places say how many bytes those of a message take, not how many they are. What is packed is made again.
truncate search_segments, search_postings;
