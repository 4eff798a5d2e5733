-- What names of hashtags are compared by: one word for all of its spellings. `tagKey` in the code is the same.
-- Compatibility forms are one, case does not count, a sigma is a sigma at the end of a word too, and an i is an i with its
-- dot or without, since whoever writes Turkish in capitals changes the one for the other.
create function hashtag_key(name text) returns text
  language sql immutable strict parallel safe
  return translate(replace(replace(lower(normalize(name, nfkc)), 'ß', 'ss'), 'i' || u&'\0307', 'i'), 'ςı', 'σi');

-- First of all, because it holds the table: nobody who still runs the version before makes another hashtag meanwhile.
drop index hashtags_name;
create index hashtags_key on hashtags (group_id, hashtag_key(name));

-- Where there were two of what is one now, the oldest that stands for itself keeps the name. The others get their number
-- after it, and one number more as long as somebody has called another hashtag just so. The subjects of their messages
-- follow in the background.
do $$
declare
  tag record;
  new_name text;
  more integer;
begin
  for tag in
    select group_id, id, name from (
      select *, row_number() over (partition by group_id, hashtag_key(name) order by alias_of is not null, id) as place
      from hashtags) named
    where place > 1
  loop
    new_name := left(tag.name, 70) || '_' || tag.id;
    more := 1;
    while exists (select from hashtags where group_id = tag.group_id and hashtag_key(name) = hashtag_key(new_name)) loop
      more := more + 1;
      new_name := left(tag.name, 70) || '_' || tag.id || '_' || more;
    end loop;
    update hashtags set name = new_name where group_id = tag.group_id and id = tag.id;
    insert into jobs (reader, payload) values ('hashtag topics', jsonb_build_object(
      'is', 'renamed', 'name', tag.name, 'group_id', tag.group_id, 'hashtag_id', tag.id, 'after', 0));
  end loop;
end $$;

drop index hashtags_key;
create unique index hashtags_name on hashtags (group_id, hashtag_key(name));
