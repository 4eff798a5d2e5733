import { unzip } from '#test/fixtures/zip.ts'
import { enumerations } from '#contract/enumerations.ts'
import { brief, type AttackCase } from '../case.ts'
import { readDocument } from '../openapi.ts'
import { newGroup } from '../scene.ts'
import { password, proofOf, type Form } from '../site.ts'
import { ownMail, probesOf } from './access.ts'

type Perms = Readonly<Record<string, boolean>>

const secretName = /(^|_)(hash|password|totp)$|totp_|recovery_codes|^secret$/

/** The fields, at any depth, that have a name of a secret and hold something. */
function* secretsIn(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const isEmpty = inner === '' || inner === null || inner === false || (Array.isArray(inner) && inner.length === 0)
    if (secretName.test(name) && !isEmpty) yield `${path}/${name}`
    yield* secretsIn(inner, `${path}/${name}`)
  }
}

export const power: Readonly<Record<string, AttackCase>> = {
  T2: {
    what: 'the download of the archive, as everybody: it must hold nothing that they are not shown',
    async run({ site, scene }, tally) {
      const group = await newGroup(site, scene.people, 'listed')
      const { owner, member } = scene.people
      await site.call(member, 'postmessage', { group_id: group.id, subject: 'Gone', body: `gone${group.secret}` })
      const { data } = await site.call<{ data: { id: number; subject: string }[] }>(member, 'getmessages', {
        group_id: group.id,
      })
      await site.call(owner, 'deletemessage', { message_id: data.find(({ subject }) => subject.includes('Gone'))!.id })
      for (const [role, who] of [...Object.entries(scene.people), ['visitor', null] as const]) {
        const headers = who === null ? {} : proofOf(who, 'key')
        const reply = await site.ask(`/api/v1/downloadarchives?group_id=${group.id}`, { headers, isBinary: true })
        const isMember = ['owner', 'moderator', 'member'].includes(role)
        const zip = reply.status === 200 ? Object.values(unzip(Buffer.from(reply.text, 'latin1'))).join('') : ''
        if (!isMember) tally.check(zip === '', `${role} gets an archive`)
        else if (role !== 'moderator')
          tally.check(zip.includes(group.secret), `${role} gets no archive: ${brief(reply.text)}`)
        tally.check(!zip.includes(`gone${group.secret}`), `${role} gets a deleted message`)
        tally.check(!zip.includes('Held'), `${role} gets a pending message`)
      }
    },
  },
  T8: {
    what: 'each moderator with one right tries to get and to give all others, and to end the owner',
    async run({ site, scene, isShort }, tally) {
      const group = await newGroup(site, scene.people, 'listed')
      const { owner, moderator, member } = scene.people
      const group_id = group.id
      const idOf = async (email: string): Promise<number> => {
        const { data } = await site.call<{ data: { id: number; email: string }[] }>(owner, 'getmembers', {
          group_id,
          limit: 100,
        })
        return data.find(one => one.email === email)!.id
      }
      const [own, target, victim] = [await idOf(moderator.email), await idOf(owner.email), await idOf(member.email)]
      const all = enumerations.mod_permissions
      const permsOf = (): Promise<Perms> => site.call<Perms>(moderator, 'getperms', { group_id })
      for (const right of isShort ? all.slice(0, 6) : all) {
        await site.call(owner, 'updatemember', {
          group_id,
          member_info_id: own,
          mod_status: 'sub_modstatus_moderator',
          mod_permissions: right,
        })
        const before = await permsOf()
        const tries: [string, Form][] = [
          ...[own, victim].map((member_info_id): [string, Form] => [
            'updatemember',
            { group_id, member_info_id, mod_status: 'sub_modstatus_owner' },
          ]),
          ...all
            .filter(one => one !== right)
            .map((one): [string, Form] => [
              'updatemember',
              {
                group_id,
                member_info_id: victim,
                mod_status: 'sub_modstatus_moderator',
                mod_permissions: `${right},${one}`,
              },
            ]),
          ['updatemember', { group_id, member_info_id: own, mod_permissions: all.join(',') }],
          ['updatemember', { group_id, member_info_id: target, mod_status: 'sub_modstatus_none' }],
          ['updatesub', { group_id, mod_status: 'sub_modstatus_owner', mod_permissions: all.join(',') }],
          ['banmember', { group_id, member_info_id: target }],
          ['removemember', { group_id, member_info_id: target }],
          ['bulkremovemembers', { group_id, emails: owner.email }],
          ['bulkupdatemembers', { group_id, member_info_ids: target, action: 'remove' }],
          ['deletegroup', { group_id, understand: 'I understand' }],
        ]
        for (const [name, form] of tries) {
          await site.try(moderator, name, form)
          const { data } = await site.call<{ data: Record<string, string | number>[] }>(owner, 'getmembers', {
            group_id,
            limit: 100,
          })
          const found = (id: number): Record<string, string | number> | undefined => data.find(one => one['id'] === id)
          tally.check(found(target)?.['mod_status'] === 'sub_modstatus_owner', `${right}: ${name} ends the owner`)
          const given = String(found(victim)?.['mod_permissions'] ?? '')
            .split(',')
            .filter(one => one !== '' && one !== right)
          tally.check(
            given.length === 0 && found(victim)?.['mod_status'] !== 'sub_modstatus_owner',
            `${right}: ${name} gives ${given.join()} ${found(victim)?.['mod_status']}`,
          )
          const changed = found(victim)
          if (changed && changed['mod_status'] !== 'sub_modstatus_none')
            await site.call(owner, 'updatemember', {
              group_id,
              member_info_id: victim,
              mod_status: 'sub_modstatus_none',
            })
        }
        tally.check(
          JSON.stringify(await permsOf()) === JSON.stringify(before),
          `${right}: the moderator has other rights than before`,
        )
      }
      for (const name of ['deletesub', 'removemember']) {
        await site.try(owner, name, { group_id, member_info_id: target })
        tally.check(
          (await site.call<Perms>(owner, 'getperms', { group_id }))['delete_group'] === true,
          `${name} of the last owner`,
        )
      }
    },
  },
  T7: {
    what: 'every read by everybody, searched for addresses, notes of moderators and secrets; and all answers and frames of this run',
    async run({ site, scene }, tally) {
      const { owner, member } = scene.people
      const group = await newGroup(site, scene.people, 'open')
      const notes = `notes${group.secret}`
      const about = { group_id: group.id, member_info_id: group.ids['member_info_id']! }
      await site.call(owner, 'updatemember', { ...about, moderator_notes: notes })
      const { calls } = await readDocument(site)
      const reads: { name: string; form: Form }[] = [
        ...probesOf(calls, group).map(({ call, form }) => ({ name: call.name, isRead: call.isRead, form })),
        ...['getuser', 'getdirectory', 'getsubs', 'getinbox', 'getfeed'].map(name => ({
          name,
          isRead: true,
          form: {},
        })),
      ].filter(({ name, isRead }) => isRead && !ownMail.has(name))
      const emails = [owner, member, scene.people.moderator].map(({ email }) => email)
      let seen = 0
      for (const [role, who] of [...Object.entries(scene.people), ['visitor', null] as const])
        for (const { name, form } of reads) {
          const { text, body } = await site.try(who, name, form)
          const isTrusted = role === 'owner' || role === 'moderator'
          if (role === 'owner' && text.includes(notes)) seen += 1
          tally.check(isTrusted || !text.includes(notes), `${name} shows the notes of moderators to ${role}`)
          const shown = isTrusted ? [] : emails.filter(email => email !== who?.email && text.includes(email))
          tally.check(shown.length === 0, `${name} shows ${shown.join()} to ${role}`)
          const leaks = [...secretsIn(body)]
          tally.check(leaks.length === 0, `${name} answers ${role} with ${leaks.join(', ')}`)
        }
      tally.check(seen > 0, 'nobody sees the notes of moderators: this shows nothing')
      const forbidden =
        /\$argon2|"(password_hash|secret_hash|totp_secret|key_hash|token_hash|stack)"|node_modules|at async |\.ts:\d/
      for (const text of site.answered) {
        const found = forbidden.exec(text)
        tally.check(found === null, `an answer has ${found?.[0]}: ${brief(text)}`)
        for (const { key, token, cookie } of Object.values(scene.people)) {
          const shown = [key, token, cookie.split('=')[1]!.split(';')[0]!].find(secret => text.includes(secret))
          const isOwn = text.includes('"token"') || text.includes('"key"')
          tally.check(shown === undefined || isOwn, `an answer has a secret of somebody: ${brief(text)}`)
        }
      }
    },
  },
  T43: {
    what: 'all that is logged in this run, searched for passwords, keys, tokens, cookies and codes',
    async run({ site, scene }, tally) {
      const wrong = `wr0ng-${site.next()}-password`
      await site.try(null, 'login', { email: scene.people.member.email, password: wrong })
      await site.ask(`/api/v1/login?email=x&password=${wrong}`)
      await site.ask(`/confirm?token=${wrong}`)
      await site.ask('/api/v1/getuser', {
        headers: { authorization: `Bearer ${wrong}`, cookie: `__Host-folkmoot=${wrong}` },
      })
      const log = site.logged()
      const secrets = Object.values(scene.people).flatMap(({ key, token, cookie, csrf }) => [
        key,
        token,
        csrf,
        cookie.split('=')[1]!.split(';')[0]!,
      ])
      for (const secret of [...secrets, password, encodeURIComponent(password), 'a+good+password', wrong])
        tally.check(!log.includes(secret), `the log has ${secret.slice(0, 12)}…`)
      tally.check(log.length > 100, 'nothing is logged at all')
      tally.worst = `${log.length} characters of log`
    },
  },
}
