/** A PDF says at once what it is, and near its end that it is whole; its name and what the browser says of it are not asked. */
export function isPdf(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(0, 5)) === '%PDF-'
}

/** Whether nothing is missing at the end: writers may add a little behind the mark. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return isPdf(bytes) && textOf(bytes.subarray(-1024)).includes('%%EOF')
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)
