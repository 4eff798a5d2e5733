import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { authorJoin, authorName, anyonesPhoto, photoFor } from '../message/columns.ts'
import * as contract from './contract.ts'

/** The newest messages of a topic that are counted, and the maximum number of people returned. */
const [depth, maxPeople] = [1000, 10]

const people = query(
  'topic.people',
  `select coalesce(a.id, 0) as "user_id!", ${authorName('w.name')} as "name!", ${anyonesPhoto()} as "photo!",
     w.messages as "num_messages!", count(*) over ()::int as "num_people!", sum(w.messages) over ()::int as "counted!"
   from (select account_id, min(name) as name, count(*)::int as messages, min(msg_num) as first
     from (select account_id, name, msg_num from messages where group_id = :group_id and topic_id = :topic_id
       order by created desc, id desc limit ${depth}) m
     group by account_id, case when account_id is null then name end) w
   ${authorJoin('w.account_id')}
   order by w.messages desc, w.first limit ${maxPeople}`,
)

export const getTopicPeople = implement(contract.getTopicPeople, async ({ tx, access, row: { group_id, id } }) => {
  const rows = await people.all(tx, { group_id, topic_id: id })
  const { num_people = 0, counted = 0 } = rows[0] ?? {}
  return {
    object: 'topic_people' as const,
    topic_id: id,
    num_messages: counted,
    num_people,
    people: rows.map(({ num_people: _all, counted: _counted, photo, ...person }) => ({
      ...person,
      profile_photo_url: photoFor(photo, may('sub_page', access)),
    })),
  }
})
