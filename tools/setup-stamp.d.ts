export function stampOf(project: string): string
