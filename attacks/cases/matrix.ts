import { enumerations } from '#contract/enumerations.ts'
import { brief, type AttackCase } from '../case.ts'
import { readDocument } from '../openapi.ts'
import {
  audiences,
  publishedCalls,
  rights,
  settings,
  type Audience,
  type PublishedCall,
  type Right,
} from '../published-calls.ts'
import { newGroup, type Group, type GroupKind, type Scene } from '../scene.ts'
import { ways, type Answer, type Site, type Way } from '../site.ts'

/** How somebody stands to the group; a moderator has all rights that moderators are given but the one in question, or that one alone. */
const standings = {
  visitor: 'everybody',
  stranger: 'accounts',
  past: 'accounts',
  banned: 'accounts',
  pending: 'accounts',
  member: 'members',
  'moderator without it': 'moderators',
  'moderator with it': 'moderators',
  owner: 'owners',
} as const satisfies Record<string, Audience>
type Standing = keyof typeof standings
type Cell = { call: string; kind: GroupKind; standing: Standing; isAllowed: boolean; said: string }

function isExpected(call: PublishedCall, { kind, standing }: Cell, all: Readonly<Record<string, Right>>): boolean {
  const { audience: any, given } = all[call.right]!
  const audience = typeof any === 'string' ? any : any[kind]
  if (audience === 'author') return standing === 'member'
  if (standing === 'moderator with it' && given !== undefined) return true
  return audiences.indexOf(standings[standing]) >= audiences.indexOf(audience)
}

/** Where the answers are not those that the table says. */
const differencesOf = (cells: readonly Cell[], all: Readonly<Record<string, Right>>): Cell[] =>
  cells.filter(cell => isExpected(publishedCalls[cell.call]!, cell, all) !== cell.isAllowed)

type Place = { site: Site; scene: Scene; kind: GroupKind; group: Group }

async function ask({ site, scene, group }: Place, name: string, standing: Standing, way: Way): Promise<Answer> {
  const { right, form, files } = publishedCalls[name]!
  const { people } = scene
  if (standing.startsWith('moderator')) {
    const given = rights[right]!.given
    const others = enumerations.mod_permissions.filter(one => one !== given)
    await site.call(people.owner, 'updatemember', {
      ...{ group_id: group.id, member_info_id: group.memberships['moderator']! },
      mod_permissions: standing === 'moderator with it' ? (given ?? '') : others.join(','),
    })
  }
  const who =
    standing === 'visitor' ? null : people[standing.startsWith('moderator') ? 'moderator' : (standing as 'owner')]
  const number = site.next()
  const sent = files ? [{ param: 'fileupload', filename: 'x.txt', content: 'Rye' }] : []
  return site.try(who, name, form(group, number), { way, files: sent })
}

export const matrix: AttackCase = {
  what: 'each published call by everybody in groups of each kind, against a table written by hand; and against one with a wrong row',
  async run({ site, scene }, tally) {
    const { calls } = await readDocument(site)
    const known = new Set(calls.map(({ name }) => name))
    for (const name of Object.keys(publishedCalls)) tally.check(known.has(name), `there is no call ${name}`)
    const cells: Cell[] = []
    const note = ({ kind, group }: Place, call: string, standing: Standing, { status, type, text }: Answer): void => {
      // Somebody who is let in and asks for the right thing gets it: any other answer is a refusal.
      const isOutside = standings[standing] === 'everybody' || standings[standing] === 'accounts'
      const isSecret = kind !== 'open' && isOutside
      tally.check(
        !isSecret || !text.includes(group.secret),
        `${call} tells ${standing} in a group that is ${kind}: ${brief(text)}`,
      )
      cells.push({ call, kind, standing, isAllowed: status === 200, said: `${type} ${brief(text)}` })
    }
    for (const kind of ['open', 'listed', 'unlisted'] as const) {
      const fresh = async (): Promise<Place> => {
        const group = await newGroup(site, scene.people, kind)
        await site.call(scene.people.owner, 'updategroup', { group_id: group.id, ...settings })
        return { site, scene, kind, group }
      }
      const place = await fresh()
      const all = Object.keys(standings) as Standing[]
      const isRead = (name: string): boolean => publishedCalls[name]!.isRead === true
      const mayDo = (name: string, standing: Standing): boolean =>
        isExpected(publishedCalls[name]!, { call: name, kind, standing, isAllowed: true, said: '' }, rights)
      // Those who may not change it come first: they must leave it as it is for the others.
      for (const name of Object.keys(publishedCalls))
        for (const standing of all) {
          // A key may lack a scope, and some calls take a cookie only; what is refused must be so by every way.
          const tried = mayDo(name, standing) ? (['cookie'] as const) : ways
          if (isRead(name) || !mayDo(name, standing))
            for (const way of tried) note(place, name, standing, await ask(place, name, standing, way))
        }
      for (const standing of all) {
        const changes = Object.keys(publishedCalls).filter(name => !isRead(name) && mayDo(name, standing))
        if (changes.length === 0) continue
        const own = await fresh()
        for (const name of changes) note(own, name, standing, await ask(own, name, standing, 'cookie'))
      }
    }
    for (const cell of cells) tally.tried += cell.call ? 1 : 0
    const said = ({ call, kind, standing, isAllowed, said: words }: Cell): string =>
      `${call} by ${standing} in a group that is ${kind} is ${isAllowed ? 'done' : `refused: ${words}`}`
    tally.failures.push(...differencesOf(cells, rights).map(said))
    const wrong = differencesOf(cells, { ...rights, view_activity: { audience: 'members' } })
    tally.check(
      wrong.some(({ call, standing }) => call === 'getactivitylog' && standing === 'member'),
      'a wrong row of the table is not noticed: this shows nothing',
    )
    tally.worst = `${cells.filter(({ isAllowed }) => isAllowed).length} of ${cells.length} calls were done`
  },
}
