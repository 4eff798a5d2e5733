-- Files that are uploaded in parts. Their whole size is taken from the group's storage while they arrive.
create table file_uploads (
  group_id bigint not null,
  id bigint generated always as identity primary key,
  account_id bigint references accounts on delete set null,
  -- The folder that the file is for, 0: the top. It may be deleted meanwhile.
  folder_id bigint not null,
  name text not null,
  size bigint not null,
  received bigint not null default 0,
  num_parts integer not null default 0,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- The file it became. It is remembered for a day, as whoever sent the last part may not have got the answer.
  file_id bigint
);
create index file_uploads_own on file_uploads (group_id, account_id, id);
create index file_uploads_account on file_uploads (account_id) where account_id is not null;
create index file_uploads_age on file_uploads (updated);

-- What has arrived. Without a foreign key: the parts of an upload that ended are removed in the background, with their files.
create table file_upload_parts (
  group_id bigint not null,
  upload_id bigint not null,
  start bigint not null,
  hash text not null,
  size bigint not null,
  primary key (upload_id, start)
);
create index file_upload_parts_group on file_upload_parts (group_id);
create index file_upload_parts_hash on file_upload_parts (hash);
