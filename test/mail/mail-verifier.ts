import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's python3-dkim: somebody else's reading of the standards. */
const python = '/usr/bin/python3'
export const hasVerifier = existsSync('/usr/bin/dkimverify')
export const verifierMissing = hasVerifier ? false : 'python3-dkim is not installed'

const script = `
import dkim, json, sys
given = json.load(sys.stdin)
records = {name: text.encode() for name, text in given['dns'].items()}
def dns(name, timeout=5):
    name = name.decode() if isinstance(name, bytes) else name
    return records.get(name.rstrip('.'))
def is_valid(raw, index):
    try:
        return dkim.DKIM(raw).verify(idx=index, dnsfunc=dns)
    except dkim.DKIMException:
        return False
answers = []
for mail in given['mails']:
    raw = mail.encode('latin-1')
    verifier = dkim.DKIM(raw)
    count = sum(1 for name, _ in verifier.headers if name.lower() == b'dkim-signature')
    valid = [is_valid(raw, index) for index in range(count)]
    chain, sets, why = dkim.ARC(raw).verify(dnsfunc=dns)
    answers.append({'dkim': valid, 'arc': chain.decode() if chain else 'none', 'instances': len(sets)})
print(json.dumps(answers))
`

export type VerifyResult = { dkim: boolean[]; arc: string; instances: number }

/** What it finds of the signatures of some mails, with these texts in the DNS. */
export function verify(mails: readonly string[], dns: Record<string, string>): Promise<VerifyResult[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(python, ['-c', script], { maxBuffer: 2 ** 26 }, (error, out, complaint) =>
      error ? reject(new Error(complaint, { cause: error })) : resolve(JSON.parse(out) as VerifyResult[]),
    )
    child.stdin!.end(JSON.stringify({ mails, dns }))
  })
}
