-- The words that are so common in a segment that it also knows where two of them stand side by side, with a space behind each:
-- docs/decisions/0347. Where there are none, phrases are found by their words.
alter table search_segments add column paired text not null default '';
