-- Whether someone in a chat wants no emails about what they missed in it.
alter table chat_subs add column muted boolean not null default false;
