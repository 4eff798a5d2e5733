export { repairCounters, wrongCounters, type WrongCounter } from './check-counters.ts'
