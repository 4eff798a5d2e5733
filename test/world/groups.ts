import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { TestDatabase } from '../database.ts'
import { addMemberships, testRoles, randomName, type Person, type PersonName } from './people.ts'

/** Which group is meant. */
export type GroupRef = { id: number; name: string }
/** A group with the memberships of its people; 0 for others. */
export type TestGroup = GroupRef & { members: Record<PersonName, number> }
type People = Record<PersonName, Person>

export type GroupHelpers = {
  /** Adds a group; `peopled`: everyone has the same role as in the first one, or only the named people. */
  addGroup(
    settings?: Partial<GroupSettings>,
    options?: { peopled?: boolean | readonly PersonName[]; parent?: GroupRef | undefined },
  ): Promise<TestGroup>
  /** Sets columns of a membership directly in the table. */
  setMember(where: GroupRef, who: PersonName, columns: Record<string, unknown>): Promise<void>
}

const everybody = Object.keys(testRoles) as PersonName[]

export function groupHelpers(database: TestDatabase, people: People): GroupHelpers {
  async function putInto(group_id: number, names: readonly PersonName[]): Promise<TestGroup['members']> {
    const placed = names.flatMap(name => (testRoles[name] ? [[people[name], testRoles[name]] as const] : []))
    const ids = placed.length > 0 ? await addMemberships(database, group_id, placed) : []
    const members = new Map(placed.map(([{ name }], at) => [name, ids[at]!]))
    return Object.fromEntries(everybody.map(name => [name, members.get(name) ?? 0])) as TestGroup['members']
  }
  return {
    async addGroup(settings = {}, { peopled = false, parent } = {}) {
      const name = parent ? `${parent.name}+${randomName()}` : randomName()
      const [row] = await database.sql(
        `insert into groups (name, plan, settings, parent_id) values ($1, 'group_plan_premium', $2, $3) returning id`,
        [name, JSON.stringify(settings), parent?.id ?? null],
      )
      const { id } = row as { id: number }
      const names = typeof peopled === 'boolean' ? (peopled ? everybody : []) : peopled
      return { id, name, members: await putInto(id, names) }
    },
    async setMember({ id }, who, columns) {
      const names = Object.keys(columns)
      await database.sql(
        `update members set ${names.map((name, n) => `${name} = $${n + 3}`).join()} where group_id = $1 and account_id = $2`,
        [id, people[who].account.id, ...Object.values(columns)],
      )
    },
  }
}
