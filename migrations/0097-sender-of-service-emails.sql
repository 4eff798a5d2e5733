-- The address that a service email comes from; empty: that of the site. By its Message-ID an email that came back is recognised.
alter table letters add column from_address text not null default '';
create index letters_message_id on letters (message_id);
