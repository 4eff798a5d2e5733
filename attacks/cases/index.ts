import type { AttackCase } from '../case.ts'
import { access } from './access.ts'

export const cases: Readonly<Record<string, AttackCase>> = { ...access }
