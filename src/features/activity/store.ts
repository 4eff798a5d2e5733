import { query, queryFamily } from '#storage/query.ts'

// $1 group, $2 names or null, $3 from, $4 until, $5 account or null, $6 membership or null
const wanted = `f.group_id = $1 and ($2::text[] is null or f.name = any($2))
  and ($3::timestamptz is null or f.created >= $3) and ($4::timestamptz is null or f.created < $4)`
// What somebody did and what was done to them are two walks along two indexes; an «or» would be one along everything.
const ways = {
  all: [''],
  person: ['and f.account_id = $5', `and f.data ? 'member_info_id' and (f.data ->> 'member_info_id')::bigint = $6`],
}

type Order = `${keyof typeof ways}:${'asc' | 'desc'}`
const texts = (Object.keys(ways) as (keyof typeof ways)[]).flatMap(way =>
  (['asc', 'desc'] as const).map((dir): [Order, string] => {
    const beyond = dir === 'asc' ? 'f.id > coalesce($7, 0)' : 'f.id < coalesce($7, 9223372036854775807)'
    const one = (condition: string) =>
      `(select f.* from facts f where ${wanted} and ${beyond} ${condition} order by f.id ${dir} limit $8)`
    return [
      `${way}:${dir}`,
      `with picked as (
         select * from (${ways[way].map(one).join(' union ')}) f
         where ($5::bigint is null or true) and ($6::bigint is null or true) order by f.id ${dir} limit $8
       )
       select f.id as "id!", f.created as "created!", f.group_id as "group_id!", f.name as "name!", f.via as "via!",
         f.data as "data!", f.account_id as "account_id?",
         a.full_name as "actor_name?", a.email as "actor_email?",
         s.id as "subject_id?", s.full_name as "subject_name?"
       from picked f
       left join accounts a on a.id = f.account_id
       left join members m on m.group_id = f.group_id and m.id = (f.data ->> 'member_info_id')::bigint
       left join lateral (
         select p.account_id from past_members p
         where m.id is null and p.group_id = f.group_id and p.member_id = (f.data ->> 'member_info_id')::bigint
         order by p.id desc limit 1
       ) p on true
       left join accounts s on s.id = coalesce(m.account_id, p.account_id)
       order by f.id ${dir}`,
    ]
  }),
)
export const activityPages = queryFamily('activity.page', Object.fromEntries(texts) as Record<Order, string>)

/** How many there are, as far as anybody wants to know. */
export const countActivity = query(
  'activity.count',
  `select count(*) as "count!" from (
     select 1 from facts f where ${wanted}
       and ($5::bigint is null or f.account_id = $5 or (f.data ? 'member_info_id' and (f.data ->> 'member_info_id')::bigint = $6))
     limit 10000
   ) f`,
)

export const personOfMember = query(
  'activity.ofMember',
  `select account_id, id as member_id from members where group_id = $1 and id = $2`,
)
export const personOfPastMember = query(
  'activity.ofPastMember',
  `select account_id, member_id from past_members where group_id = $1 and id = $2`,
)
