-- When those who hadn't voted were reminded of the current deadline; null: they weren't. docs/decisions/0052
alter table polls add column reminded timestamptz;
