-- The icon and the cover photo of a group: the hashes of their files, and their URLs. A profile photo is a preference.
alter table groups add column photos jsonb not null default '{}';
-- Which files are in use.
create index accounts_photo on accounts using gin ((preferences -> 'photo') jsonb_path_ops) where preferences -> 'photo' is not null;
create index groups_photos on groups using gin (photos jsonb_path_ops) where photos <> '{}';
