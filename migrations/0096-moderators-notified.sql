-- When the moderators were emailed about a pending message, and when they were reminded that it is about to expire. What is
-- pending already is announced again: until now not every message was.
alter table pending_messages
  add column announced timestamptz,
  add column reminded timestamptz;
create index pending_messages_unannounced on pending_messages (created) where state = 'held' and announced is null;
create index pending_messages_unreminded on pending_messages (created)
  where state = 'held' and claimed_by is null and reminded is null;
