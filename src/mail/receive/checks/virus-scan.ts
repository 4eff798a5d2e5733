import { spawn } from 'node:child_process'

const limitMs = 60_000
const maxOutput = 10_000

/** The name of the virus in a mail; empty if there is none. `command` is split at spaces. */
export async function scanForVirus(command: string | undefined, raw: Buffer): Promise<string> {
  if (command === undefined) return ''
  const [program = '', ...args] = command.split(/\s+/)
  const { code, output } = await run(program, args, raw)
  if (code === 0) return ''
  // The scanner exits with 0 or 1; any other status is a failure, and unscanned mail is not accepted.
  if (code !== 1) throw new Error(`The program that looks for viruses ended with ${code}`)
  return virusNameIn(output)
}

/** Takes the name from the output of ClamAV (`stream: Eicar-Test-Signature FOUND`), else the whole last line. */
function virusNameIn(output: string): string {
  const last = (output.trim().split('\n').at(-1) ?? '').trim()
  const name = last.endsWith(' FOUND') ? last.split(' ').at(-2)! : last
  return (
    name
      .replace(/[^\x20-\x7e]/g, '')
      .trim()
      .slice(0, 200) || 'unnamed'
  )
}

function run(
  program: string,
  args: readonly string[],
  input: Buffer,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: limitMs })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (output = (output + text).slice(-maxOutput)))
    child.on('error', error => reject(new Error(`${program} cannot be run`, { cause: error })))
    child.on('close', code => resolve({ code, output }))
    // The scanner may close its input early.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
