-- When someone last had members reminded who hadn't voted.
alter table polls add column reminder_sent timestamptz;
