-- The words of some messages of a group that lie one after the other, packed for the search: docs/decisions/0301. What is
-- packed is made of message_search in the background and can be made again; where it is not, message_search is searched.
create table search_segments (
  group_id bigint not null,
  id bigint generated always as identity,
  -- The first and last number, both of them in it.
  first bigint not null,
  last bigint not null,
  -- claimed: somebody makes it; ready: it says what message_search says; gone: it does not any more, and is removed.
  state text not null default 'claimed' check (state in ('claimed', 'ready', 'gone')),
  -- What is made of messages that nobody older than this changes any more is right, or is told that it is not.
  claimed xid8 not null default pg_current_xact_id(),
  -- Whoever makes it, or removes it, has it until then.
  leased_until timestamptz not null default '-infinity',
  earliest timestamptz,
  latest timestamptz,
  -- When each message was written and how many words it has, the newest first.
  facts bytea,
  primary key (group_id, id)
);
alter table search_segments alter column facts set storage external;
create unique index search_segments_id on search_segments (id);
create unique index search_segments_range on search_segments (group_id, last, first) where state <> 'gone';
create index search_segments_gone on search_segments (leased_until) where state = 'gone';

-- Which messages of a segment have a word, and how often it stands in each piece of them.
create table search_postings (
  group_id bigint not null,
  segment_id bigint not null,
  word text collate "C" not null,
  postings bytea not null,
  primary key (segment_id, word)
);
-- Read as it is, not unpacked.
alter table search_postings alter column postings set storage external;

-- Whatever changes the words of messages has their segments made again. Posting and importing do not: what is packed has all
-- of its numbers.
create function search_segments_outdated() returns trigger language plpgsql as $$
begin
  update search_segments s set state = 'gone', leased_until = now() + interval '1 minute'
  where s.state <> 'gone' and exists (
    select from outdated o where o.group_id = s.group_id and o.msg_num between s.first and s.last);
  return null;
end $$;
create trigger message_search_changed after update on message_search
  referencing old table as outdated for each statement execute function search_segments_outdated();
create trigger message_search_removed after delete on message_search
  referencing old table as outdated for each statement execute function search_segments_outdated();
