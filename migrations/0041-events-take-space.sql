-- What events say counts for the storage of their group, as messages and rows do.
create function event_bytes(e events) returns bigint language sql immutable
return octet_length(e.name) + octet_length(e.location) + octet_length(e.description) + octet_length(e.plain_description)
  + octet_length(e.comment_label) + octet_length(e.yes_message) + octet_length(e.cancel_message);

update groups g set storage_used = storage_used + e.bytes
from (select group_id, sum(event_bytes(events)) as bytes from events where deleted is null group by group_id) e
where g.id = e.group_id;
