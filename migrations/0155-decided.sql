-- What a moderator has decided on is pending no longer, although the decision can still be undone. docs/decisions/0019
alter table pending_messages drop constraint pending_messages_state_check;
alter table pending_messages
  add constraint pending_messages_state_check check (state in ('held', 'decided', 'rejected', 'discarded', 'expired'));
alter table members add column decided boolean not null default false;
with message as (
  update pending_messages p set state = 'decided' from moderation_decisions d
  where d.type = 'message' and d.error is null and p.group_id = d.group_id and p.id = d.target_id and p.state = 'held'
  returning p.group_id
)
update groups g set pending_messages_count = pending_messages_count - c.count
from (select group_id, count(*) as count from message group by group_id) c where g.id = c.group_id;
with member as (
  update members m set decided = true from moderation_decisions d
  where d.type = 'member' and d.error is null and m.group_id = d.group_id and m.id = d.target_id and m.status = 'sub_status_pending'
  returning m.group_id
)
update groups g set pending_count = pending_count - c.count
from (select group_id, count(*) as count from member group by group_id) c where g.id = c.group_id;
