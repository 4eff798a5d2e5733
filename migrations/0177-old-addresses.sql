-- Addresses under which another service showed messages that were imported, as hashes: links to them lead to the messages.
-- `message_id` 0: the archive itself.
create table old_addresses (
  key bigint not null,
  group_id bigint not null,
  message_id bigint not null default 0,
  primary key (key, group_id)
);
create index old_addresses_group on old_addresses (group_id);
