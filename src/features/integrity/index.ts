export { repairCounters, wrongCounters, type WrongCounter } from './check-counters.ts'
export { faultsIn, removeOrphans, type FaultName, type FoundFault } from './faults.ts'
