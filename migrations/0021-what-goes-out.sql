-- The keys that mail is signed with, each encrypted with the key of the house. The newest of a kind is used.
create table mail_keys (
  algorithm text not null check (algorithm in ('rsa-sha256', 'ed25519-sha256')),
  number integer not null,
  created timestamptz not null default now(),
  secret bytea not null,
  primary key (algorithm, number)
);

-- Where somebody who gets digests has come to. There is a row for each of them, whoever changed what they get: messages up to
-- `after_num` are theirs already, from `look_at` on there may be enough for another, and `due` is their next six o'clock
-- (null: not worked out yet).
create table digest_places (
  group_id bigint not null,
  member_id bigint not null,
  after_num bigint not null,
  look_at bigint not null,
  due timestamptz,
  primary key (group_id, member_id),
  foreign key (group_id, member_id) references members (group_id, id) on delete cascade
);
create index digest_places_due on digest_places (due);

create function members_digest_place() returns trigger language plpgsql as $$
begin
  if new.status = 'sub_status_normal'
    and new.email_delivery in ('email_delivery_digest', 'email_delivery_html_digest', 'email_delivery_summary') then
    insert into digest_places (group_id, member_id, after_num, look_at)
    select new.group_id, new.id, g.last_msg_num, g.last_msg_num + 12 from groups g where g.id = new.group_id
    on conflict do nothing;
  else
    delete from digest_places where group_id = new.group_id and member_id = new.id;
  end if;
  return null;
end $$;
create trigger members_digest_begins after insert on members for each row
  when (new.email_delivery in ('email_delivery_digest', 'email_delivery_html_digest', 'email_delivery_summary'))
  execute function members_digest_place();
create trigger members_digest_changes after update of email_delivery, status on members for each row
  when (old.email_delivery <> new.email_delivery or old.status <> new.status) execute function members_digest_place();

insert into digest_places (group_id, member_id, after_num, look_at)
select m.group_id, m.id, g.last_msg_num, g.last_msg_num + 12 from members m join groups g on g.id = m.group_id
where m.status = 'sub_status_normal'
  and m.email_delivery in ('email_delivery_digest', 'email_delivery_html_digest', 'email_delivery_summary');

-- What was found of a mail when it came in: {results, chain}; null where the message was written here.
alter table message_raw add column arrival jsonb;
