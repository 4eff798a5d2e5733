/** A link to another page of the group; `waiting`: the number of pending items there. */
export type Tab = { href: string; word: string; isHere: boolean; waiting: number; isApart: boolean }
