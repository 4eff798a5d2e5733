-- The activity log is a walk along the facts of a group; these are its shorter ways.
create index facts_by_name on facts (group_id, name, id);
create index facts_by_actor on facts (group_id, account_id, id);
create index facts_by_member on facts (group_id, ((data ->> 'member_info_id')::bigint), id) where data ? 'member_info_id';
create index past_members_member on past_members (group_id, member_id);
