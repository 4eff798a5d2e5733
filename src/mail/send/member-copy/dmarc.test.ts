import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDmarcPolicies } from './dmarc.ts'

const missing = (code: string) => Object.assign(new Error(code), { code })

/** A DNS that knows these texts, and what it was asked. */
function dnsOf(texts: Record<string, string[]>) {
  const asked: string[] = []
  return {
    asked,
    async resolveTxt(name: string) {
      asked.push(name)
      const found = texts[name]
      if (!found) throw missing('ENOTFOUND')
      return found.map(text => [text])
    },
  }
}

test('domains with a reject or quarantine policy must not be in From', async () => {
  const { isForbidden } = createDmarcPolicies(
    dnsOf({
      '_dmarc.reject.example': ['v=DMARC1; p=reject'],
      '_dmarc.quarantine.example': ['v=spf1', 'v=DMARC1;p = Quarantine ; rua=mailto:x@y.example'],
      '_dmarc.none.example': ['v=DMARC1; p=none; sp=reject'],
      '_dmarc.two.example': ['v=DMARC1; p=reject', 'v=DMARC1; p=none'],
    }),
  )
  const domains = ['reject.example', 'quarantine.example', 'none.example', 'two.example', 'absent.example']

  const answers = await Promise.all([...domains, 'a.b.none.example', 'a.reject.example'].map(isForbidden))

  assert.deepEqual(answers, [true, true, false, false, false, true, true])
})

test('a policy is looked up once an hour, and sooner after a failure', async () => {
  let time = 1
  const dns = dnsOf({ '_dmarc.example': ['v=DMARC1; p=none'] })
  let isDown = true
  const resolver = {
    resolveTxt: async (name: string) => {
      const answer = dns.resolveTxt(name)
      if (!isDown) return answer
      await answer
      throw missing('ETIMEOUT')
    },
  }
  const { isForbidden } = createDmarcPolicies(resolver, () => time)

  const answers = [await isForbidden('example'), await isForbidden('example')]
  isDown = false
  time += 61_000
  answers.push(await isForbidden('example'), await isForbidden('example'))
  time += 3_600_001
  answers.push(await isForbidden('example'))

  assert.deepEqual(answers, [true, true, false, false, false])
  assert.equal(dns.asked.length, 3)
})
