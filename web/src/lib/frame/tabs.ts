/** A way to another page of the same group; `waiting`: how much waits there. */
export type Tab = { href: string; word: string; isHere: boolean; waiting: number; isApart: boolean }
