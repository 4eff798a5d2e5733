/** Maximum number of files, folders and links per group, and of versions per file; older versions are deleted. */
export const maxEntries = 50_000
export const maxVersions = 100
/** Maximum number of unfinished uploads per person and group, and of parts per upload. */
export const maxUploads = 100
export const maxParts = 10_000
/** How long an upload waits to be continued, and how long all of it can take. */
export const expiryHours = 24
export const maxUploadHours = 7 * 24
