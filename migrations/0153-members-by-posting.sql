-- How many members may post in another way than most. It takes the place of an index of fewer of them.
create index members_by_post_status on members (group_id, post_status) where status = 'sub_status_normal'
  and post_status <> 'sub_poststatus_normal';
drop index members_moderated;
