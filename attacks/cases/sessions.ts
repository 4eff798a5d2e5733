import { codeAt, stepAt } from '#features/accounts/two-factor/totp.ts'
import { cookiesOf } from '#test/servers/serve-process.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { sendTo } from '#test/mail/mail-server.ts'
import { brief, type AttackCase } from '../case.ts'
import { newGroup } from '../scene.ts'
import { openSite, password, type Answer, type Person, type Site, type Way, ways } from '../site.ts'

const isIn = async (site: Site, who: Person, way: Way): Promise<boolean> =>
  (await site.try(who, 'getuser', {}, { way })).status === 200

/** Base 32, as authenticators are given it. */
function secretOf(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text, one => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map(byte => Number.parseInt(byte, 2)))
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

export const sessions: Readonly<Record<string, AttackCase>> = {
  T23: {
    what: 'a cookie set before signing in, and sessions, tokens and keys after the password changed or the person signed out',
    async run({ site }, tally) {
      const fixed = '__Host-folkmoot=attackerattackerattackerattackerattackerattack'
      const victim = await site.person(`victim${site.next()}`)
      const signedIn = await site.ask('/api/v1/login', {
        ...{ method: 'POST', headers: { cookie: fixed, 'content-type': 'application/x-www-form-urlencoded' } },
        body: new URLSearchParams({ email: victim.email, password }).toString(),
      })
      tally.check(!cookiesOf(signedIn).includes('attacker'), 'the session has the cookie that was set before')
      for (const flag of ['HttpOnly', 'Secure', 'SameSite', 'Path=/'])
        tally.check(
          signedIn.headers['set-cookie']!.every(one => one.includes(flag)),
          `a cookie without ${flag}`,
        )
      for (const way of ways) tally.check(await isIn(site, victim, way), `${way} does not work at all`)
      const { token, user } = JSON.parse(signedIn.text) as { token: string; user: { csrf_token: string } }
      const other: Person = { ...victim, token, cookie: cookiesOf(signedIn), csrf: user.csrf_token }
      await site.call(victim, 'changepassword', { password, new_password: `${password} again` })
      for (const way of ['cookie', 'basic'] as const)
        tally.check(!(await isIn(site, other, way)), `after a new password, the ${way} of another browser works`)
      tally.check((await site.signIn(victim.email)).status !== 200, 'the old password works')
      await site.ask('/api/v1/logout', { headers: { cookie: victim.cookie } })
      for (const way of ['cookie', 'basic'] as const)
        tally.check(!(await isIn(site, victim, way)), `after signing out, the ${way} works`)
    },
  },
  T25: {
    what: 'the second factor: without it, used twice, guessed, and with a recovery code twenty times at once',
    async run({ site }, tally) {
      const victim = await site.person(`careful${site.next()}`)
      const { secret } = await site.call<{ secret: string }>(victim, 'enabletwofactor', { password })
      const seed = secretOf(secret)
      const code = (ahead: number): string => codeAt(seed, stepAt() + ahead)
      const confirmed = await site.call<{ recovery_codes: string[] }>(victim, 'confirmtwofactor', {
        twofactor: code(0),
      })
      const half = await site.signIn(victim.email)
      tally.check(half.type === 'two_factor_required' && cookiesOf(half) === '', `without a code: ${brief(half.text)}`)
      const used = await site.signIn(victim.email, { twofactor: code(0) })
      tally.check(used.status !== 200, 'the code that confirmed it signs in')
      const next = code(1)
      const both = await Promise.all(Array.from({ length: 10 }, () => site.signIn(victim.email, { twofactor: next })))
      tally.check(both.filter(({ status }) => status === 200).length <= 1, 'one code signs in twice')
      const [recovery_code = ''] = confirmed.recovery_codes
      const recovered = await Promise.all(
        Array.from({ length: 20 }, () => site.signIn(victim.email, { recovery_code })),
      )
      const count = recovered.filter(({ status }) => status === 200).length
      tally.check(count <= 1, `one recovery code signs in ${count} times`)
      let guessed: Answer | undefined
      for (let n = 0; n < 30; n += 1)
        guessed = await site.signIn(victim.email, { twofactor: String(n).padStart(6, '0') })
      tally.check(guessed!.type === 'rate_limit', `thirty guesses: ${guessed!.type}`)
      tally.tried += 60
    },
  },
  T27: {
    what: 'addresses with and without an account, in turn: the answers and the median time of signing in and of asking for a link',
    async run({ site, scene, isShort }, tally) {
      const { email } = scene.people.stranger
      let worst = 0
      for (const name of ['login', 'requestpasswordreset', 'resendconfirmation']) {
        const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
        const said = new Set<string>()
        for (let n = 0; n < (isShort ? 40 : 500); n += 1)
          for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
            const began = performance.now()
            const form = {
              email: who === 'known' ? email : `nobody${n}@example.org`,
              ...(name === 'login' && { password: 'wr0ng' }),
            }
            const { text } = await site.try(null, name, form)
            times[who].push(performance.now() - began)
            said.add(text)
            tally.tried += 1
          }
        const difference = Math.abs(median(times.known) - median(times.unknown))
        worst = Math.max(worst, difference)
        tally.check(said.size === 1, `${name} says ${[...said].map(brief).join(' or ')}`)
        // A fifth of what hashing takes, on a machine that does other things as well.
        tally.check(difference < Math.max(5, median(times.known) / 5), `${name} differs by ${difference.toFixed(1)} ms`)
      }
      tally.worst = `${worst.toFixed(1)} ms apart`
    },
  },
  T38: {
    what: 'limits with the usual settings: forged addresses of a proxy in every header, one person by many ways',
    async run(_target, tally) {
      const site = await openSite({ env: {} })
      try {
        const headers = [
          'x-forwarded-for',
          'x-real-ip',
          'forwarded',
          'x-client-ip',
          'cf-connecting-ip',
          'true-client-ip',
          'x-cluster-client-ip',
        ]
        let refused = 0
        for (let n = 0; n < 80; n += 1) {
          const address = `203.0.113.${n}`
          const forged = Object.fromEntries(
            headers.map(name => [name, name === 'forwarded' ? `for=${address};proto=https` : address]),
          )
          const reply = await site.ask('/api/v1/login', {
            ...{ method: 'POST', headers: { ...forged, 'content-type': 'application/x-www-form-urlencoded' } },
            body: `email=nobody${n}%40example.org&password=wr0ng`,
          })
          if (reply.status === 429) refused += 1
          tally.tried += 1
        }
        tally.check(refused >= 29, `only ${refused} of 80 attempts with forged addresses were refused`)
        tally.worst = `${80 - refused} of 80 let in`
      } finally {
        await site.end()
      }
    },
  },
  T44: {
    what: 'mails in the name of the owner, without proof: nothing is posted, no command is obeyed',
    async run({ scene: { people } }, tally) {
      const site = await openSite({ env: { FOLKMOOT_MAIL_TRUST: '' } })
      try {
        const own = Object.fromEntries(
          await Promise.all(Object.keys(people).map(async role => [role, await site.person(role)] as const)),
        ) as typeof people
        const { name, id, ids } = await newGroup(site, own, 'open')
        const { owner, member } = own
        const before = await site.call<{ total_count: number }>(owner, 'getmembers', { group_id: id })
        for (const victim of [owner, member])
          for (const suffix of ['', '+subscribe', '+unsubscribe', '+digest', '+nomail', '+owner', '+help'])
            for (const from of [
              victim.email,
              `"${victim.name}" <${victim.email}>`,
              `${victim.email}, evil@evil.example`,
              `=?utf-8?q?${victim.name}?= <${victim.email}>`,
              `<${victim.email}> <evil@evil.example>`,
            ]) {
              const to = `${name}${suffix}@${site.domain}`
              const raw = mailOf({
                From: from,
                To: to,
                Subject: `Forged approve ${site.next()}`,
                'Authentication-Results': `${site.domain}; dkim=pass header.d=example.org; spf=pass`,
              })
              for (const envelope of [victim.email, 'evil@evil.example', '']) {
                await sendTo({ port: site.smtpPort }, raw, { from: envelope, to }).catch(() => '')
                tally.tried += 1
              }
            }
        const { data } = await site.call<{ data: { subject: string }[] }>(owner, 'getmessages', {
          group_id: id,
          limit: 100,
        })
        for (const { subject } of data) tally.check(!subject.includes('Forged'), `posted: ${subject}`)
        const after = await site.call<{ total_count: number }>(owner, 'getmembers', { group_id: id })
        tally.check(
          after.total_count === before.total_count,
          `${before.total_count} members became ${after.total_count}`,
        )
        const sub = await site.call<{ email_delivery: string }>(member, 'getsub', { group_id: id })
        tally.check(sub.email_delivery === 'email_delivery_single', `the member now gets ${sub.email_delivery}`)
        const held = await site.try(owner, 'getpendingmessage', { pending_message_id: ids['pending_message_id']! })
        tally.check(held.status === 200, 'a held message was approved')
      } finally {
        await site.end()
      }
    },
  },
}
