// Processes of the product that run from this checkout, which load more of their packages later on.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The id of one, if any: by the script in its command line, which every account may read. */
export function findRunning(script) {
  const found = (process.platform === 'linux' ? fromProc() : fromPs()).find(
    ({ pid, line }) => pid !== process.pid && line.includes(`\0${script}\0`),
  )
  return found?.pid
}

function fromProc() {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0)
    .map(pid => ({ pid, line: readLine(pid) }))
}

// It may have ended meanwhile.
function readLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function fromPs() {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.map(line => ({ pid: Number.parseInt(line, 10), line: `${line.replaceAll(' ', '\0')}\0` }))
}
