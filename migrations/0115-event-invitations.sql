-- Who was invited to an event or a series by email: they hear of changes before they answer, too.
create table event_invitations (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  member_id bigint not null references members (id) on delete cascade,
  event_id bigint references events on delete cascade,
  series_id bigint references event_series on delete cascade,
  check (num_nonnulls(event_id, series_id) = 1)
);
create unique index event_invitations_event on event_invitations (event_id, member_id) where event_id is not null;
create unique index event_invitations_series on event_invitations (series_id, member_id) where series_id is not null;
create index event_invitations_member on event_invitations (member_id);
create index event_invitations_group on event_invitations (group_id);

-- Invitations that were sent before, to those who were members then.
insert into event_invitations (group_id, member_id, event_id, series_id)
select distinct m.group_id, m.id, case when e.series_id is null then e.id end, e.series_id
from facts f
join events e on e.id = (f.data ->> 'event_id')::bigint and e.group_id = f.group_id and e.deleted is null
join members m on m.group_id = f.group_id and m.created <= f.created and m.status = 'sub_status_normal'
where f.name = 'event.added' and (f.data ->> 'invites')::boolean;
