-- Archives: hashtags, topics, messages and all that belongs to them. None of these tables is bound to the group's row: they
-- may be large, and are emptied in small batches after their group is gone.

alter table groups
  -- The greatest number that a message of the group was ever given. Numbers are given while this row is locked, so they
  -- are dense and in the order of commits.
  add column last_msg_num bigint not null default 0,
  add column hashtags_count bigint not null default 0,
  -- Bytes of messages and attachments.
  add column storage_used bigint not null default 0;

create table hashtags (
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  -- As it was first written, without #; compared without case.
  name text not null,
  -- Whoever writes this one means that one.
  alias_of bigint,
  description text not null default '',
  color_name text not null default 'color_cerulean_blue',
  mods_only_post boolean not null default false,
  mods_only_replies boolean not null default false,
  no_email boolean not null default false,
  moderated boolean not null default false,
  replies_unmoderated boolean not null default false,
  special boolean not null default false,
  locked boolean not null default false,
  until text not null default 'hash_tag_delete_none',
  close_instead_of_delete boolean not null default false,
  reply_to text not null default 'thread_reply_group_default',
  topic_count bigint not null default 0,
  last_message_date timestamptz,
  primary key (group_id, id)
);
create unique index hashtags_id on hashtags (id);
create unique index hashtags_name on hashtags (group_id, lower(name));
create index hashtags_by_topics on hashtags (group_id, topic_count, id);
create index hashtags_by_date on hashtags (group_id, coalesce(last_message_date, '-infinity'), id);
create index hashtags_aliases on hashtags (group_id, alias_of) where alias_of is not null;
create index hashtags_mods_only on hashtags (group_id) where mods_only_post;

create table topics (
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- Without hashtags and reply prefixes.
  subject text not null,
  -- The subject as threads compare it.
  thread_key text not null,
  -- Who began it; null for somebody without an account. The name is as it was then.
  account_id bigint,
  name text not null,
  summary text not null,
  num_messages integer not null default 0,
  num_attachments integer not null default 0,
  is_sticky boolean not null default false,
  is_closed boolean not null default false,
  is_moderated boolean not null default false,
  reply_to text not null default 'thread_reply_group_default',
  -- Copies of topic_hashtags, in the order they were written in.
  hashtag_ids bigint[] not null default '{}',
  most_recent_message timestamptz not null,
  -- When a hashtag's time is over: then it is closed or deleted.
  until timestamptz,
  primary key (group_id, id)
);
create unique index topics_id on topics (id);
create index topics_by_updated on topics (group_id, is_sticky, most_recent_message, id);
create index topics_by_created on topics (group_id, created, id);
create index topics_by_subject on topics (group_id, lower(left(subject, 200)), id);
create index topics_thread on topics (group_id, thread_key, most_recent_message);
create index topics_until on topics (until) where until is not null;

create table topic_hashtags (
  group_id bigint not null,
  hashtag_id bigint not null,
  topic_id bigint not null,
  primary key (group_id, hashtag_id, topic_id)
);

create table messages (
  group_id bigint not null,
  id bigint generated always as identity,
  msg_num bigint not null,
  topic_id bigint not null,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- Who wrote it; null for somebody without an account. Name and address are as they were then.
  account_id bigint,
  name text not null,
  email text not null,
  subject text not null,
  subject_with_tags text not null,
  -- Clean HTML: what is new, what it quotes, and what is under it.
  body text not null,
  quoted text not null default '',
  remainder text not null default '',
  snippet text not null,
  is_plain_text boolean not null,
  is_reply boolean not null,
  is_special boolean not null default false,
  num_likes integer not null default 0,
  num_attachments integer not null default 0,
  rev_count integer not null default 0,
  -- Who wrote the text as it is now; null: its author.
  edited_by bigint,
  -- What it counts for in the storage of the group.
  size bigint not null,
  -- Its Message-ID without brackets, and a hash of that, its sender and its text: a second arrival is known by it.
  mime_id text not null,
  mime_key bytea not null,
  -- The message that this one repeats; how often a message was repeated, and when last.
  repost_of bigint,
  num_reposts integer not null default 0,
  last_reposted timestamptz,
  primary key (group_id, id)
);
create unique index messages_id on messages (id);
create unique index messages_num on messages (group_id, msg_num);
create unique index messages_mime_key on messages (group_id, mime_key);
create index messages_mime_id on messages (group_id, mime_id);
create index messages_topic on messages (group_id, topic_id, created, id);
create index messages_by_created on messages (group_id, created, id);
create index messages_account on messages (account_id, group_id, id) where account_id is not null;

-- The message as it was composed or came in, byte for byte: its text, with the encoded attachments left out, and where
-- they go. Apart from the messages, which are read more often.
create table message_raw (
  group_id bigint not null,
  message_id bigint not null,
  skeleton bytea not null,
  -- [{at, hash, size, columns, newline}]
  parts jsonb not null default '[]',
  primary key (group_id, message_id)
);
-- A file may be in a mail and nowhere else.
create index message_raw_files on message_raw using gin (parts jsonb_path_ops) where parts <> '[]';

-- The words of a message. Apart from the messages too, so that a like does not touch the index. A block is some thousand
-- messages of one group; its number tells the group, so that the group is part of the index and the newest come first.
create table message_search (
  group_id bigint not null,
  msg_num bigint not null,
  block bigint not null,
  created timestamptz not null,
  words tsvector not null,
  primary key (group_id, msg_num)
);
-- In the row itself: phrases and ranks read the words of thousands of messages, which takes three times as long elsewhere.
alter table message_search alter column words set storage main;
create index message_search_words on message_search using gin (block, words);
create table message_blocks (
  group_id bigint not null,
  block bigint not null,
  earliest timestamptz not null,
  latest timestamptz not null,
  primary key (group_id, block)
);

-- How many messages a day (UTC) has, so that nobody counts them when asked.
create table message_days (
  group_id bigint not null,
  day date not null,
  messages integer not null,
  primary key (group_id, day)
);

create table message_revisions (
  group_id bigint not null,
  message_id bigint not null,
  rev integer not null,
  -- When the text was written, and by whom.
  created timestamptz not null,
  account_id bigint,
  subject text not null,
  body text not null,
  primary key (group_id, message_id, rev)
);

create table message_likes (
  group_id bigint not null,
  message_id bigint not null,
  account_id bigint not null,
  created timestamptz not null default now(),
  primary key (group_id, message_id, account_id)
);
create index message_likes_account on message_likes (account_id);
-- Who told the moderators about a message: once each.
create table message_reports (
  group_id bigint not null,
  message_id bigint not null,
  account_id bigint not null,
  created timestamptz not null default now(),
  primary key (group_id, message_id, account_id)
);
create index message_reports_account on message_reports (account_id);

create table attachments (
  group_id bigint not null,
  id bigint generated always as identity,
  message_id bigint not null,
  -- 1, 2, 3 … in the message.
  attach_num integer not null,
  created timestamptz not null default now(),
  hash text not null,
  size bigint not null,
  filename text not null,
  -- By its bytes, not by what it said it was.
  media_type text not null,
  is_inline boolean not null default false,
  content_id text not null default '',
  width integer,
  height integer,
  thumbnail_hash text,
  primary key (group_id, id)
);
create unique index attachments_id on attachments (id);
create index attachments_message on attachments (group_id, message_id, attach_num);
create index attachments_hash on attachments (hash);
create index attachments_thumbnail on attachments (thumbnail_hash) where thumbnail_hash is not null;

-- Who follows or has muted a topic or a hashtag; until then, or for good.
create table topic_followers (
  group_id bigint not null,
  topic_id bigint not null,
  account_id bigint not null,
  state text not null check (state in ('followed', 'muted')),
  until timestamptz,
  primary key (group_id, topic_id, account_id)
);
create index topic_followers_account on topic_followers (account_id);
create index topic_followers_until on topic_followers (until) where until is not null;
create table hashtag_followers (
  group_id bigint not null,
  hashtag_id bigint not null,
  account_id bigint not null,
  state text not null check (state in ('followed', 'muted')),
  until timestamptz,
  primary key (group_id, hashtag_id, account_id)
);
create index hashtag_followers_account on hashtag_followers (account_id);
create index hashtag_followers_until on hashtag_followers (until) where until is not null;

-- Messages that wait for a moderator. Apart from the messages, so that nothing that shows those can show these. One on
-- which was decided stays for a while without its text, so that the same mail arriving again is known.
create table pending_messages (
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  account_id bigint,
  name text not null,
  email text not null,
  subject text not null,
  snippet text not null,
  state text not null default 'held' check (state in ('held', 'rejected', 'discarded', 'expired')),
  -- Why it waits: group, member, new_member, topic, hashtag, attachment.
  reason text not null,
  -- The moderator who looks after it; as long as there is one, the wait does not end by itself.
  claimed_by bigint,
  -- All that posting it takes.
  submission jsonb not null,
  -- How long the texts are that moderators are shown of it, so that nobody reads them to know.
  text_size integer not null generated always as (coalesce(octet_length(submission #>> '{text,body}')
    + octet_length(submission #>> '{text,quoted}') + octet_length(submission #>> '{text,remainder}'), 0)) stored,
  skeleton bytea not null,
  -- As that of the message which it will be.
  mime_key bytea not null,
  primary key (group_id, id)
);
create unique index pending_messages_id on pending_messages (id);
create unique index pending_messages_mime_key on pending_messages (group_id, mime_key);
create index pending_messages_held on pending_messages (group_id, id) where state = 'held';
create index pending_messages_age on pending_messages (created) where state = 'held' and claimed_by is null;
create index pending_messages_decided on pending_messages (updated) where state <> 'held';
create index pending_messages_account on pending_messages (account_id) where account_id is not null;
-- By the files that go with them, so that none is removed which a waiting message needs.
create index pending_messages_files on pending_messages using gin ((submission -> 'files') jsonb_path_ops);
create index pending_messages_parts on pending_messages using gin ((submission -> 'parts') jsonb_path_ops);

-- One row for each message and each of its recipients, written with the message and worked off by the mail.
create table deliveries (
  group_id bigint not null,
  message_id bigint not null,
  member_id bigint not null,
  -- single, digest, html_digest, summary.
  mode text not null,
  created timestamptz not null default now(),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  primary key (group_id, message_id, member_id)
);

-- What somebody is writing. It belongs to one person, so the account comes first.
create table drafts (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  group_id bigint not null,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  draft_type text not null,
  subject text not null default '',
  body text not null default '',
  body_type text not null default 'html' check (body_type in ('html', 'plain', 'markdown')),
  reply_to text not null default '',
  is_special boolean not null default false,
  bcc_me boolean not null default false,
  bcc_all boolean not null default false,
  message_id bigint,
  member_id bigint,
  num_attachments integer not null default 0,
  next_attachment_id integer not null default 1
);
create index drafts_by_created on drafts (account_id, group_id, id);
create index drafts_by_subject on drafts (account_id, group_id, lower(left(subject, 200)), id);
create index drafts_group on drafts (group_id, id);
create table draft_attachments (
  draft_id bigint not null references drafts on delete cascade,
  -- 1, 2, 3 … in the draft.
  id integer not null,
  hash text not null,
  size bigint not null,
  filename text not null,
  content_type text not null,
  is_inline boolean not null default false,
  width integer,
  height integer,
  thumbnail_hash text,
  primary key (draft_id, id)
);
create index draft_attachments_hash on draft_attachments (hash);
create index draft_attachments_thumbnail on draft_attachments (thumbnail_hash) where thumbnail_hash is not null;

-- Who comes back to a group finds the drafts that they left there. Its name puts it after the trigger that holds the
-- account, as whoever begins a draft does: neither misses the other.
create function members_count_drafts() returns trigger language plpgsql as $$
begin
  select count(*) into new.num_drafts from drafts where account_id = new.account_id and group_id = new.group_id;
  return new;
end $$;
create trigger members_count_drafts before insert on members for each row execute function members_count_drafts();

-- What somebody wrote to one person or to the moderators, until the letters about it are written. Then it is gone from here:
-- it was never meant for anybody else.
create table private_messages (
  group_id bigint not null,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  -- Who wrote it.
  account_id bigint not null references accounts on delete cascade,
  -- To one member by another, to one member by the moderators, or to the moderators.
  kind text not null check (kind in ('member', 'from_moderators', 'to_moderators')),
  subject text not null,
  body text not null,
  -- What it answers, so that mail programs put the two together.
  in_reply_to text,
  -- Memberships: those it is for, and those who get a copy.
  recipients bigint[] not null,
  copies bigint[] not null default '{}',
  primary key (group_id, id)
);
create index private_messages_account on private_messages (account_id);

alter table letters
  -- A letter that passes on what a person wrote: who, and where an answer goes. Empty: the service itself writes.
  add column from_name text not null default '',
  add column reply_to text not null default '',
  add column in_reply_to text;
