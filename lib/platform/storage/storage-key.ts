const KEY = /^[0-9a-f]{32}(-\d{2,4})?\.[a-z0-9]{2,5}$/

/** Whether it can be the name of a stored file. Nothing with a slash or a second dot is: no path leads out of the folder. */
export function isStorageKey(text: string): boolean {
  return KEY.test(text)
}

/** For the storages themselves, which trust nobody. Throws for what is no key. */
export function mustBeKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is no key of a stored file.')
  return key
}
