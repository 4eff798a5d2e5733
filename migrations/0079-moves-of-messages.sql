-- How often messages of a group were moved to other topics, or removed: as long as it is the same, so is which topic each of them is
-- in. docs/decisions/0346
alter table groups add column rearranged bigint not null default 0;
