-- Texts from before codes of our mails were taken out of what people quote are looked through in the background.
insert into jobs (reader, payload) select 'codes in texts', '{"after": 0, "looked": 0, "changed": 0}' where exists (select from messages);
