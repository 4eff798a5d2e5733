/** Maximum number of files, folders and links per group, and of versions per file; older versions are deleted. */
export const maxEntries = 50_000
export const maxVersions = 100
