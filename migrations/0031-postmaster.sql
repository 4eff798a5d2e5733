-- Mail to whoever runs the service is of no group: 0 stands for that, and its recipients are accounts.
alter table private_messages
  drop constraint private_messages_kind_check,
  add constraint private_messages_kind_check
    check (kind in ('member', 'from_moderators', 'to_moderators', 'to_author', 'to_administrators'));
create index accounts_site_admin on accounts (id) where site_admin;
