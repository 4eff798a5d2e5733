-- A page token stands for the whole question that a page answers, and is good for a day whatever happens meanwhile.
alter table page_cursors set logged;

-- What ends a sentence is no part of a hashtag any more. Those that were called so lose it; where that name is taken they stand
-- for the one that has it. What is done about their topics and subjects follows in the background.
do $$
declare
  tag record;
  namesake record;
  bare text;
  target bigint;
begin
  for tag in
    select group_id, id, name, alias_of from hashtags where name ~ '[:?!.;)：？！。；）…]$' order by alias_of is not null, id
  loop
    bare := regexp_replace(tag.name, '[:?!.;)：？！。；）…]+$', '');
    -- Numbers and signs alone stay as they are.
    continue when bare ~ '^[[:digit:][:punct:]]*$';
    select id, alias_of into namesake from hashtags
    where group_id = tag.group_id and id <> tag.id and hashtag_key(name) = hashtag_key(bare);
    if found and tag.alias_of is not null then
      continue;
    elsif found and namesake.alias_of is distinct from tag.id then
      target := coalesce(namesake.alias_of, namesake.id);
      update hashtags set alias_of = target where group_id = tag.group_id and (id = tag.id or alias_of = tag.id);
      insert into jobs (reader, payload) values ('hashtag topics', jsonb_build_object(
        'is', 'replaced', 'name', tag.name, 'group_id', tag.group_id, 'hashtag_id', tag.id, 'after', 0));
    else
      if found then
        delete from hashtags where group_id = tag.group_id and id = namesake.id;
        update groups set hashtags_count = hashtags_count - 1 where id = tag.group_id;
      end if;
      update hashtags set name = bare where group_id = tag.group_id and id = tag.id;
      insert into jobs (reader, payload) values ('hashtag topics', jsonb_build_object(
        'is', 'renamed', 'name', tag.name, 'group_id', tag.group_id, 'hashtag_id', tag.id, 'after', 0));
    end if;
  end loop;
end $$;

-- Since when somebody looks after a message that waits, and who has edited it and why.
alter table pending_messages
  add column claimed_date timestamptz,
  add column edited_by bigint,
  add column edit_reason text not null default '';
update pending_messages set claimed_date = updated where claimed_by is not null;
