import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** No term has this character: a prefix with it comes behind all terms that begin with the prefix. */
export const maxTermSuffix = '\u{10ffff}'

/**
 * The format that this program builds and reads. It covers the terms and all bytes of segments: to change one of them,
 * count on. docs/architecture/changing-search-index.md
 */
export const currentFormat = 1

/** Message numbers per segment; the newest messages have smaller segments. */
const sizes = [4096, 512, 64] as const
export const [large, , small] = sizes

// The ready segments of a group, newest first; stale messages, also of other formats; the group's last message number, and
// how often its messages were moved.
const ready = `g.last_msg_num as last, g.messages_moved, array(select s.id from search_segments s
     where s.group_id = :group_id and s.format = :format and s.state = 'ready' order by s.last desc)::text as "segments!",
     (select string_agg(c.segment_id || ' ' || c.msg_num, ',' order by c.id) from search_stale_docs c
       where c.group_id = :group_id) as stale`
/** At most this many unindexed messages, with this many bytes of vectors in total, are searched in memory. */
export const maxTailMessages = 128
const maxTailBytes = 512 * 1024

/**
 * The state of a group's index. `tail` contains the row version of each unindexed message; null if it is too long. There
 * may be more messages after the last segment than the tail has.
 */
export const snapshotOfGroup = query(
  'searchIndex.snapshot',
  `select ${ready}, tail.numbers as tail
   from groups g cross join lateral (
     select case when coalesce(sum(pg_column_size(m.words)), 0) < ${maxTailBytes}
       then coalesce(string_agg(m.msg_num || ':' || m.xmin::text, ',' order by m.msg_num desc), '') end as numbers
     from message_search m where m.group_id = :group_id and m.msg_num > greatest(g.last_msg_num - ${maxTailMessages},
       (select max(s.last) from search_segments s where s.group_id = :group_id and s.format = :format and s.state = 'ready'))
   ) tail
   where g.id = :group_id`,
  { batchable: true },
)

/** Messages of the tail, with the versions of their rows. */
export const tailMessages = query(
  'searchIndex.tail',
  `select msg_num, xmin::text as "version!", created, words::text as "words!" from message_search
   where group_id = :group_id and msg_num = any(:msg_nums::bigint[])`,
  { genericPlan: true },
)

export const rangesOfSegments = query(
  'searchIndex.ranges',
  `select id, first, last, earliest, latest, bigram_words from search_segments where id = any(:ids::bigint[])`,
  { genericPlan: true },
)

// A list of 64 messages: two bytes for their number, three for each.
const fewBytes = 2 + 3 * 64
// Checking the messages of a short list one by one pays off if the other lists are this many times longer.
const worth = 800
// The length of the lists of a prefix; not summed for a hundred terms or more.
const beginningBytes = `(select case when count(*) = 100 then 65536 * s.size else sum(b.bytes) end from (
             select octet_length(y.postings) as bytes from search_postings y
             where y.segment_id = s.id and y.term between w.low and w.high limit 100) b)`
const terms = `unnest(:low::text[], :high::text[], :needs_positions::bool[], :required::bool[], :missing::bool[])
       with ordinality w (low, high, needs_positions, required, missing, n)`
// Used twice: inside, so that nothing is looked up where it does not hold.
const isRead = `known.lacking is null and case when known.rarest is null then w.missing else w.n = known.rarest end`

/**
 * The lists of the terms and prefixes that are `missing` in the cache, of those segments that are still ready. If a
 * required term does not occur, only which one (`lacking`); if one is rare and the other lists are long, only its list
 * (`isRarest`). A merge is read whole: `members` are its segments, each with its ordinal.
 */
export const findPostings = query(
  'searchIndex.postings',
  `with requested as (select s.id, s.merge_id from search_segments s where s.id = any(:ids::bigint[]) and s.state = 'ready'),
   sources as (
     select a.id, 1 as size, a.id || ' 0' as members from requested a where a.merge_id is null
     union all
     select s.merge_id, count(*), string_agg(s.id || ' ' || s.merge_ordinal, ' ') from search_segments s
     where s.state = 'ready' and s.merge_id = any(array(select a.merge_id from requested a)) group by 1
   )
   select s.id as "source!", s.members as "members!", known.lacking::int as lacking, known.rarest is not null as "isRarest!",
     p.n::int as n, p.lengths, p.postings, p.positions
   from sources s
     cross join lateral (
       select min(w.n) filter (where w.required and x.term is null) as lacking,
         case when min(octet_length(x.postings)) filter (where w.required) <= ${fewBytes} * s.size
           and sum(case when w.low <> w.high then ${beginningBytes}
               else octet_length(x.postings) + case when w.needs_positions then octet_length(x.positions) else 0 end end) filter (where w.missing)
             > ${worth} * min(octet_length(x.postings)) filter (where w.required)
         then (array_agg(w.n order by octet_length(x.postings)) filter (where w.required))[1] end as rarest
       from ${terms} left join search_postings x on x.segment_id = s.id and x.term = w.low and w.low = w.high
     ) known
     left join lateral (
       select w.n, p.* from ${terms} cross join lateral (
         select string_agg(p.lengths, '' order by p.term) as lengths, string_agg(p.postings, '' order by p.term) as postings,
           string_agg(p.positions, '' order by p.term) filter (where w.needs_positions) as positions
         from search_postings p where p.segment_id = s.id and p.term between w.low and w.high and ${isRead}
       ) p where ${isRead}
     ) p on true`,
  { genericPlan: true },
)

export const docValuesOfSegments = query(
  'searchIndex.docValues',
  `select id, doc_values as "doc_values!" from search_segments where id = any(:ids::bigint[]) and doc_values is not null`,
  { genericPlan: true },
)

/** A search that meets more stale messages than this has the worst segment of the group built again. */
export const maxStaleDocs = 512

export const renewSegment = query(
  'searchIndex.renew',
  `with changed as (
     select s.id, count(*) as changes, sum(count(*)) over () as of_all
     from search_stale_docs c join search_segments s on s.id = c.segment_id
     where c.group_id = :group_id and s.format = :format and s.state = 'ready' group by 1
   )
   update search_segments set state = 'gone', leased_until = now() + interval '1 minute'
   where state = 'ready' and id = (select id from changed where of_all > ${maxStaleDocs} order by changes desc, id limit 1)`,
)

const covered = (
  range: string,
) => `exists (select from search_segments s where s.group_id = :group_id and s.format = :format and s.state <> 'gone'
       and s.first <= ${range}.first and s.last >= ${range}.last)`

// Of the largest size as many as the numbers fill; behind them, of the next size as many as fill the rest.
const ranges = sizes.map((size, n) => {
  const larger = sizes[n - 1]
  const begin = larger === undefined ? 0 : `(numbers.last + 1) / ${larger} * ${larger / size}`
  return `select k * ${size} as first, (k + 1) * ${size} - 1 as last
     from numbers, generate_series(${begin}, (numbers.last + 1) / ${size} - 1) k`
})

/** Claims ranges that have no segment, newest first. If several processes claim the same range, the first one gets it. */
export const claimSegments = query(
  'searchIndex.claim',
  `with numbers as (select last_msg_num as last from groups where id = :group_id), ranges as (${ranges.join(' union all ')})
   insert into search_segments (group_id, format, first, last)
   select :group_id, :format, r.first, r.last from ranges r where not ${covered('r')} order by r.last desc limit :most
   on conflict do nothing`,
)

/**
 * Leases a claimed segment, newest first, once all transactions have ended that ran when it was claimed: those after them
 * see the claim, and make it gone if they change one of its messages.
 */
export const takeSegment = query(
  'searchIndex.take',
  `update search_segments set leased_until = now() + interval '5 minutes'
   where group_id = :group_id and id = (
     select id from search_segments where group_id = :group_id and format = :format and state = 'claimed' and leased_until < now()
       and claimed < pg_snapshot_xmin(pg_current_snapshot())
     order by last desc limit 1 for update skip locked)
   returning id, first, last, leased_until`,
)

/** Leaves a segment whose messages are too long to the SQL scan for a day. */
export const postponeSegment = query(
  'searchIndex.postpone',
  `update search_segments set leased_until = now() + interval '1 day' where group_id = :group_id and id = :id and leased_until = :leased_until`,
)

export const vectorsOf = query(
  'searchIndex.vectors',
  `select msg_num, created, tsvectorsend(words) as "words!" from message_search
   where group_id = :group_id and msg_num between :first and :last order by msg_num desc`,
)

export const addPostings = query(
  'searchIndex.addPostings',
  `insert into search_postings (group_id, segment_id, term, postings, positions)
   select :group_id, :segment_id, term, postings, positions
   from unnest(:terms::text[], :postings::bytea[], :positions::bytea[]) p (term, postings, positions)`,
)

/**
 * Makes a segment ready, and smaller ones inside of it gone; unless a message in it changed meanwhile, or its lease ended
 * and another process took it. `isThere`: it was not deleted with its group.
 */
export const finishSegment = query(
  'searchIndex.finish',
  `with ready as (
     update search_segments set state = 'ready', doc_values = :doc_values, bigram_words = :bigram_words, earliest = :earliest?, latest = :latest?
     where group_id = :group_id and id = :id and state = 'claimed' and leased_until = :leased_until returning format, first, last
   ), smaller as (
     update search_segments s set state = 'gone', leased_until = now() + interval '1 minute' from ready
     where s.group_id = :group_id and s.format = ready.format and s.id <> :id and s.state <> 'gone' and s.first >= ready.first and s.last <= ready.last
   )
   select exists (select from search_segments where group_id = :group_id and id = :id) as "isThere!"`,
)

/** Leases a segment, of any format, that is gone long enough for no search to read it any more. */
export const takeObsolete = query(
  'searchIndex.takeObsolete',
  `update search_segments set leased_until = now() + interval '1 minute'
   where id = (select id from search_segments where state = 'gone' and leased_until < now() order by leased_until limit 1 for update skip locked)
   returning group_id, id`,
)
const removePostings = query(
  'searchIndex.removePostings',
  `delete from search_postings where ctid = any (array(select ctid from search_postings where segment_id = :segment_id limit :limit))`,
)
const rowsAtOnce = 2000
/** Deletes all lists of a segment or a merge. */
export async function clearPostings(tx: Tx, segment_id: number, signal?: AbortSignal): Promise<void> {
  while ((await removePostings.run(tx, { segment_id, limit: rowsAtOnce })) === rowsAtOnce) signal?.throwIfAborted()
}
export const removeSegment = query(
  'searchIndex.removeSegment',
  `delete from search_segments where group_id = :group_id and id = :id and state = 'gone'`,
)

/** Plans that were made for small tables would read all of large ones. */
export const analyzeIndex = query('searchIndex.analyze', `analyze search_segments, search_postings`)
