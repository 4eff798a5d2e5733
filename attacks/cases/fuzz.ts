import fc from 'fast-check'
import { answerCheck } from '../answer-check.ts'
import { formOf, hostileValues, own } from '../arbitrary-forms.ts'
import { some, type AttackCase } from '../case.ts'
import { readDocument, type Call } from '../openapi.ts'
import { newGroup, roles, type Group, type Role } from '../scene.ts'
import { openSite, password, ways, type Answer, type Form, type Person, type Site, type Way } from '../site.ts'

/** What nobody may keep the thread busy for, in milliseconds. */
const most = 200
/** Fewer calls that have done something, or answers of success, would show nothing. */
const leastCalls = 0.4
const leastAnswers = 0.15

/** Calls that would end the fuzzer's own way in, or wait for events. */
const without = new Set([
  ...['logout', 'getupdates', 'revokesession', 'deleteaccount', 'changepassword', 'resetpassword'],
  ...['revokeapikey', 'deleteapikey', 'enabletwofactor', 'confirmtwofactor'],
  ...['signoutuser', 'suspenduser', 'deleteuser', 'changeuseremail'],
])
/** Once these have succeeded, the next call may find nothing, or be refused for other reasons than its own. */
const spends = new RegExp(
  `^(${[
    ...['delete', 'remove', 'ban', 'bulk', 'suspend', 'leave', 'move', 'merge', 'split', 'hide', 'reject', 'approve'],
    ...['moderate', 'close', 'revoke', 'use', 'update', 'set', 'resolve', 'undo'],
  ].join('|')})`,
)

const identities = ['member', 'owner', 'admin', 'visitor'] as const
type Identity = (typeof identities)[number]
type People = Record<Role | 'admin', Person>

async function newPeople(site: Site): Promise<People> {
  const made = await Promise.all(roles.map(async role => [role, await site.person(role)] as const))
  const people = Object.fromEntries(made) as Record<Role, Person>
  const admin = await site.person('admin')
  const { code, err } = await site.command(['user', 'admin', admin.email, 'on'])
  if (code !== 0) throw new Error(err)
  return { ...people, admin }
}

export const fuzz: AttackCase = {
  what: 'arbitrary and hostile values in every parameter of every call, as visitor, member, owner and administrator, by key, cookie and token',
  async run({ site: attacked, isShort, seed }, tally) {
    // Of its own: an administrator can change all others.
    const site = await openSite()
    try {
      const document = await readDocument(site)
      const wrongIn = answerCheck(document)
      const people = await newPeople(site)
      const personOf = (who: Identity): Person | null => (who === 'visitor' ? null : people[who])
      let group = await newGroup(site, people, 'open')
      let isSpent = false
      let worst = { cost: 0, title: '' }
      let [block, answers, succeeded] = [0, 0, 0]
      const useful = new Set<string>()

      /** What is wrong with the answer. */
      async function attempt(call: Call, who: Identity, way: Way, form: Form): Promise<string | undefined> {
        if (isSpent) group = await newGroup(site, people, 'open')
        isSpent = false
        await site.cpu.longestBlock()
        let answer: Answer | undefined
        const files = call.files.map((param, at) => ({
          ...{ param, filename: 'x.txt', content: hostileValues[(seed + at) % hostileValues.length]! },
        }))
        const cost = await site.cpu.during(async () => {
          answer = await site.try(personOf(who), call.name, inScene(form, group), { way, files })
        })
        const blocked = await site.cpu.longestBlock()
        const { status, type, text } = answer!
        answers += 1
        if (status === 200) {
          succeeded += 1
          useful.add(call.name)
          isSpent = spends.test(call.name)
        }
        block = Math.max(block, blocked)
        if (cost > worst.cost) worst = { cost, title: call.name }
        if (![200, 302, 400, 429].includes(status) || type === 'server') return `${status} ${text.slice(0, 200)}`
        if (cost > most) return `${Math.round(cost)} ms of processor time`
        if (blocked > most) return `nobody is served for ${Math.round(blocked)} ms`
        const wrong = status === 302 ? undefined : wrongIn(call, answer!)
        return wrong && `answers ${status} with what the document does not say: ${wrong}`
      }

      const calls = document.calls.filter(({ name }) => !without.has(name))
      const tried = isShort ? some(calls, 80, seed) : calls
      for (const call of tried) {
        const property = fc.asyncProperty(
          fc.constantFrom<Identity>('owner', 'owner', 'admin', ...identities),
          fc.constantFrom(...ways),
          formOf(call, new Set(Object.keys(aboutOf(group))), Object.values(group.ids)),
          async (who, way, form) => {
            tally.tried += 1
            const wrong = await attempt(call, who, way, form)
            if (wrong !== undefined) throw new Error(wrong)
          },
        )
        const { failed, counterexample, errorInstance } = await fc.check(property, {
          ...{ seed, numRuns: isShort ? 6 : 30, interruptAfterTimeLimit: 120_000 },
        })
        const [who, way, form] = counterexample ?? []
        const what = `${call.name} ${JSON.stringify(form)?.slice(0, 400)} as ${who} (${way})`
        tally.check(!failed, `${what}: ${errorInstance instanceof Error ? errorInstance.message : 'interrupted'}`)
        await checkWaysIn(site, people, call, tally)
      }
      const failures = site.logged().split('\n')
      for (const line of failures.filter(one => /"level":"(error|fatal)"/.test(one)))
        tally.check(false, `logged: ${line.slice(0, 300)}`)
      const done = `${succeeded} of ${answers} answers and ${useful.size} of ${tried.length} calls succeeded`
      tally.check(useful.size >= leastCalls * tried.length && succeeded >= leastAnswers * answers, `only ${done}`)
      tally.worst = `${Math.round(worst.cost)} ms CPU (${worst.title}), ${Math.round(block)} ms block; ${done}`
      for (const text of site.answered) attacked.answered.add(text)
    } finally {
      await site.end()
    }
  },
}

const aboutOf = ({ ids, msg_num, name }: Group): Readonly<Record<string, string | number>> => ({
  ...{ ...ids, msg_num, group_name: name, understand: 'I understand', password },
})

const inScene = (form: Form, group: Group): Form =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value === own ? aboutOf(group)[name]! : value]))

/** Or everything after it would be refused. */
async function checkWaysIn(
  site: Site,
  people: People,
  call: Call,
  tally: { check(isHeld: boolean, failure: string): void },
): Promise<void> {
  if (call.isRead) return
  for (const who of ['member', 'owner', 'admin'] as const)
    for (const way of ways) {
      const { status } = await site.try(people[who], 'getuser', {}, { way })
      tally.check(status === 200, `after ${call.name}, ${who} can't sign in by ${way}: it belongs into \`without\``)
    }
}
