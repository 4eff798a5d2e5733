-- What stands under a message and was not in its mail: the signature of its author, as plain text and as HTML
-- ({plain, html}). A mail is kept as it came; its copies say what the message says.
alter table message_raw add column signature jsonb;
