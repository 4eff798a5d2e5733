import { audit, type Verdict } from './audit.ts'
import type { Site } from './site.ts'
import { startLoad, type Load } from './workload.ts'

export type Result = Verdict & { faults: number; note?: string }
/** Undefined where it can't be tried, which the second says. */
export type FaultCase = { what: string; needs?: string; run(times: number): Promise<Result | undefined> }

/** Acknowledged between two faults. */
export const between = 15

/** Work goes on all the while; what is broken is whole again when the work ends. */
export async function under(
  site: Site,
  faults: number,
  breakIt: (load: Load) => Promise<string | void>,
): Promise<Result> {
  try {
    const load = startLoad(site)
    const note = await breakIt(load)
    await load.more(between)
    await load.stop()
    return { ...(await audit(site, load.ledger)), faults, ...(note && { note }) }
  } finally {
    await site.end()
  }
}

export async function repeatedly(times: number, load: Load, fault: () => Promise<void>): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await load.more(between)
    await fault()
  }
}
