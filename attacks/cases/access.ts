import { setTimeout as sleep } from 'node:timers/promises'
import { brief, some, type AttackCase, type Target } from '../case.ts'
import { readDocument, requiredForm, type Call } from '../openapi.ts'
import { newGroup, type Group, type Role } from '../scene.ts'
import { ways, type Answer, type Form, type Person, type Site, type Way } from '../site.ts'

const absent = 999_999_999

/** A call about one thing, and the same call about a thing that there is not. */
type Probe = { call: Call; param: string; form: Form; otherwise: Form }

/** Every call about every kind of thing that a group has. */
export function probesOf(calls: readonly Call[], { ids, name, msg_num }: Group): Probe[] {
  return calls.flatMap(call => {
    const known = call.params.filter(({ name }) => name in ids).map(({ name }) => name)
    const isMessageByNumber = call.params.some(({ name }) => name === 'msg_num')
    return known.map((param): Probe => {
      // The others are right: only this one is in question.
      const needed = Object.fromEntries(
        known
          .filter(one => call.params.some(given => given.name === one && given.isRequired))
          .map(one => [one, ids[one]!]),
      )
      const form = {
        ...requiredForm(call),
        ...needed,
        ...(isMessageByNumber && { msg_num }),
        ...(call.params.some(({ name }) => name === 'understand') && { understand: 'I understand' }),
        ...(param !== 'group_id' &&
          call.params.some(({ name }) => name === 'group_name') &&
          !known.includes('group_id') && { group_name: name }),
        [param]: ids[param]!,
      }
      const { group_name: _, ...unnamed } = form as Form & { group_name?: string }
      return { call, param, form: unnamed, otherwise: { ...unnamed, [param]: absent } }
    })
  })
}

const titleOf = ({ call, param }: Probe, role: string, way: Way): string =>
  `${call.name} by ${param} as ${role} (${way})`

/** Both answers are the same, but for the number itself. */
async function isAsAbsent(site: Site, who: Person | null, way: Way, probe: Probe): Promise<[boolean, Answer]> {
  const files = probe.call.files.map(param => ({ param, filename: 'x.txt', content: 'x' }))
  const real = await site.try(who, probe.call.name, probe.form, { way, files })
  const other = await site.try(who, probe.call.name, probe.otherwise, { way, files })
  return [real.status === other.status && real.text === other.text, real]
}

async function tryOutsiders(
  { site, scene, isShort, seed }: Target,
  groups: readonly Group[],
  outsiders: readonly (Role | 'visitor')[],
  judge: (title: string, group: Group, isSame: boolean, real: Answer) => void,
): Promise<void> {
  const { calls } = await readDocument(site)
  for (const group of groups) {
    for (const role of outsiders) {
      const who = role === 'visitor' ? null : scene.people[role]
      const all = probesOf(calls, group)
      for (const probe of isShort ? some(all, 150, seed) : all) {
        for (const way of who && !isShort ? ways : ways.slice(0, 1)) {
          const [isSame, real] = await isAsAbsent(site, who, way, probe)
          judge(titleOf(probe, role, way), group, isSame, real)
        }
      }
    }
  }
}

const outsiders = ['visitor', 'stranger', 'past', 'banned', 'pending'] as const

/** What the service has emailed to somebody, and they to it, they may look up for as long as they have an account. */
export const ownMail = new Set(['getdeliveryinfo', 'getdeliveryhistory', 'getmessageledger', 'getbounceinfo'])

/** So they may what they have begun to write and not sent. */
const isOwn = (name: string): boolean => ownMail.has(name) || name === 'getdrafts'

export const access: Readonly<Record<string, AttackCase>> = {
  T1: {
    what: 'outsiders ask for everything in groups that they cannot see, by its number, in every call',
    async run(target, tally) {
      const { listed, unlisted } = target.scene.groups
      await tryOutsiders(target, [unlisted, listed], outsiders, (title, group, isSame, { text }) => {
        // Of a listed group everybody knows; so do those who asked to join or were banned.
        const isKnown = group === listed || title.includes('as pending') || title.includes('as banned')
        tally.check(!text.includes(group.secret), `${title} answers ${brief(text)}`)
        if (!isKnown) tally.check(isSame, `${title} tells it from what is not there: ${brief(text)}`)
      })
    },
  },
  T3: {
    what: 'everyone else, owners too, uses the drafts and attachments of a member in every call about drafts',
    async run(target, tally) {
      const { site, scene } = target
      const { calls } = await readDocument(site)
      const { open } = scene.groups
      const { data } = await site.call<{ data: { id: number }[] }>(scene.people.member, 'getattachments', {
        draft_id: open.ids['draft_id']!,
      })
      const attachment_id = data[0]!.id
      for (const role of ['owner', 'moderator', 'stranger', 'banned'] as const) {
        const who = scene.people[role]
        for (const probe of probesOf(calls, open).filter(({ param }) => param === 'draft_id')) {
          for (const way of ways) {
            const [isSame, { text }] = await isAsAbsent(site, who, way, probe)
            tally.check(isSame && !text.includes(open.secret), `${titleOf(probe, role, way)}: ${brief(text)}`)
          }
        }
        if (role !== 'owner' && role !== 'moderator') continue
        const own = await site.call<{ id: number }>(who, 'newdraft', {
          group_id: open.id,
          draft_type: 'draft_type_post',
        })
        for (const name of ['deleteattachment', 'downloaddraftattachment']) {
          const { text } = await site.try(who, name, { draft_id: own.id, attachment_id })
          tally.check(
            text.includes('invalid attachment_id'),
            `${name} of an own draft with a foreign attachment: ${brief(text)}`,
          )
        }
      }
      const kept = await site.try(scene.people.member, 'getattachments', { draft_id: open.ids['draft_id']! })
      tally.check(kept.text.includes(`${open.secret}.txt`), 'the attachment of the draft is gone')
    },
  },
  T5: {
    what: 'a member reads everything, is removed or banned, and tries again at once with session, key and token',
    async run(target, tally) {
      const { site, scene } = target
      const { calls } = await readDocument(site)
      let worst = 0
      for (const verb of ['removemember', 'banmember'] as const) {
        const group = await newGroup(site, scene.people, 'unlisted')
        const { ids } = group
        const { member, owner } = scene.people
        const reads = probesOf(calls, group).filter(
          ({ call, param }) => call.isRead && !/^(draft_id|chatsub_id)$/.test(param) && !isOwn(call.name),
        )
        let read = 0
        for (const { call, form } of reads)
          if ((await site.try(member, call.name, form)).text.includes(group.secret)) read += 1
        tally.check(read > 20, `a member could read only ${read} things`)
        await site.call(owner, verb, { group_id: group.id, member_info_id: ids['member_info_id']! })
        const began = performance.now()
        for (const probe of reads)
          for (const way of ways) {
            const ask = async (): Promise<string> => (await site.try(member, probe.call.name, probe.form, { way })).text
            let text = await ask()
            if (text.includes(group.secret)) {
              worst = Math.max(worst, performance.now() - began)
              // What was read a moment ago may be answered from a cache for a second, and no longer.
              await sleep(Math.max(0, 1000 - (performance.now() - began)))
              text = await ask()
            }
            tally.check(!text.includes(group.secret), `${titleOf(probe, 'member', way)} after ${verb}: ${brief(text)}`)
          }
        for (const [name, form] of Object.entries(changesOf(group))) {
          const answer = await site.try(member, name, form)
          tally.check(answer.status !== 200, `${name} after ${verb} is done`)
        }
      }
      tally.worst = `denied after ${Math.ceil(worst)} ms`
    },
  },
  T6: {
    what: 'what is deleted is asked for again: by its number, in lists, searches and downloads',
    async run({ site, scene }, tally) {
      const { calls } = await readDocument(site)
      const { owner, member } = scene.people
      const group = await newGroup(site, scene.people, 'open')
      const reads = probesOf(calls, group).filter(({ call }) => call.isRead)
      const ask = async (title: string, pattern: RegExp): Promise<void> => {
        for (const who of [owner, member, null])
          for (const { call, form, param } of reads.filter(({ param }) => pattern.test(param))) {
            const { text } = await site.try(who, call.name, form)
            tally.check(!text.includes(group.secret), `${title}: ${call.name} by ${param} answers ${brief(text)}`)
          }
      }
      const { ids } = group
      const removals: [string, string][] = [
        ['deletetopic', 'topic_id'],
        ['deletedatabase', 'database_id'],
        ['deletephoto', 'photo_id'],
        ['deleteevent', 'event_id'],
        ['deletechat', 'chat_id'],
      ]
      const gone: Record<string, RegExp> = {
        topic_id: /^(topic_id|message_id|attachment_id)$/,
        database_id: /^(database_id|row_id)$/,
        chat_id: /^(chat_id|chatsub_id)$/,
      }
      for (const [name, param] of removals) {
        await site.call(name === 'deletechat' ? member : owner, name, { [param]: ids[param]! })
        await ask(name, gone[param] ?? new RegExp(`^${param}$`))
      }
      for (const who of [owner, member, null]) {
        const { text } = await site.try(who, 'searcharchives', { group_id: group.id, q: 'rye' })
        tally.check(
          !text.includes(group.secret) || !text.includes('Bread'),
          `a search finds the deleted topic: ${brief(text)}`,
        )
      }
      await site.call(owner, 'deletegroup', { group_id: group.id, understand: 'I understand' })
      await ask('deletegroup', /./)
    },
  },
}

function changesOf({ id, ids, name }: Group): Record<string, Form> {
  return {
    postmessage: { group_id: id, subject: 'Rye', body: 'Rye' },
    newdraft: { group_id: id, draft_type: 'draft_type_post' },
    postdraft: { draft_id: ids['draft_id']! },
    postchatmessage: { chatsub_id: ids['chatsub_id']!, message: 'Rye' },
    updatemessage: { message_id: ids['message_id']!, body: 'Rye' },
    likemessage: { message_id: ids['message_id']! },
    rsvp: { event_id: ids['event_id']!, response: 'rsvp_yes' },
    vote: { poll_id: ids['poll_id']!, answers: '1' },
    newwikipage: { group_id: id, title: 'Rye', body: 'Rye' },
    updatesub: { group_id: id, email_delivery: 'email_delivery_digest' },
    getsub: { group_name: name },
  }
}
