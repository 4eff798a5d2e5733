import { brief, type AttackCase } from '../case.ts'
import { readDocument, requiredForm } from '../openapi.ts'
import { proofOf, read, type Answer, type Site } from '../site.ts'

const form = 'application/x-www-form-urlencoded'
export const post = async (
  site: Site,
  name: string,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  read(await site.ask(`/api/v1/${name}`, { method: 'POST', headers: { 'content-type': type, ...headers }, body }))

export const requests: Readonly<Record<string, AttackCase>> = {
  T21: {
    what: 'every changing call with a cookie, without a token, with that of somebody else and from other sites',
    async run({ site, scene }, tally) {
      const { calls } = await readDocument(site)
      const { member, stranger } = scene.people
      const later = await site.signIn(member.email)
      const { csrf_token: fresh } = (later.body as { user: { csrf_token: string } }).user
      for (const call of calls.filter(({ isRead, isPublic }) => !isRead && !isPublic)) {
        for (const csrf of [undefined, '', stranger.csrf, fresh, member.csrf.slice(1), `${member.csrf}x`]) {
          const body = new URLSearchParams({ ...requiredForm(call), ...(csrf !== undefined && { csrf }) }).toString()
          for (const type of csrf === undefined ? [form, 'text/plain', 'application/json'] : [form]) {
            const { type: error } = await post(site, call.name, type, type === 'application/json' ? '{}' : body, {
              cookie: member.cookie,
            })
            tally.check(
              error === 'bad_csrf' || error === 'bad_request',
              `${call.name} with ${csrf === fresh ? 'another session' : brief(csrf ?? 'no token')}: ${error}`,
            )
          }
        }
      }
      for (const method of ['X-HTTP-Method-Override', 'X-Method-Override']) {
        const { status } = await site.ask(
          `/api/v1/deletegroup?group_id=${scene.groups.open.id}&understand=I+understand&_method=POST`,
          {
            headers: { cookie: scene.people.owner.cookie, [method]: 'POST' },
          },
        )
        tally.check(status !== 200, `${method} deletes a group`)
      }
      for (const name of ['login', 'idpaloginfinal']) {
        const answer = await post(site, name, form, `email=${member.email}&password=a+good+password&state=x&code=x`, {
          ...{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        })
        tally.check(
          answer.status !== 200 && answer.headers['set-cookie'] === undefined,
          `${name} from another site: ${brief(answer.text)}`,
        )
      }
      // Headers of both kinds: the cookie must not be taken in place of a wrong key.
      const both = await post(site, 'updateuser', form, 'full_name=evil', {
        cookie: member.cookie,
        authorization: 'Bearer x',
      })
      tally.check(both.type === 'authentication', `a wrong key beside a cookie: ${both.type}`)
    },
  },
  T22: {
    what: 'content types that two parsers read differently',
    async run({ site, scene }, tally) {
      const { member } = scene.people
      const body = JSON.stringify({ full_name: 'evil', email: 'evil@evil.example' })
      const types = [
        ...[
          'application/json\t;x',
          'APPLICATION/JSON',
          ' application/json',
          'application/json ;',
          'application/json;charset=utf-7',
        ],
        ...[
          'text/json',
          'application/jsonp',
          'application/xml',
          'text/plain; application/json',
          'a/b, application/json',
          '',
          ';',
          '*/*',
        ],
        ...[
          'multipart/form-data',
          'multipart/mixed; boundary=b',
          `${form}; charset=utf-16`,
          'application/x-www-form-urlencoded\u00a0',
          'null',
        ],
      ]
      for (const type of types)
        for (const call of ['updateuser', 'login', 'getuser']) {
          const { status, type: error } = await post(site, call, type, body, { cookie: member.cookie })
          tally.check(!/server|^status 5/.test(error), `${call} as ${brief(type)}: ${error}`)
          if (call === 'updateuser') tally.check(status !== 200, `${brief(type)} changes a profile without a token`)
        }
    },
  },
  T30: {
    what: 'fields that nobody may set, prototypes, lists and doubles, in the calls that change groups, people and members',
    async run({ site, scene }, tally) {
      const { owner, member } = scene.people
      const { id: group_id, ids } = scene.groups.open
      const evil: Record<string, unknown> = {
        ...{
          id: 1,
          plan: 'group_plan_enterprise',
          org_id: 7,
          parent_group_id: 1,
          owner: member.id,
          subs_count: 9999,
          trial_group: 0,
        },
        ...{
          site_admin: 1,
          status: 'user_status_confirmed',
          email: 'evil@evil.example',
          password_hash: 'x',
          two_factor_enabled: 0,
        },
        ...{
          user_id: owner.id,
          account_id: owner.id,
          role: 'owner',
          created: '2001-01-01T00:00:00Z',
          messages_count: 5,
          locked: 1,
        },
        ...{ constructor: { prototype: { site_admin: true } }, is_admin: true, perms: { delete_group: true } },
      }
      const text = `{"__proto__":{"site_admin":true,"owner":true},${JSON.stringify(evil).slice(1)}`
      const targets: [string, Record<string, unknown>, string, Record<string, unknown>][] = [
        ['updategroup', { group_id }, 'getgroup', { group_id }],
        ['updateuser', {}, 'getuser', {}],
        ['updatesub', { group_id }, 'getsub', { group_id }],
        [
          'updatemessage',
          { message_id: ids['message_id'] },
          'getmessage',
          { group_id, msg_num: scene.groups.open.msg_num },
        ],
      ]
      const seen = async (name: string, about: object): Promise<string> => {
        const { body } = await site.try(owner, name, about as Record<string, number>)
        return JSON.stringify(body, (key, value: unknown) =>
          /updated|^csrf_token$|email_state/.test(key) ? undefined : value,
        )
      }
      for (const [name, about, reading, read] of targets) {
        const before = await seen(reading, read)
        const headers = proofOf(owner, 'key')
        await post(
          site,
          name,
          'application/json',
          `${text.slice(0, -1)}${Object.keys(about).length ? `,${JSON.stringify(about).slice(1)}` : '}'}`,
          headers,
        )
        for (const [field, value] of Object.entries(evil)) {
          if (field in about) continue
          await post(
            site,
            name,
            form,
            new URLSearchParams({ ...(about as Record<string, string>), [field]: String(value) }).toString(),
            headers,
          )
          await post(
            site,
            name,
            form,
            `${new URLSearchParams(about as Record<string, string>).toString()}&${field}=1&${field}=2&${field}[]=3`,
            headers,
          )
          const after = await seen(reading, read)
          tally.check(after === before, `${name} stored ${field}`)
        }
      }
      const { type } = await site.try(member, 'getusers')
      tally.check(type !== '', 'a member has become administrator')
    },
  },
}
