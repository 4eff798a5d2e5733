-- Pages of a group's wiki. Their text is in the newest version; here is what a reader gets of it.
create table wiki_pages (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  -- Who created it, and who wrote the newest version; the accounts may be gone.
  account_id bigint,
  editor_id bigint,
  editor_name text not null default '',
  created timestamptz not null default clock_timestamp(),
  updated timestamptz not null default clock_timestamp(),
  title text not null,
  -- Titles that differ in case or in the form of characters only are the same.
  title_key text not null,
  format text not null default 'html',
  edit_msg text not null default '',
  -- The rendered text. Links to other pages are numbers in it, because those pages come, go and are renamed.
  html text not null default '',
  links jsonb not null default '[]',
  toc jsonb not null default '[]',
  snippet text not null default '',
  words tsvector not null default '',
  locked boolean not null default false,
  rev_count integer not null default 1,
  -- All versions and files, as they count for the storage of the group.
  size bigint not null default 0,
  deleted timestamptz,
  deleted_by bigint
);
create unique index wiki_pages_title on wiki_pages (group_id, title_key) where deleted is null;
create index wiki_pages_updated on wiki_pages (group_id, updated, id);
create index wiki_pages_created on wiki_pages (group_id, created, id);
create index wiki_pages_words on wiki_pages using gin (words);
create index wiki_pages_deleted on wiki_pages (deleted) where deleted is not null;

-- Every version of a page, the newest included. None is ever changed or removed while the page exists.
create table wiki_revisions (
  page_id bigint not null,
  version integer not null,
  id bigint generated always as identity,
  group_id bigint not null,
  account_id bigint,
  -- The name it was written with.
  name text not null default '',
  created timestamptz not null default clock_timestamp(),
  title text not null,
  format text not null,
  body text not null,
  edit_msg text not null default '',
  -- The version that was restored; 0: none.
  restored integer not null default 0,
  size bigint not null,
  primary key (page_id, version)
);
create unique index wiki_revisions_group on wiki_revisions (group_id, id);
create index wiki_revisions_account on wiki_revisions (account_id, id) where account_id is not null;

-- Earlier titles, which lead to the page until another page takes them.
create table wiki_names (
  group_id bigint not null,
  title_key text not null,
  page_id bigint not null,
  title text not null,
  primary key (group_id, title_key)
);
create index wiki_names_page on wiki_names (page_id);

-- Which titles the newest version of a page links to, whether there is such a page or not.
create table wiki_links (
  group_id bigint not null,
  page_id bigint not null,
  title_key text not null,
  primary key (page_id, title_key)
);
create index wiki_links_title on wiki_links (group_id, title_key, page_id);

-- Pictures and other files of pages.
create table wiki_files (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  page_id bigint not null,
  account_id bigint,
  created timestamptz not null default clock_timestamp(),
  hash text not null,
  size bigint not null,
  filename text not null,
  media_type text not null,
  width integer,
  height integer,
  thumbnail_hash text
);
create unique index wiki_files_name on wiki_files (page_id, lower(filename));
create index wiki_files_group on wiki_files (group_id);
create index wiki_files_hash on wiki_files (hash);
create index wiki_files_thumbnail on wiki_files (thumbnail_hash) where thumbnail_hash is not null;
create index wiki_files_account on wiki_files (account_id, id) where account_id is not null;

-- Who is told of changes of single pages.
create table wiki_watches (
  account_id bigint not null references accounts on delete cascade,
  page_id bigint not null,
  group_id bigint not null,
  primary key (account_id, page_id)
);
create index wiki_watches_page on wiki_watches (page_id);
create index wiki_watches_group on wiki_watches (group_id);

alter table groups
  add column storage_wiki bigint not null default 0,
  -- Where the wiki begins; 0: with the list of its pages.
  add column wiki_main_page_id bigint not null default 0;
