import { query } from '#storage/query.ts'
import { large } from '../segment-store.ts'

const standsAlone = `s.format = :format and s.state = 'ready' and s.merge_id is null and s.last - s.first + 1 = ${large}`

/** The groups with enough large segments that are not merged. */
export const groupsToMerge = query(
  'merge.groups',
  `select s.group_id from search_segments s where ${standsAlone} group by 1 having count(*) >= :segments`,
)

/** Claims a merge of the oldest of them, if there are enough and no other process merges any of the group. */
export const claimMerge = query(
  'merge.claim',
  `with alone as (
     select s.id, s.first from search_segments s where s.group_id = :group_id and ${standsAlone} order by s.first limit :size
   )
   insert into search_merges (group_id, format, leased_until)
   select :group_id, :format, now() + interval '1 hour' where (select count(*) from alone) = :size
   on conflict do nothing
   returning id, leased_until, array(select a.id from alone a order by a.first) as "segments!"`,
)

/** The term at a given distance after another in a segment. */
export const nextTerm = query(
  'merge.nextTerm',
  `select term from search_postings where segment_id = :segment_id and term > :after order by term offset :terms limit 1`,
  { genericPlan: true },
)

/** Merges the posting lists of a range of terms. */
export const mergeTerms = query(
  'merge.mergeTerms',
  `insert into search_postings (group_id, segment_id, term, lengths, postings, positions)
   select :group_id, :merge_id, p.term,
     string_agg(int2send(n.ordinal::int2) || int4send(octet_length(p.postings)) || int4send(octet_length(p.positions)), '' order by n.ordinal),
     string_agg(p.postings, '' order by n.ordinal), string_agg(p.positions, '' order by n.ordinal)
   from unnest(:segments::bigint[]) with ordinality n (id, ordinal)
     join search_postings p on p.segment_id = n.id and p.term > :after and p.term <= :until
   group by p.term`,
)

/** From now on segments are read from their merge, except those that changed meanwhile. */
export const finishMerge = query(
  'merge.finish',
  `with merged as (
     update search_merges set state = 'merged' where group_id = :group_id and id = :id and state = 'claimed' and leased_until = :leased_until
     returning id
   )
   update search_segments s set merge_id = v.id, merge_ordinal = n.ordinal
   from merged v cross join unnest(:segments::bigint[]) with ordinality n (id, ordinal)
   where s.group_id = :group_id and s.id = n.id and s.state = 'ready' and s.merge_id is null`,
)

export const segmentsOfMerge = query('merge.segments', `select id from search_segments where merge_id = :id`)
export const markMergeDone = query(
  'merge.done',
  `update search_merges set state = 'done' where group_id = :group_id and id = :id`,
)
export const removeMerge = query('merge.remove', `delete from search_merges where group_id = :group_id and id = :id`)

/** Leases a merge that a process has left unfinished. */
export const takeUnfinished = query(
  'merge.takeUnfinished',
  `update search_merges set leased_until = now() + interval '1 hour'
   where (group_id, id) = (select group_id, id from search_merges where format = :format and state <> 'done' and leased_until < now()
     order by leased_until limit 1 for update skip locked)
   returning group_id, id, state`,
)

/** Marks segments of a merge to be rebuilt when few of its segments are left, because the lists of the others take space. */
export const markForRemerge = query(
  'merge.markForRemerge',
  `update search_segments set state = 'gone', leased_until = now() + interval '1 minute'
   where state = 'ready' and merge_id = any (array(
     select v.id from search_merges v where v.group_id = :group_id and v.format = :format and v.state = 'done'
       and (select count(*) from search_segments s where s.merge_id = v.id and s.state = 'ready') < :least))`,
)

/** Merges that no segment uses any more. */
export const emptyMerges = query(
  'merge.empty',
  `select id from search_merges v where group_id = :group_id and format = :format and state = 'done'
     and not exists (select from search_segments s where s.merge_id = v.id and s.state = 'ready')`,
)
