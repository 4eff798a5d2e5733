import { query } from '#storage/query.ts'
import { large } from '../segment-store.ts'

const standsAlone = `s.format = :format and s.state = 'ready' and s.volume_id is null and s.last - s.first + 1 = ${large}`

/** The groups with enough large segments that are not merged. */
export const groupsToMerge = query(
  'volumes.groups',
  `select s.group_id from search_segments s where ${standsAlone} group by 1 having count(*) >= :segments`,
)

/** Claims a merge of the oldest of them, if there are enough and no other process merges any of the group. */
export const claimMerge = query(
  'volumes.claim',
  `with alone as (
     select s.id, s.first from search_segments s where s.group_id = :group_id and ${standsAlone} order by s.first limit :size
   )
   insert into search_volumes (group_id, format, leased_until)
   select :group_id, :format, now() + interval '1 hour' where (select count(*) from alone) = :size
   on conflict do nothing
   returning id, leased_until, array(select a.id from alone a order by a.first) as "segments!"`,
)

/** The term of a segment that comes so many after another. */
export const nextTerm = query(
  'volumes.wordAhead',
  `select word from search_postings where segment_id = :segment_id and word > :after order by word offset :words limit 1`,
  { genericPlan: true },
)

/** Merges the posting lists of a range of terms. */
export const mergeTerms = query(
  'volumes.bind',
  `insert into search_postings (group_id, segment_id, word, parts, postings, places)
   select :group_id, :volume_id, p.word,
     string_agg(int2send(n.part::int2) || int4send(octet_length(p.postings)) || int4send(octet_length(p.places)), '' order by n.part),
     string_agg(p.postings, '' order by n.part), string_agg(p.places, '' order by n.part)
   from unnest(:segments::bigint[]) with ordinality n (id, part)
     join search_postings p on p.segment_id = n.id and p.word > :after and p.word <= :until
   group by p.word`,
)

/** From now on segments are read from their merge, except those that changed meanwhile. */
export const finishMerge = query(
  'volumes.finish',
  `with volume as (
     update search_volumes set state = 'bound' where group_id = :group_id and id = :id and state = 'claimed' and leased_until = :leased_until
     returning id
   )
   update search_segments s set volume_id = v.id, part = n.part
   from volume v cross join unnest(:segments::bigint[]) with ordinality n (id, part)
   where s.group_id = :group_id and s.id = n.id and s.state = 'ready' and s.volume_id is null`,
)

export const segmentsOfMerge = query('volumes.segments', `select id from search_segments where volume_id = :id`)
export const markMergeDone = query(
  'volumes.done',
  `update search_volumes set state = 'done' where group_id = :group_id and id = :id`,
)
export const removeMerge = query('volumes.remove', `delete from search_volumes where group_id = :group_id and id = :id`)

/** Leases a merge that a process has left unfinished. */
export const takeUnfinished = query(
  'volumes.takeUnfinished',
  `update search_volumes set leased_until = now() + interval '1 hour'
   where (group_id, id) = (select group_id, id from search_volumes where format = :format and state <> 'done' and leased_until < now()
     order by leased_until limit 1 for update skip locked)
   returning group_id, id, state`,
)

/** Has the segments of a merge built again of which few are left: the lists of the others take space. */
export const markForRemerge = query(
  'volumes.wearOut',
  `update search_segments set state = 'gone', leased_until = now() + interval '1 minute'
   where state = 'ready' and volume_id = any (array(
     select v.id from search_volumes v where v.group_id = :group_id and v.format = :format and v.state = 'done'
       and (select count(*) from search_segments s where s.volume_id = v.id and s.state = 'ready') < :least))`,
)

/** Merges that no segment uses any more. */
export const emptyMerges = query(
  'volumes.empty',
  `select id from search_volumes v where group_id = :group_id and format = :format and state = 'done'
     and not exists (select from search_segments s where s.volume_id = v.id and s.state = 'ready')`,
)
