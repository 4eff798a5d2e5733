/** What is asked for, and by whom. */
export type BenchRequest = { path: string; headers: Record<string, string> }

/** The same as HTTP writes it. */
export const requestText = ({ path, headers }: BenchRequest): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
