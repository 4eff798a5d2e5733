-- Photos of a group, in albums.
create table photo_albums (
  group_id bigint not null,
  id bigint generated always as identity primary key,
  title text not null,
  description text not null default '',
  account_id bigint references accounts on delete set null,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  num_photos integer not null default 0,
  -- Positions of photos count up from it.
  last_position integer not null default 0
);
create index photo_albums_group on photo_albums (group_id, id);
create index photo_albums_account on photo_albums (account_id, id) where account_id is not null;

create table photos (
  group_id bigint not null,
  id bigint generated always as identity primary key,
  album_id bigint not null references photo_albums on delete cascade,
  position integer not null,
  name text not null,
  description text not null default '',
  account_id bigint references accounts on delete set null,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  hash text not null,
  size bigint not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  -- The same as WebP, in three sizes.
  large_hash text not null,
  medium_hash text not null,
  thumbnail_hash text not null
);
create index photos_album on photos (album_id, position, id);
create index photos_group on photos (group_id);
create index photos_account on photos (account_id, id) where account_id is not null;
create index photos_hash on photos (hash);
create index photos_large on photos (large_hash);
create index photos_medium on photos (medium_hash);
create index photos_thumbnail on photos (thumbnail_hash);

-- What they take of the group's storage.
alter table groups add column storage_photos bigint not null default 0;
