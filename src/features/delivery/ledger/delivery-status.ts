/**
 * Joins the current status to a row `e` of an incoming mail. Held mail may have been decided on since: posted messages are found
 * by Message-ID; old decisions are not known any more.
 */
export const deliveryStatusJoins = `
  left join pending_messages w on w.group_id = e.group_id and w.id = e.pending_message_id
  left join lateral (
    select max(h.id) as id from messages h
    where e.state = 'held' and w.id is null and e.mime_id <> '' and h.group_id = e.group_id and h.mime_id = e.mime_id
  ) h on e.pending_message_id is not null
  left join messages p on p.group_id = e.group_id and p.id = coalesce(e.message_id, h.id)`

const isDecidedSql = `e.state = 'held' and e.pending_message_id is not null and coalesce(w.state, '') not in ('held', 'decided')`
export const deliveryStatusSql = {
  state: `case when not (${isDecidedSql}) then e.state when w.id is null then 'done' else 'refused' end`,
  why: `case when ${isDecidedSql} then
      case w.state when 'rejected' then 'a moderator sent it back' when 'discarded' then 'a moderator deleted it'
        when 'expired' then 'nobody decided in time' else case when p.id is null then 'decided' else 'posted' end end
    else coalesce(w.reason, e.why) end`,
}
