-- How an imported member got email before, while they get none here: until the operator switches email on, or they do.
alter table members add column held_delivery text;
create index members_with_held_delivery on members (group_id) where held_delivery is not null;
