import type { Page } from '@playwright/test'

/** From now on every page that is opened counts by how much it moves by itself. */
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

/** By how much this page has moved, as browsers count it (CLS). */
export const layoutShiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
