declare const FOLKMOOT_SCRIPTS: Readonly<Record<'write', string>>

/** Where the scripts are that improve a page, by what they are for: under a name that changes with them. */
export const scripts = FOLKMOOT_SCRIPTS
