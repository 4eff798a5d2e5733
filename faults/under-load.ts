import { audit, type Verdict } from './audit.ts'
import type { Site } from './site.ts'
import { startLoad, type Load } from './workload.ts'

/** What a case saw itself; a note is only shown. */
type Seen = { note?: string; readsFailed?: readonly string[] }
export type Result = Verdict & Seen & { faults: number }
export type FaultCase = {
  what: string
  /** Without it the case can't be tried, and `run` answers undefined. */
  needs?: string
  /** Why an email may come twice, with the same Message-ID; without this it must not. */
  mayDouble?: string
  run(times: number): Promise<Result | undefined>
}

export const diedBetween = 'it died between handing one over and noting that'

/** Acknowledged between two faults. */
export const between = 15

/** Work goes on all the while; what is broken is whole again when the work ends. */
export async function under(
  site: Site,
  faults: number,
  breakIt: (load: Load) => Promise<Seen | void>,
): Promise<Result> {
  try {
    const load = startLoad(site)
    const seen = await breakIt(load)
    await load.more(between)
    await load.stop()
    return { ...(await audit(site, load.ledger)), faults, ...seen }
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
