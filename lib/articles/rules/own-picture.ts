/** Pictures that stand on this site: uploaded ones, and those that came with it. No other address is ever shown. */
const OWN_PICTURE = /^\/(pictures\/[0-9a-f]{32}\.(webp|avif|jpg)|media\/[a-z0-9/-]+\.(webp|avif|jpg))$/

export const isOwnPicture = (path: string): boolean => OWN_PICTURE.test(path)

/** Whether it is one that somebody uploaded, and under which key it is stored. */
export const uploadedKey = (path: string): string | null =>
  isOwnPicture(path) && path.startsWith('/pictures/') ? path.slice('/pictures/'.length) : null
