import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

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

export { expect }

type JourneyOptions = {
  /** What this journey provokes on purpose, such as a page that is not found. */
  allowedComplaints: RegExp[]
}

/**
 * Playwright's test, in which whatever the browser complains about fails the journey: errors on the console (breaches of
 * the content-security policy among them), exceptions, requests that failed, answers with 5xx.
 */
export const test = base.extend<JourneyOptions>({
  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints = listen(page)
    waitUntilReactListens(page)
    await use(page)
    const unexpected = complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)))
    expect(unexpected, 'complaints of the browser').toEqual([])
  },
})

/**
 * Opening a page waits until React has hydrated it: a journey presses sooner than any person. A page without scripts, one that is not
 * HTML, and one that a journey opens only until `commit` or `domcontentloaded` are not waited for.
 */
function waitUntilReactListens(page: Page): void {
  const listens = () =>
    !('__next_f' in window) || Object.keys(document).some((key) => key.startsWith('_reactListening'))
  const isWholeWanted = (options: Parameters<Page['reload']>[0]) =>
    !['commit', 'domcontentloaded'].includes(options?.waitUntil ?? 'load')
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const response = await open(address, options)
    if (isWholeWanted(options)) await page.waitForFunction(listens)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (isWholeWanted(options)) await page.waitForFunction(listens)
    return response
  }
}

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser drops what it no longer needs when somebody goes on to another page.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} (${reason})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** Of twenty providers' rows the first three are looked at: most of axe's time on a list went to the others. */
const ALIKE = 'li:nth-child(n + 4):has(article)'

/** WCAG 2.2 AA as far as a machine can tell, with the size of targets; of the whole page, or of the part that a selector names. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A page that is made per request is sent while it is made, its title last.
  await expect(page).toHaveTitle(/./)
  // Reading axe's half a megabyte takes as long as a small page's whole look: once per document.
  const isThere = await page.evaluate(async () => {
    // What is still fading in has no contrast yet; a second is longer than anything here takes.
    const ended = document.getAnimations().map((one) => one.finished.catch(() => undefined))
    await Promise.race([Promise.all(ended), new Promise((done) => setTimeout(done, 1_000))])
    return 'axe' in window
  })
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .include(part)
    .exclude(ALIKE)
    // No page has frames of other origins: without this, axe opens a second page for each look.
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

const PHONE_IN_THE_DARK = { colorScheme: 'dark', width: 390, height: 844 } as const
const DESKTOP_IN_THE_LIGHT = { colorScheme: 'light', width: 1280, height: 800 } as const

/**
 * What everybody can use, as the page stands: accessible on a phone in the dark theme and on a desktop in the light one, and nothing
 * beyond the edge at 320 pixels. With EVERY_SCREEN the other way round as well. One load for all.
 *
 * @param turn of many pages that are drawn alike, the number of this one: the first is seen in both looks, the others in one by turns
 */
export async function expectUsableByEverybody(
  page: Page,
  { part = 'html', turn = 0 }: { part?: string; turn?: number } = {},
): Promise<void> {
  const both = [PHONE_IN_THE_DARK, DESKTOP_IN_THE_LIGHT]
  const looks = turn === 0 || process.env.EVERY_SCREEN ? both : both.filter((_, i) => i === turn % 2)
  const others = [
    { ...PHONE_IN_THE_DARK, colorScheme: 'light' as const },
    { ...DESKTOP_IN_THE_LIGHT, colorScheme: 'dark' as const },
  ]
  const before = page.viewportSize()
  for (const { colorScheme, width, height } of process.env.EVERY_SCREEN ? [...looks, ...others] : looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await expectAccessible(page, part)
  }
  await expectNothingBeyondTheEdge(page)
  if (before) await page.setViewportSize(before)
}

/** At 320 pixels, and on a desktop with text of twice the size. */
export async function expectNothingBeyondTheEdge(page: Page): Promise<void> {
  // Not innerWidth: a phone's grows with what is too wide.
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(over, `pixels beyond the edge of ${page.url()}`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await setTextSize(page, '200%')
  await expect.poll(over, `pixels beyond the edge of ${page.url()}, with large text`).toBeLessThanOrEqual(0)
  await setTextSize(page, '')
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
