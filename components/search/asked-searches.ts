import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { type DrawnTexts, type SearchPageView, VIEW_VERSION } from './types'

/** Where the server writes the answer to the address of the document (lib/platform/page-cache/written-pages.mjs). */
const WRITTEN_ID = 'written'
/** The way back leads to what was seen; a search that is older is asked again. */
const LONGEST_MS = 5 * 60_000
/** So long a failure is told to whoever asks: React asks once more as soon as it has failed. Then another try is made. */
const FAILED_MS = 1_000
const MOST = 20

type Asked = { view: Promise<SearchPageView>; until: number }
const asked = new Map<string, Asked>()
let isRead = false

/** What a search found, by its address: with the document, lately, or asked now. */
export function searchAt(href: string): Promise<SearchPageView> {
  if (!isRead) readDocument()
  const known = asked.get(keyOf(href))
  return known && Date.now() < known.until ? known.view : askAnew(href)
}

/** Asks for it now, whatever is known. */
export function askAnew(href: string): Promise<SearchPageView> {
  const key = keyOf(href)
  const view = callApi(routes.api.searchPage(key)).then((answer) => ofThisRelease(answer as SearchPageView, key))
  keep(key, view)
  view.catch(() => {
    const known = asked.get(key)
    if (known?.view === view) known.until = Date.now() + FAILED_MS
  })
  return view
}

/** While an upgrade is under way another release may answer: then its own page is loaded, and nobody waits for this answer any more. */
function ofThisRelease(view: SearchPageView, key: string): SearchPageView | Promise<SearchPageView> {
  if (view.version === VIEW_VERSION) return view
  window.location.assign(routes.search() + (key && `?${key}`))
  return new Promise(() => {})
}

function keep(key: string, view: Promise<SearchPageView>): void {
  asked.delete(key)
  asked.set(key, { view, until: Date.now() + LONGEST_MS })
  const [oldest] = asked.keys()
  if (asked.size > MOST && oldest !== undefined) asked.delete(oldest)
}

function readDocument(): void {
  isRead = true
  const text = document.getElementById(WRITTEN_ID)?.textContent
  if (!text) return
  const { query, data } = JSON.parse(text) as { query: string; data: SearchPageView }
  const texts = shownTexts()
  // Every page has one of them. Whoever left before this part of it was alive, and came back, finds neither: it is asked again.
  if (texts.bar === undefined && texts.start === undefined) return
  keep(keyOf(`?${query}`), known({ ...data, texts }))
}

/** What was drawn as text stands in the document; the server does not send it twice. */
function shownTexts(): DrawnTexts {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-text]')]
  return Object.fromEntries(elements.map((element) => [element.dataset.text, asDrawn(element).innerHTML]))
}

/** As the server drew it: somebody may have opened or closed a part meanwhile. */
function asDrawn(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('details')) part.open = part.hasAttribute('data-drawn-open')
  return copy
}

/** A promise that React need not wait for: what the server drew is woken in one go. */
function known<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** However it is spelled. */
const keyOf = (href: string) => new URLSearchParams(href.split('?')[1]).toString()
