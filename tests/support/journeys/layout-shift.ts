import type { Page } from '@playwright/test'

/** Measures the layout shift of every page opened from now on. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const watcher = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (hadRecentInput) continue
        const root = document.documentElement
        root.dataset.shift = String(Number(root.dataset.shift ?? 0) + value)
      }
    })
    watcher.observe({ type: 'layout-shift', buffered: true })
  })

/** How much this page has shifted, as browsers measure it (CLS). */
export const layoutShiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
