import { readdirSync, readFileSync } from 'node:fs'

/** The proportional share of memory, in megabytes, of a process and of each database process of a data folder. */
export function memoryOf(pid: number, within: string): { server: number; database: number; together: number } {
  const share = (of: number): number => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${of}/smaps_rollup`, 'utf8'))![1]) / 1024
    } catch {
      // It has just ended.
      return 0
    }
  }
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const [, parent] = /\) \w (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))!
        return [{ pid: Number(name), parent: Number(parent), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
      } catch {
        return []
      }
    })
  const postmaster = processes.find(({ command }) => command.includes('postgres') && command.includes(within))
  const backends = processes.filter(one => one === postmaster || one.parent === postmaster?.pid)
  const [server, database] = [share(pid), backends.reduce((sum, one) => sum + share(one.pid), 0)]
  return { server, database, together: server + database }
}
