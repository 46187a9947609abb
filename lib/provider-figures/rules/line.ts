/** The size of the drawing that a line is put into, in its own units. */
export const PLOT = { width: 600, height: 160 } as const

/** The highest value that an axis shows: 1, 2, 4 or 6 of a power of ten, so that its middle is a round number too. At least 2. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 4, 6, 10].map((step) => step * power).find((top) => top >= highest) ?? 10 * power
}

/** The points of a polyline from the left edge to the right; 0 lies at the bottom, `top` at the upper edge. */
export function linePoints(values: readonly number[], top: number): string {
  const step = PLOT.width / Math.max(1, values.length - 1)
  const round = (value: number) => Math.round(value * 10) / 10
  return values
    .map((value, index) => `${round(index * step)},${round(PLOT.height - (value / top) * PLOT.height)}`)
    .join(' ')
}
