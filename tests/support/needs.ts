import type { Page } from '@playwright/test'

/**
 * What stands in the way of those who want nothing to move (`contextOptions: { reducedMotion: 'reduce' }`) or see the colors of their
 * system, where no ground of ours is drawn and no shadow; sentences, none where nothing does.
 */
export async function obstaclesForSome(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() => [
    ...document.getAnimations().map(({ playState }) => `an animation is ${playState}`),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ src }) => `a film plays: ${src}`),
  ])
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await whereFocusIsLost(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...moving, ...lost]
}

/** Of everything that can be focused, what has no ring then, or lies below something else. */
const whereFocusIsLost = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const lost: string[] = []
    for (const element of [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }))) {
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      // The ring of a field may be its frame's.
      const around: (Element | null | undefined)[] = [element]
      while (around.length < 4) around.push(around.at(-1)?.parentElement)
      const isRinged = around.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
      const { left, top, width, height } = element.getBoundingClientRect()
      const onTop = width > 2 && height > 2 ? document.elementFromPoint(left + width / 2, top + height / 2) : null
      const isCovered = onTop !== null && !around.some((one) => one?.contains(onTop) || (one && onTop.contains(one)))
      const what = element.outerHTML.slice(0, 160)
      if (!isRinged) lost.push(`no ring: ${what}`)
      if (isCovered) lost.push(`${onTop?.outerHTML.slice(0, 80)} covers ${what}`)
    }
    return lost
  })
