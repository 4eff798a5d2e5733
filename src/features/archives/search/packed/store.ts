import { query, queryFamily } from '#storage/query.ts'

/** How many messages segments have: large ones, and smaller ones of the newest messages. docs/decisions/0301 */
const sizes = [4096, 512, 64] as const
export const [large, , small] = sizes

const isReady = `s.group_id = :group_id and s.state = 'ready' and s.last > :above and s.first < :below`
const ways = {
  desc: `s.last > (select s.last from search_segments s where ${isReady} order by s.last desc limit 1) - :span`,
  asc: `s.last < (select s.last from search_segments s where ${isReady} order by s.last limit 1) + :span`,
}

/**
 * The next segments of a group that are ready, as far as so many numbers and until there are so many bytes of them, each with
 * what it has for some words, if it is of the time; and the group's last number.
 */
const next = (dir: keyof typeof ways) => `select id, first, last, place, postings, newest as "newest!" from (
     select s.id, s.first, s.last, w.place::int as place, p.postings,
       (select last_msg_num from groups where id = :group_id) as newest,
       coalesce(sum(octet_length(p.postings)) over (order by s.last ${dir} groups between unbounded preceding and 1 preceding), 0) as bytes
     from search_segments s left join unnest(:words::text[]) with ordinality w (word, place)
         on (:from?::timestamptz is null or s.latest >= :from) and (:until?::timestamptz is null or s.earliest < :until)
       left join search_postings p on p.segment_id = s.id and p.word = w.word
     where ${isReady} and ${ways[dir]}
   ) s where bytes <= :bytes order by last ${dir}, place`
export const readySegments = queryFamily('packed.ready', { desc: next('desc'), asc: next('asc') })

export const factsOfSegments = query(
  'packed.facts',
  `select id, facts as "facts!" from search_segments where id = any(:ids::bigint[]) and facts is not null`,
)

const covered = (
  range: string,
) => `exists (select from search_segments s where s.group_id = :group_id and s.state <> 'gone'
       and s.first <= ${range}.first and s.last >= ${range}.last)`

// Of each size as many as the numbers fill that no larger one has room for.
const ranges = sizes.map((size, n) => {
  const larger = sizes[n - 1]
  const begin = larger === undefined ? 0 : `(numbers.last + 1) / ${larger} * ${larger / size}`
  return `select k * ${size} as first, (k + 1) * ${size} - 1 as last
     from numbers, generate_series(${begin}, (numbers.last + 1) / ${size} - 1) k`
})

/** Claims what is not packed, the newest first. Whoever claims the same at the same moment leaves it to the first. */
export const claimSegments = query(
  'packed.claim',
  `with numbers as (select last_msg_num as last from groups where id = :group_id), ranges as (${ranges.join(' union all ')})
   insert into search_segments (group_id, first, last)
   select :group_id, r.first, r.last from ranges r where not ${covered('r')} order by r.last desc limit :most
   on conflict do nothing`,
)

/**
 * Takes one that was claimed, the newest first, once nobody is at work any more who was when it was claimed: from then on
 * whoever changes its messages tells it.
 */
export const takeSegment = query(
  'packed.take',
  `update search_segments set leased_until = now() + interval '5 minutes'
   where group_id = :group_id and id = (
     select id from search_segments where group_id = :group_id and state = 'claimed' and leased_until < now()
       and claimed < pg_snapshot_xmin(pg_current_snapshot())
     order by last desc limit 1 for update skip locked)
   returning id, first, last, leased_until`,
)

/** The words of some messages, the newest first. */
export const vectorsOf = query(
  'packed.vectors',
  `select msg_num, created, words::text as "words!" from message_search
   where group_id = :group_id and msg_num between :first and :last order by msg_num desc`,
)

/** Postings of some words, in base64. */
export const addPostings = query(
  'packed.add',
  `insert into search_postings (group_id, segment_id, word, postings)
   select :group_id, :segment_id, word, decode(postings, 'base64') from unnest(:words::text[], :postings::text[]) p (word, postings)`,
)

/**
 * It can be searched from now on, and what it has more of takes its place; unless something in it changed meanwhile, or
 * another began it anew. `isThere`: it is somebody's, and not gone with its group.
 */
export const finishSegment = query(
  'packed.finish',
  `with ready as (
     update search_segments set state = 'ready', facts = :facts, earliest = :earliest?, latest = :latest?
     where group_id = :group_id and id = :id and state = 'claimed' and leased_until = :leased_until returning first, last
   ), smaller as (
     update search_segments s set state = 'gone', leased_until = now() + interval '1 minute' from ready
     where s.group_id = :group_id and s.id <> :id and s.state <> 'gone' and s.first >= ready.first and s.last <= ready.last
   )
   select exists (select from search_segments where group_id = :group_id and id = :id) as "isThere!"`,
)

/** One that is gone for a while, so that nobody reads it any more. */
export const takeGone = query(
  'packed.takeGone',
  `update search_segments set leased_until = now() + interval '1 minute'
   where id = (select id from search_segments where state = 'gone' and leased_until < now() order by leased_until limit 1 for update skip locked)
   returning group_id, id`,
)
export const removePostings = query(
  'packed.remove',
  `delete from search_postings where ctid = any (array(select ctid from search_postings where segment_id = :segment_id limit :limit))`,
)
export const removeSegment = query(
  'packed.forget',
  `delete from search_segments where group_id = :group_id and id = :id and state = 'gone'`,
)

/** Plans that were made while there was little would read all of it. */
export const planAnew = query('packed.planAnew', `analyze search_segments, search_postings`)
