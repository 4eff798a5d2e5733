-- A server reported that it still tries to deliver a mail. Such a row is shown beside bounces and counts for nothing; should the
-- mail come back later, the report of that takes its place.
alter table bounces add column is_delay boolean not null default false;
