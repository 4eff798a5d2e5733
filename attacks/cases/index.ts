import type { AttackCase } from '../case.ts'
import { access } from './access.ts'
import { fuzz } from './fuzz.ts'
import { html } from './html.ts'
import { limits } from './limits.ts'
import { live } from './live.ts'
import { load } from './load.ts'
import { mail } from './mail.ts'
import { matrix } from './matrix.ts'
import { power } from './power.ts'
import { requests } from './requests.ts'
import { sessions } from './sessions.ts'

/** Those of `power` come last: they search all that was said before. */
export const cases: Readonly<Record<string, AttackCase>> = {
  ...{ matrix, ...access, ...html, ...mail, ...requests, ...sessions, ...limits, ...live, ...load, fuzz, ...power },
}
