import { spawn } from 'node:child_process'

const limitMs = 60_000
const maxOutput = 10_000

/** The name of the virus in a mail; empty: none was found. `command` as in the settings; its words are parted by spaces. */
export async function scanForVirus(command: string | undefined, raw: Buffer): Promise<string> {
  if (command === undefined) return ''
  const [program = '', ...args] = command.split(/\s+/)
  const { code, said } = await run(program, args, raw)
  if (code === 0) return ''
  // Anything else than a verdict is none, and mail that nobody has looked at is not let in.
  if (code !== 1) throw new Error(`The program that looks for viruses ended with ${code}`)
  return nameIn(said)
}

/** `stream: Eicar-Test-Signature FOUND`, as ClamAV says it; else the last line as it is. */
function nameIn(said: string): string {
  const last = (said.trim().split('\n').at(-1) ?? '').trim()
  const name = last.endsWith(' FOUND') ? last.split(' ').at(-2)! : last
  return (
    name
      .replace(/[^\x20-\x7e]/g, '')
      .trim()
      .slice(0, 200) || 'unnamed'
  )
}

function run(program: string, args: readonly string[], input: Buffer): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: limitMs })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (output = (output + text).slice(-maxOutput)))
    child.on('error', error => reject(new Error(`${program} cannot be run`, { cause: error })))
    child.on('close', code => resolve({ code, said: output }))
    // A program that knows enough need not read to the end.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
