export type Packages = Record<string, { workspaces?: string[]; version?: string }>
export function findNeeded(packages: Packages, withTools: boolean): Set<string>
