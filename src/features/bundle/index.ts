export { exportGroup, type ExportProgress } from './export-group.ts'
export { bundleTables, tablesLeftOut } from './parts.ts'
