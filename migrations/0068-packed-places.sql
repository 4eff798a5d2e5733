-- Where a word stands in each message that has it, for phrases: docs/decisions/0302. What was packed without that is packed
-- again, in groups that are searched; until then message_search is searched.
truncate search_segments, search_postings;
alter table search_postings add column places bytea not null;
alter table search_postings alter column places set storage external;
