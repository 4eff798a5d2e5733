-- Links for leaving a group that somebody has published, in an answer with all of our mail below.
create table revoked_codes (
  code text primary key,
  expires timestamptz not null
);
create index on revoked_codes (expires);
-- Codes inside the links of mail scanners were not known as codes: texts are looked through once more, in the background.
delete from jobs where reader = 'codes in texts';
insert into jobs (reader, payload) select 'codes in texts', '{"after": 0, "looked": 0, "changed": 0}' where exists (select from messages);
