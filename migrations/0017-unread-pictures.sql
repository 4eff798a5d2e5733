-- Pictures that came with imported mails are looked at after the import, the newest first.
alter table attachments add column is_unread boolean not null default false;
create index attachments_unread on attachments (id) where is_unread;
