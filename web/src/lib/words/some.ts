/** How many of something: a number in the reader's manner with the word that fits it. */
export const some =
  (one: string, other: string) =>
  (n: number, shown: string): string =>
    `${shown} ${n === 1 ? one : other}`
