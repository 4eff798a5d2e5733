/** What is asked for, and by whom. */
export type Asked = { path: string; headers: Record<string, string> }

/** The same as HTTP writes it. */
export const requestOf = ({ path, headers }: Asked): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
