-- An invitation can be sent again, a few times.
alter table invites
  add column resends integer not null default 0,
  add column last_sent timestamptz not null default now();
update invites set last_sent = created;
