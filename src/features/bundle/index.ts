export { checkFiles, type WrongFile } from './check-files.ts'
export { exportGroup, type ExportProgress } from './export-group.ts'
export { importGroup, type ImportedGroup, type ImportStep } from './import-group.ts'
export { isBundle } from './open-bundle.ts'
