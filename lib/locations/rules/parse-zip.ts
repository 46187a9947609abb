/**
 * A ZIP code out of a file or a form: "32801", "32801-1234", "328011234", " 32801 "; also "8540" that a spreadsheet made
 * of 08540 when `lostZeros` is set. Null for everything else.
 */
export function parseZip(text: string, { lostZeros = false } = {}): string | null {
  const trimmed = text.trim()
  const match = /^(\d{5})(?:[- ]?\d{4})?$/.exec(trimmed)
  if (match?.[1]) return match[1]
  return lostZeros && /^\d{3,4}$/.test(trimmed) ? trimmed.padStart(5, '0') : null
}

/** Every code of a list with ranges, as counties publish them: "32801-32803, 32789" (a range spans at most 200). */
export function parseZipList(text: string): string[] {
  const zips = new Set<string>()
  for (const part of text.split(/[,;]+/)) {
    const range = /^\s*(\d{5})\s*(?:-|–|to)\s*(\d{5})\s*$/.exec(part)
    if (range?.[1] && range[2]) {
      const [from, to] = [Number(range[1]), Number(range[2])]
      if (to >= from && to - from <= 200) for (let zip = from; zip <= to; zip++) zips.add(String(zip).padStart(5, '0'))
      continue
    }
    const zip = parseZip(part)
    if (zip) zips.add(zip)
  }
  return [...zips]
}
