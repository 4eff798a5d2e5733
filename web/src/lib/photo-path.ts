/** A photo on the host of the page, whichever host its URL names: browsers send cookies only there. */
export const photoPath = (url: string, { isLarge = false } = {}): string =>
  `${url.replace(/^https?:\/\/[^/]+/, '')}${isLarge ? '' : '&thumbnail=1'}`
