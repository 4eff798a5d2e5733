-- What a refused email was called: of all others the message or the pending message says it.
alter table incoming_mails add column subject text not null default '';
