-- What names of hashtags are compared by: one word for all of its spellings. `tagKey` in the code is the same.
-- Compatibility forms are one, case does not count, a sigma is a sigma at the end of a word too, and an i is an i with its
-- dot or without, since whoever writes Turkish in capitals changes the one for the other.
create function hashtag_key(name text) returns text
  language sql immutable strict parallel safe
  return translate(replace(replace(lower(normalize(name, nfkc)), 'ß', 'ss'), 'i' || u&'\0307', 'i'), 'ςı', 'σi');

-- Where there were two of what is one now, the newer one gets its number after its name.
update hashtags h set name = left(h.name, 80) || '_' || h.id
  from (select group_id, id, row_number() over (partition by group_id, hashtag_key(name) order by id) as place from hashtags) p
  where p.group_id = h.group_id and p.id = h.id and p.place > 1;

drop index hashtags_name;
create unique index hashtags_name on hashtags (group_id, hashtag_key(name));
