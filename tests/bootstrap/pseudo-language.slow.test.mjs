import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromium } from 'playwright'
import { root } from '../../scripts/bootstrap/project.mjs'
import { freePort } from '../../scripts/bootstrap/serving/server.mjs'
import { findOrGetChromium } from '../../scripts/bootstrap/testing/chromium.mjs'
import { copyProject, startDemo } from '../support/platform/project-copy.mjs'
import { addPseudoLanguage, englishMessages, literalsOf, PSEUDO } from '../support/setup/pseudo-language.mjs'

/**
 * A third language is a folder of messages, a line and a tagline (docs/languages.md#adding-a-language): a copy of the project gets one whose texts are
 * a third longer than the English ones, and its pages still fit on a phone of 320 pixels.
 */
const PUBLIC_PAGES = [
  ...['/qps', '/qps/daycare/orlando-fl', '/qps/search?zipCode=32801', '/qps/provider/little-harbor', '/qps/faq'],
  ...['/qps/signin', '/qps/signup', '/qps/favorites'],
]
const IN_SEARCH_ENGINES = PUBLIC_PAGES.filter((path) => !/search|signin|signup|favorites/.test(path))
const DASHBOARDS = {
  parent: '/qps/caregiver-dashboard',
  provider: '/qps/careprovider-dashboard',
  admin: '/qps/admin-dashboard',
}

const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()
const sentencesIn = ({ text }) => text.split(/(?<=[.!?:])\s+/).map(inOneLine)

/** An article of the demo begins like this, and labels of buttons repeat its title. */
const ARTICLE = 'How many children one adult may care for'
/** Sentences and other texts of more than three words. */
const ENGLISH = [...new Set(englishMessages(root).flatMap(literalsOf).flatMap(sentencesIn))].filter(
  (text) => text.split(' ').length > 3 && text !== ARTICLE,
)

/** A copy that is already running, or the one that this test starts. */
let address = process.env.JOURNEY_URL
let project
let demo
let isUp = false
let browser
let provider

before(async () => {
  if (!address) {
    project = copyProject({ isBuilt: false })
    addPseudoLanguage(project.folder)
    const port = String(await freePort())
    address = `http://localhost:${port}`
    demo = startDemo(project, { PORT: port })
    await demo.waitForOutput('Stop with Ctrl-C')
    isUp = true
  }
  browser = await chromium.launch({
    executablePath: await findOrGetChromium(),
    args: ['--enable-unsafe-swiftshader'],
  })
  const landing = await (await get('/qps/daycare/orlando-fl')).text()
  provider = /\/qps\/provider\/little-harbor[^"?#]*/.exec(landing)?.[0]
})
after(async () => {
  await browser?.close()
  if (isUp) {
    demo.signalTerminal('SIGINT')
    await demo.ended
  }
  project?.remove()
})

const get = (path, cookie = '') => fetch(address + path, { headers: { cookie }, redirect: 'manual' })

/** A phone, on which a person of the demo has signed in. */
async function phoneOf(person) {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })
  if (person) {
    const response = await context.request.post(`${address}/api/auth/login`, {
      data: { email: `${person}@nookling.test`, password: 'playground-2026' },
      headers: { origin: address },
    })
    assert.equal(response.status(), 200, await response.text())
  }
  return context.newPage()
}

async function open(page, path) {
  const response = await page.goto(address + path.replace('/qps/provider/little-harbor', provider))
  const isReady = () => {
    const main = document.getElementById('main')
    const isHydrated = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    return isHydrated && !main.querySelector('[aria-busy=true]')
  }
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 })
  return response
}

/** What is wrong with the page of an address in the pseudo-language, in sentences. */
async function faultsOf(page, path) {
  const response = await open(page, path)
  const { lang, texts, offered, wide, cut } = await page.evaluate(inspectPage)
  const shown = texts.map(inOneLine).join('\n')
  const offers = JSON.stringify(offered)
  return [
    response?.status() !== 200 && `the status is ${response?.status()}`,
    lang !== PSEUDO && `the language is ${lang}`,
    offers !== '["en","es-US"]' && `the header offers ${offers}`,
    !/[áéíöü]{2}/.test(shown) && 'nothing is in the pseudo-language',
    ...ENGLISH.filter((text) => shown.includes(text)).map((text) => `in English: ${text}`),
    ...wide.map((element) => `beyond the edge: ${element}`),
    ...cut.map((element) => `cut: ${element}`),
  ]
    .filter(Boolean)
    .map((fault) => `${path}: ${fault}`)
}

/** In the page. */
function inspectPage() {
  const texts = []
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  // Some is written in English in every language, such as articles and a provider's own words.
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('script, style, noscript, [lang=en]'))
      texts.push(walker.currentNode.data)
  for (const name of ['aria-label', 'placeholder', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest('[lang=en]')) texts.push(element.getAttribute(name))

  const visible = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  const describe = (element) => element.outerHTML.slice(0, 200)
  const isBeyond = (element) => element.getBoundingClientRect().right > 320.5
  const isScrolled = (element) => {
    const { overflowX } = getComputedStyle(element)
    return (
      overflowX === 'auto' || overflowX === 'scroll' || (element.parentElement && isScrolled(element.parentElement))
    )
  }
  // Those for screen readers are a pixel wide, and inline ones have no width.
  const isCut = ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1
  const { scrollWidth } = document.documentElement
  const widest = () => visible('main *').filter((one) => isBeyond(one) && ![...one.children].some(isBeyond))
  const controls = visible('button, summary, a')
  return {
    lang: document.documentElement.lang,
    texts,
    offered: [...document.querySelectorAll('header details#menu a[hreflang]')].map((one) => one.hreflang),
    wide: scrollWidth > 320 ? [`${scrollWidth} pixels`, ...widest().slice(0, 20).map(describe)] : [],
    // Fixed ones are beyond the edge of a page that is not too wide.
    cut: controls.filter((one) => isCut(one) || (isBeyond(one) && !isScrolled(one))).map(describe),
  }
}

for (const path of PUBLIC_PAGES)
  test(`${path} is in the pseudo-language and fits on a small phone`, async () => {
    const page = await phoneOf()
    assert.deepEqual(await faultsOf(page, path), [])
    await page.context().close()
  })

test('so do the other pages in the sitemap', async () => {
  const page = await phoneOf()
  const listed = (await (await get('/sitemaps/pages.xml')).text()).matchAll(/<loc>[^<]*(\/qps[^<]*)<\/loc>/g)
  const others = Array.from(listed, ([, path]) => path).filter((path) => !PUBLIC_PAGES.includes(path))
  assert.ok(others.length > 8, others.join())
  const faults = []
  for (const path of others) faults.push(...(await faultsOf(page, path)))
  assert.deepEqual(faults, [])
  await page.context().close()
})

for (const [person, path] of Object.entries(DASHBOARDS))
  test(`${path} with all its parts is in the pseudo-language and fits on a small phone`, async () => {
    const page = await phoneOf(person)
    const faults = await faultsOf(page, path)
    const parts = await page
      .locator('main nav a[href^="/qps/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    assert.ok(parts.length > 4, `${parts.length} parts`)
    for (const part of new Set(parts)) if (part !== path) faults.push(...(await faultsOf(page, part)))
    assert.deepEqual(faults, [])
    await page.context().close()
  })

test('the menu fits on a small phone', async () => {
  const page = await phoneOf()
  await open(page, '/qps/faq')
  await page.locator('details#menu > summary').click()
  const { wide, cut } = await page.evaluate(inspectPage)
  assert.deepEqual([wide, cut], [[], []])
  await page.context().close()
})

for (const path of IN_SEARCH_ENGINES)
  test(`search engines find ${path} beside the same page in other languages`, async () => {
    const page = await phoneOf()
    await open(page, path)
    const pathname = new URL(page.url()).pathname
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) => all.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]))
    assert.deepEqual(
      alternates.map(([language]) => language),
      ['en', 'es-US', PSEUDO, 'x-default'],
    )
    assert.equal(Object.fromEntries(alternates)[PSEUDO], pathname)
    await page.context().close()
  })

test('the other languages offer it, and a chosen language is kept on guarded pages', async () => {
  for (const path of ['/faq', '/es/preguntas-frecuentes'])
    assert.match(await (await get(path)).text(), /<a [^>]*href="\/qps\/faq"[^>]*hrefLang="qps-US"/i)
  const leadsTo = async (path, cookie) => (await get(path, cookie)).headers.get('location')
  assert.equal(await leadsTo('/qps/settings'), '/qps/signin?next=%2Fqps%2Fsettings')
  assert.equal(await leadsTo('/settings', 'language=qps-US'), '/qps/settings')
  assert.equal(await leadsTo('/qps/settings', 'language=en'), '/settings')
})
