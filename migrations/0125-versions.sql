-- Two versions of a row never share a millisecond, which is all that many programs keep of a time, and no version is older than the
-- one before it, whichever transaction began first.
create function next_updated(previous timestamptz) returns timestamptz language sql stable
  as $$ select greatest(now(), date_trunc('milliseconds', previous) + interval '1 millisecond') $$;

-- When the object itself was last edited; null: never. `updated` also moves with what is added to it.
alter table topics add column edited timestamptz;
alter table chats add column edited timestamptz;
alter table database_tables add column edited timestamptz;
alter table drafts add column edited timestamptz;
