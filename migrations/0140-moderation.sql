-- Reports of messages: why, and what a moderator did about them. A report is open as long as `resolved` is null.
alter table message_reports
  add column reason text not null default '',
  add column resolved timestamptz,
  add column resolved_by bigint;
update message_reports r set reason = f.data ->> 'reason'
from facts f
where f.group_id = r.group_id and f.name = 'message.reported' and f.account_id = r.account_id
  and (f.data ->> 'message_id')::bigint = r.message_id;
create index message_reports_open on message_reports (group_id, message_id) where resolved is null;

-- How many posts of a member were rejected.
alter table members add column rejected_posts integer not null default 0;

-- Decisions of moderators that are not carried out yet, so that they can be undone, and those that could not be.
-- docs/decisions/0019
create table moderation_decisions (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  -- A pending message, a pending member, or a reported message.
  type text not null check (type in ('message', 'member', 'report')),
  target_id bigint not null,
  action text not null check (action in ('approve', 'reject', 'delete', 'ban')),
  params jsonb not null default '{}',
  account_id bigint not null,
  created timestamptz not null default now(),
  due timestamptz not null,
  -- Being carried out: too late to undo.
  started timestamptz,
  -- Why it could not be carried out; the target is pending again.
  error text,
  unique (group_id, type, target_id)
);
create index moderation_decisions_failed on moderation_decisions (created) where error is not null;

-- Claims are shown live to the other moderators.
create index pending_messages_claimed on pending_messages (group_id) where state = 'held' and claimed_by is not null;
create index members_claimed on members (group_id) where claimed_by is not null;
