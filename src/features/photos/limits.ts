/** Maximum number of albums per group, and of photos per album. */
export const maxAlbums = 2000
export const maxPhotos = 10_000
