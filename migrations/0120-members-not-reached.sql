-- Members whom no email reaches: getaudience counts everybody else.
create index members_not_reached on members (group_id) where status = 'sub_status_normal' and user_status <> 'user_status_confirmed';
