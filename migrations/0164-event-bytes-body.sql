-- With its text as the body: a body in SQL's own form ties the function to the type of the row, and PostgreSQL 15 then refuses to add
-- columns to the table.
create or replace function event_bytes(e events) returns bigint language sql immutable as $$
  select octet_length(e.name) + octet_length(e.location) + octet_length(e.description) + octet_length(e.plain_description)
    + octet_length(e.comment_label) + octet_length(e.yes_message) + octet_length(e.cancel_message)
$$;
