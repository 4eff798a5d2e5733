-- A message that moderators hide is moved, with all that belongs to it, to the group with the negative number: no query about the
-- group finds it, and it can be moved back. docs/decisions/0014
alter table messages
  add column hidden timestamptz,
  add column hidden_by bigint;
alter table moderation_decisions drop constraint moderation_decisions_action_check;
alter table moderation_decisions add constraint moderation_decisions_action_check check (action in ('approve', 'reject', 'delete', 'ban', 'hide'));
create index messages_hidden on messages (group_id, hidden, id) where hidden is not null;
