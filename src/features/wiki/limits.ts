/** Maximum number of pages per wiki, and of files per page. */
export const maxPages = 10_000
export const maxFiles = 200
