import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ADDRESS_WORDS } from '@/messages/addresses.mjs'
import { inLanguage, localPath, readPath } from './addresses.mjs'
import { LOCALES } from './locales'

test.each([
  ['/', '/es'],
  ['/?from=mail#top', '/es?from=mail#top'],
  ['/daycare/orlando-fl', '/es/guarderias/orlando-fl'],
  ['/daycare/orlando-fl/page/2', '/es/guarderias/orlando-fl/page/2'],
  ['/search?zipCode=32801&page=2', '/es/buscar?zipCode=32801&page=2'],
  ['/provider/little-harbor-k3f9/request', '/es/proveedor/little-harbor-k3f9/request'],
  ['/tools/cost-estimator?place=32801#estimate', '/es/herramientas/costos?place=32801#estimate'],
  ['/favorites/shared#token=abc', '/es/favoritos/shared#token=abc'],
  ['/caregiver-dashboard?tab=calendar', '/es/caregiver-dashboard?tab=calendar'],
])('in Spanish %s is %s, and back', (english, spanish) => {
  expect(localPath('es-US', english)).toBe(spanish)
  expect(readPath(spanish)).toEqual({ locale: 'es-US', path: english })
  expect(localPath('en', english)).toBe(english)
  expect(readPath(english)).toEqual({ locale: 'en', path: english })
})

test.each([
  '/api/places/search?zipCode=32801',
  '/pictures/a.webp',
  '/sitemap.xml',
  '#main',
  'tel:+14075550100',
  'mailto:hello@nookling.example',
  'https://care.example/search',
  '//evil.example',
  '/es/buscar',
])('%s has no other address in Spanish', (address) => {
  expect(localPath('es-US', address)).toBe(address)
})

test('a path with the language’s folder, as Next sees it, is read as that language', () => {
  expect(readPath('/es-US/daycare/orlando-fl')).toEqual({ locale: 'es-US', path: '/daycare/orlando-fl' })
  expect(readPath('/en/daycare/orlando-fl')).toEqual({ locale: 'en', path: '/daycare/orlando-fl' })
})

test('a page in another language keeps its query', () => {
  expect(inLanguage('/es/buscar?zipCode=32801', 'en')).toBe('/search?zipCode=32801')
  expect(inLanguage('/search?zipCode=32801', 'es-US')).toBe('/es/buscar?zipCode=32801')
  expect(inLanguage('/en/faq', 'es-US')).toBe('/es/preguntas-frecuentes')
})

/** The first words of the addresses of all pages. */
const firstWords = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => file.split('/').find((part) => !part.startsWith('(')) ?? '')
  .filter((part) => !part.startsWith('[') && part !== 'page.tsx')

test('every translated word is the beginning of a page, and no word of a language is that of another page', () => {
  const known = new Set([...firstWords, 'daycare', 'preschool', 'montessori'])
  for (const words of Object.values(ADDRESS_WORDS)) {
    for (const english of Object.keys(words)) expect(known).toContain(english.split('/')[0])
    expect(new Set(Object.values(words)).size).toBe(Object.values(words).length)
    for (const [english, word] of Object.entries(words)) if (word !== english) expect(known).not.toContain(word)
  }
  expect(firstWords).not.toContain('es')
})

test('in each language, a page’s address leads back to the page', () => {
  for (const locale of LOCALES)
    for (const word of firstWords) expect(readPath(localPath(locale, `/${word}/x?y=1`)).path).toBe(`/${word}/x?y=1`)
})
