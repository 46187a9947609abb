type Figures = { p50: number; p99: number }

/** Tells the runner what was measured, which compares it with the same over a directory of another size (bench/run.mjs). */
export function tellRunner(what: string, figures: Figures): void {
  process.send?.({ what, ...figures })
}

/** Of times in ms. */
export function percentiles(times: readonly number[]): Figures & { p95: number } {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
