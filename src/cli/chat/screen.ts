import { createInterface } from 'node:readline'

/** Lines that the user types, and lines printed meanwhile. */
export type Screen = {
  lines: AsyncIterable<string>
  /** The next line; empty where there is none. */
  nextLine(): Promise<string>
  show(line: string): void
  close(): void
}

export function openScreen(): Screen {
  const { isTTY } = process.stdin
  const lines = createInterface({ input: process.stdin, ...(isTTY && { output: process.stdout, prompt: '> ' }) })
  // Created at once: a line that arrives before it is requested would be lost.
  const reading = lines[Symbol.asyncIterator]()
  return {
    lines: { [Symbol.asyncIterator]: () => reading },
    nextLine: async () => (await reading.next()).value ?? '',
    show(line) {
      process.stdout.write(isTTY ? `\r\u001B[K${line}\n` : `${line}\n`)
      if (isTTY) lines.prompt(true)
    },
    close: () => lines.close(),
  }
}
