-- Tables, columns and values get the words of the code. Only a few values and one small index are rewritten.

do $$
declare
  tables constant text[][] := array[
    ['mailing_results', 'outgoing_message_results'],
    ['kept_mailings', 'local_mailbox_messages'],
    ['mailings', 'outgoing_messages'],
    ['unasked_letters', 'unsolicited_emails'],
    ['letters', 'service_emails'],
    ['search_changes', 'search_stale_docs'],
    ['search_volumes', 'search_merges'],
    ['digest_places', 'digest_cursors'],
    ['member_labelled', 'member_label_assignments'],
    ['incoming_mails', 'incoming_emails'],
    ['refusing_addresses', 'opted_out_addresses'],
    ['taken_names', 'reserved_names'],
    ['unreached', 'bounce_states'],
    ['picture_senders', 'trusted_image_senders'],
    ['revoked_codes', 'revoked_tokens']
  ];
  columns constant text[][] := array[
    ['accounts', 'mark_round', 'browser_epoch'],
    ['bounces', 'mailing_id', 'outgoing_message_id'],
    ['chat_search', 'line_id', 'message_id'],
    ['chat_subs', 'told_num', 'notified_num'],
    ['deliveries', 'mailing_id', 'outgoing_message_id'],
    ['digest_cursors', 'look_at', 'check_at_num'],
    ['event_series', 'laid_until', 'expanded_until'],
    ['groups', 'events_summed', 'events_summary_sent'],
    ['groups', 'rearranged', 'messages_moved'],
    ['groups', 'space_told', 'storage_warned_percent'],
    ['jobs', 'reader', 'subscriber'],
    ['local_mailbox_messages', 'mailing_id', 'outgoing_message_id'],
    ['outgoing_message_results', 'mailing_id', 'outgoing_message_id'],
    ['outgoing_messages', 'about', 'params'],
    ['outgoing_messages', 'urgency', 'priority'],
    ['page_cursors', 'place', 'position'],
    ['private_messages', 'is_proven', 'is_verified'],
    ['revoked_tokens', 'code', 'token'],
    ['search_postings', 'word', 'term'],
    ['search_postings', 'places', 'positions'],
    ['search_postings', 'parts', 'lengths'],
    ['search_segments', 'facts', 'doc_values'],
    ['search_segments', 'paired', 'bigram_words'],
    ['search_segments', 'part', 'merge_ordinal'],
    ['search_segments', 'volume_id', 'merge_id'],
    ['service_emails', 'attached', 'attachment'],
    ['service_emails', 'by_hand', 'is_manual'],
    ['topic_reads', 'has_written', 'has_posted']
  ];
  pair text[];
  one record;
begin
  foreach pair slice 1 in array tables loop
    execute format('alter table %I rename to %I', pair[1], pair[2]);
    for one in select conname as name from pg_constraint where conrelid = pair[2]::regclass and conname like pair[1] || '\_%' loop
      execute format('alter table %I rename constraint %I to %I', pair[2], one.name, pair[2] || substr(one.name, length(pair[1]) + 1));
    end loop;
    for one in
      select r.relname as name from pg_class r left join pg_index i on i.indexrelid = r.oid
      left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = r.oid and d.deptype = 'i' and r.relkind = 'S'
      where coalesce(i.indrelid, d.refobjid) = pair[2]::regclass and r.relname like pair[1] || '\_%'
    loop
      execute format('alter table %I rename to %I', one.name, pair[2] || substr(one.name, length(pair[1]) + 1));
    end loop;
  end loop;
  foreach pair slice 1 in array columns loop
    execute format('alter table %I rename column %I to %I', pair[1], pair[2], pair[3]);
    for one in
      select conname as name from pg_constraint where conrelid = pair[1]::regclass and conname like '%\_' || pair[2] || '\_%'
    loop
      execute format('alter table %I rename constraint %I to %I', pair[1], one.name, replace(one.name, '_' || pair[2] || '_', '_' || pair[3] || '_'));
    end loop;
  end loop;
end $$;

alter index chat_search_line rename to chat_search_message;
alter index event_series_laid rename to event_series_expanded;
alter index outgoing_messages_waiting rename to outgoing_messages_queued;
alter index search_segments_volume rename to search_segments_merge;

-- Emails in the local mailbox are stored, not kept.
alter table service_emails drop constraint service_emails_state_check;
update service_emails set state = 'stored' where state = 'kept';
alter table service_emails add constraint service_emails_state_check check (state in ('queued', 'sent', 'stored', 'refused'));
drop index service_emails_kept;
create index service_emails_stored on service_emails (created, id) where state = 'stored';

alter table search_merges drop constraint search_merges_state_check;
update search_merges set state = 'merged' where state = 'bound';
alter table search_merges add constraint search_merges_state_check check (state in ('claimed', 'merged', 'done'));

-- Emails of the service itself have no group.
update outgoing_messages set kind = 'notification' where group_id = 0 and kind = 'letter';
update bounces set type = 'delivery_notification' where type = 'delivery_letter';
update jobs set subscriber = 'notifications' where subscriber = 'letters';
update jobs set subscriber = 'outgoing message removal' where subscriber = 'mailing removal';
update signing_keys k set purpose = n.purpose
from (values ('browser mark', 'known browsers'), ('letters nobody asked for', 'unsolicited emails'), ('mail codes', 'email tokens')) n (old, purpose)
where k.purpose = n.old;
update facts set data = data - '{mailing_id,unasked}'::text[]
  || case when data ? 'mailing_id' then jsonb_build_object('outgoing_message_id', data -> 'mailing_id') else '{}' end
  || case when data ? 'unasked' then '{"unsolicited": true}'::jsonb else '{}' end
where data ?| '{mailing_id,unasked}';

create or replace function members_digest_place() returns trigger language plpgsql as $$
begin
  if new.status = 'sub_status_normal'
    and new.email_delivery in ('email_delivery_digest', 'email_delivery_html_digest', 'email_delivery_summary') then
    insert into digest_cursors (group_id, member_id, after_num, check_at_num)
    select new.group_id, new.id, g.last_msg_num, g.last_msg_num + 12 from groups g where g.id = new.group_id
    on conflict do nothing;
  else
    delete from digest_cursors where group_id = new.group_id and member_id = new.id;
  end if;
  return null;
end $$;
alter function members_digest_place() rename to members_digest_cursor;

create or replace function search_segments_outdated() returns trigger language plpgsql as $$
declare
  most constant int := 64;
begin
  with touched as (
    select s.group_id, s.id, s.state, array_agg(o.msg_num) as numbers
    from outdated o join search_segments s on s.group_id = o.group_id and o.msg_num between s.first and s.last
    where s.state <> 'gone' group by s.id, s.group_id, s.state
  ), recorded as (
    insert into search_stale_docs (group_id, segment_id, msg_num)
    select group_id, id, unnest(numbers) from touched where cardinality(numbers) <= most
  )
  update search_segments s set state = 'gone', leased_until = now() + interval '1 minute'
  from touched t
  where s.id = t.id and s.state <> 'gone' and (t.state = 'claimed' or cardinality(t.numbers) + (
    select count(*) from (select from search_stale_docs c where c.segment_id = t.id limit most) _) > most);
  return null;
end $$;
alter function search_segments_outdated() rename to mark_stale_docs;

alter function chat_subs_counted() rename to count_chat_subs;
alter function database_words_follow() rename to update_database_words;
alter function list_group() rename to update_directory_entry;
alter function list_counts() rename to update_directory_counts;
