-- The local mailbox is listed by time, and with the subjects its emails were made with.
drop index letters_kept;
create index letters_kept on letters (created, id) where state = 'kept';

alter table kept_mailings add column subject text not null default '';
update kept_mailings k set subject = p.subject_with_tags
from mailings m join messages p on p.group_id = m.group_id and p.id = m.message_id
where m.group_id = k.group_id and m.id = k.mailing_id;
