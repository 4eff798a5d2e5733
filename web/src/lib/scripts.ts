declare const FOLKMOOT_SCRIPTS: Readonly<Record<'chat' | 'files' | 'photos' | 'pages' | 'write' | 'read', string>>

/** The URLs of the scripts by purpose: their names change with their content. */
export const scripts = FOLKMOOT_SCRIPTS
