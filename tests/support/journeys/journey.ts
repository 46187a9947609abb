import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { localeOfHeader } from '@/lib/platform/language/locales'
import { type Texts, texts } from '@/tests/support/setup/translate'

/**
 * Problems for people who want no motion (`contextOptions: { reducedMotion: 'reduce' }`) or use forced colors, where neither
 * backgrounds nor shadows of the site are visible; none on a good page.
 */
export async function reducedMotionObstacles(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() => [
    ...document.getAnimations().map(({ playState }) => `an animation is ${playState}`),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ src }) => `a film plays: ${src}`),
  ])
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await findFocusProblems(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...moving, ...lost]
}

/** Focusable elements without a focus ring in forced colors, or covered by something else. */
const findFocusProblems = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const lost: string[] = []
    for (const element of [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }))) {
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      // A field's ring may be on its frame.
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

type JourneyLanguage = {
  /** Any text of the site in the browser's language: `t('layout.frame.signIn')`. */
  t: Texts
  /** The address of a page in the browser's language: `at(routes.search())`. */
  at: (path: string) => string
}

type JourneyOptions = {
  /** What this journey provokes on purpose, such as a page that is not found. */
  allowedComplaints: RegExp[]
}

/**
 * Playwright's test; any complaint of the browser fails the journey: errors on the console, exceptions, failed requests, responses with
 * 5xx; and in every page of every context, anything that the content-security policy blocks.
 */
export const test = base.extend<JourneyOptions & JourneyLanguage & { violations: undefined }>({
  allowedComplaints: [[], { option: true }],
  t: async ({ locale }, use) => use(texts(localeOfHeader(locale ?? null))),
  at: async ({ locale }, use) => use((path) => localPath(localeOfHeader(locale ?? null), path)),
  violations: [
    async ({ browser, allowedComplaints }, use) => {
      const violations: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('page', waitUntilReactListens)
        void reportViolations(context, violations)
      }
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      const unexpected = violations.filter((one) => !allowedComplaints.some((allowed) => allowed.test(one)))
      expect(unexpected, 'violations of the content-security policy').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints = collectComplaints(page)
    await use(page)
    const unexpected = complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)))
    expect(unexpected, 'complaints of the browser').toEqual([])
  },
})

const VIOLATION = 'Content Security Policy:'

/** Chromium writes most violations to the console itself, but not an `eval` that the page catches. */
async function reportViolations(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) violations.push(`${message.text()} on ${message.page()?.url()}`)
  })
  await context.addInitScript((label) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        console.debug(`${label} ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`)
      },
    )
  }, VIOLATION)
}

/**
 * Opening a page waits until React has hydrated it, because a journey clicks sooner than any person. It does not wait for pages
 * without scripts, for other content types, or if the journey opens the page only until `commit` or `domcontentloaded`.
 */
function waitUntilReactListens(page: Page): void {
  const listens = () => {
    if (!('__next_f' in window)) return true
    // The frame of a page hydrates once its messages have arrived; pages without one, as soon as React has started.
    const main = document.getElementById('main')
    const [element, mark] = main ? [main, '__reactFiber'] : [document, '_reactListening']
    return Object.keys(element).some((key) => key.startsWith(mark))
  }
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

function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser cancels requests when the user navigates to another page.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} (${reason})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`status ${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** Of a list of providers only the first three rows are checked: axe spent most of its time on the others. */
const REPEATED_ROWS = 'li:nth-child(n + 4):has(article)'

/** WCAG 2.2 AA as far as a tool can check, including target sizes; of the whole page, or of the part that a selector names. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A page rendered per request is streamed, with its title last.
  await expect(page).toHaveTitle(/./)
  // Loading axe takes as long as checking a small page, so it is loaded once per document.
  const isAxeLoaded = await page.evaluate(async () => {
    // An element that is fading in has low contrast; no animation here takes a second.
    const ended = document.getAnimations().map((one) => one.finished.catch(() => undefined))
    await Promise.race([Promise.all(ended), new Promise((done) => setTimeout(done, 1_000))])
    return 'axe' in window
  })
  const { violations } = await new AxeBuilder(isAxeLoaded ? { page, axeSource: 'void 0' } : { page })
    .include(part)
    .exclude(REPEATED_ROWS)
    // No page has frames of other origins: without this, axe opens a second page for each check.
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
 * Checks the current page for everyone: accessible on a phone in the dark theme and on a desktop in the light one, and no
 * overflow at 320 pixels. With EVERY_SCREEN also with the themes swapped.
 *
 * @param turn the number of this page among similar ones: the first is checked in both themes, the others in alternating ones
 */
export async function expectUsableByEveryone(
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
  await expectNoOverflow(page)
  if (before) await page.setViewportSize(before)
}

/** At 320 pixels, and on a desktop with text at twice its size. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Not innerWidth, which on a phone grows with overflowing content.
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
