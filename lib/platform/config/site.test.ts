import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import * as configured from '@/site.config'
import * as sprout from '@/tests/support/setup/sprout.config'
import { careTypeOfSlug, SITE, slugOfCareType } from './site'
import { checkSite, contrastPairs } from './site-check'

const sound = () => structuredClone<Record<string, unknown>>({ ...configured })
/** The error for this configuration with another value in one field; null if it is valid. */
function refusalOf(field: string, value: unknown): string | null {
  const config = sound()
  const path = field.split('.')
  const last = path.pop() ?? ''
  const holder = path.reduce((part, name) => part[name] as Record<string, unknown>, config)
  holder[last] = value
  try {
    checkSite(config)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

test('the site starts with its own configuration, and a second directory with its own', () => {
  expect(checkSite(sound()).brand.name).toBe(SITE.name)
  expect(checkSite({ ...sprout }).region).toMatchObject({ name: 'Georgia', states: ['GA'] })
})

test.each([
  ['brand.name', 'Little Nook', 'brand.name must be one word of letters that begins with a capital'],
  ['brand.tagline.es-US', '', 'brand.tagline.es-US must be the headline of the home page'],
  ['brand.email.privacy', undefined, 'brand.email.privacy must be an e-mail address'],
  ['logo', [{ path: 'M0 0' }], 'logo.0 must have a path, and a fill or a stroke with a width'],
  ['colors.light.paper', 'white', 'colors.light.paper must be a color such as #0c5a52'],
  ['colors.light.soft', '#9aa5a8', 'colors.light.soft has a contrast of 2.4:1 on paper, and needs 4.5:1'],
  ['colors.dark.edge', '#2b3733', 'colors.dark.edge has a contrast of 1.5:1 on paper, and needs 3:1'],
  ['legal.governingState', undefined, 'legal.governingState must be the code of a US state, such as GA'],
  ['legal.governingState', 'GA', 'legal.governingState must be one of region.states'],
  ['legal.updatedOn', '1/26/2025', 'legal.updatedOn must be a day such as 2025-01-26'],
  ['region.states', ['XX'], 'region.states.0 must be the code of a US state, such as GA'],
  ['region.states', [], 'region.states must have a state'],
  ['region.timeZone', 'Orlando', 'region.timeZone must be a time zone such as America/New_York'],
  ['region.example.zip', '3280', 'region.example.zip must be a ZIP code of five digits'],
  ['cities.0.slug', 'Orlando, FL', 'cities.0.slug must be a city and its state, such as orlando-fl'],
  ['cities.2.slug', 'atlanta-ga', 'cities.2.slug is in GA, which region.states does not cover'],
  [
    'careTypes.daycare.slug',
    'day care',
    'careTypes.daycare.slug must be lowercase letters and hyphens, such as daycare',
  ],
  ['careTypes.daycare.slug', 'search', 'careTypes.daycare.slug is the address of another page: choose another word'],
  ['careTypes.daycare.slug', 'preschool', 'careTypes.daycare.slug must differ from the other care types'],
  ['plans.PRO.monthlyCents', 49.99, 'plans.PRO.monthlyCents must be a price in cents'],
])('a start with another %s (%j) ends with a sentence', (field, value, sentence) => {
  expect(refusalOf(field, value)).toBe(`site.config.ts: ${sentence}.`)
})

test('a care type cannot have the address of another page, a file or a language', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/(?:page|route)\.tsx?$/.test(file))
    .map((file) => file.split('/').find((part) => !/^\(|^\[locale\]/.test(part)) ?? '')
  const words = [...pages, ...readdirSync('public'), 'terms', 'privacy', 'en', 'es']
  const slugs = [...new Set(words)].filter((word) => /^[a-z]+(-[a-z]+)*$/.test(word))
  expect(slugs.length).toBeGreaterThan(40)
  const accepted = slugs.filter((word) => !refusalOf('careTypes.daycare.slug', word)?.includes('of another page'))
  expect(accepted).toEqual([])
})

test('the address of a care type is its slug, and no other word is a care type', () => {
  expect(['daycare', 'preschool', 'montessori'].map(slugOfCareType).map(careTypeOfSlug)).toEqual([
    'daycare',
    'preschool',
    'montessori',
  ])
  expect(careTypeOfSlug('nursery')).toBeUndefined()
  expect(slugOfCareType('after_school')).toBe('after_school')
})

const CONFIGURATIONS = { 'site.config.ts': configured.colors, Sprout: sprout.colors }

describe.each(Object.entries(CONFIGURATIONS))('with the colors of %s', (_name, themes) => {
  it.each(contrastPairs(themes))(
    'a person can tell %s from %s in the %s theme (%s:1)',
    (_front, _ground, _theme, contrast, least) => {
      expect(contrast).toBeGreaterThanOrEqual(least)
    },
  )
})

it('every text and border has enough contrast in both themes', () => {
  const pairs = contrastPairs(configured.colors)
  expect(pairs.filter(([, , theme]) => theme === 'light')).toHaveLength(pairs.length / 2)
  expect(pairs).toContainEqual(['soft', 'sunSoft', 'dark', expect.any(Number), 4.5])
  expect(pairs).toContainEqual(['edge', 'card', 'light', expect.any(Number), 3])
})

/** What may spell the brand or the state, and why. Tests, documentation and examples for operators (deploy/) are not searched. */
const ALLOWED: readonly [path: RegExp, reason: string][] = [
  [/^site\.config\.ts$/, 'the configuration'],
  [/^lib\/places\/catalogue\/(states|state-facts)\.ts$/, 'the list of all states, and what their laws say'],
  [/^lib\/places\/(gazetteer|map)\//, 'places of the whole country, and what its files lack of some states'],
  [/^lib\/platform\/config\/site-check\.ts$/, 'the codes of all states'],
  [
    /^messages\/[a-z]+\/(content\/(stateTexts|compliance)|families\/stateLaws)\.json$/,
    'texts about laws of states, with their sources',
  ],
  [/^components\/content\/resources\/(guides|compliance-rounds)\.ts$/, 'which state has which of them'],
  [/^lib\/imports\//, 'readers of files that states publish'],
  [/^lib\/families\/costs\/catalogue\/infant-prices\.ts$/, 'a federal survey by county'],
  [/^lib\/search\/catalogue\/plain-words\.ts$/, 'neighborhoods of one state, used where the directory covers it'],
  [
    /^prisma\/seed\/(articles|demo)\//,
    'articles about one state’s law, loaded only there, and invented data in its cities',
  ],
  [/^app\/api\/(costs|map\/places|places|tour-offers)\//, 'examples of requests and responses, from the demo data'],
  [/^prisma\/(schema|migrations)\//, 'comments, and what has been migrated'],
  [/^scripts\/(maintenance|operations)\//, 'tests of the demo, and examples of commands'],
  [/^package(-lock)?\.json$/, 'the name of the npm package, which nobody sees'],
  [/^public\/api\/openapi\.json$/, 'generated from the configuration (npm run docs:api)'],
]

/** Lines of code that spell the name of the site, its state or its first city. Comments may contain them as examples. */
function spellings(file: string, source: string): string[] {
  const words = /nookling|florida|\bFL\b|'[\w-]*-fl'|orlando|\b32801\b/i
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^[ \t]*\/\/.*$/gm, '')
  return code
    .split('\n')
    .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []))
}

test('nothing but site.config.ts spells the brand or the state', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'app',
      'components',
      'lib',
      'server',
      'scripts',
      'prisma',
      'public/api',
      '*.ts',
      '*.mjs',
      '*.json',
    ],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|css|json)$/.test(file) && !/\.test\.|^(tests|bench|docs|deploy)\//.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const searched = [...new Set(files)].filter((file) => !ALLOWED.some(([path]) => path.test(file)))
  expect(searched.flatMap((file) => spellings(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('the search finds a new line with the brand in it, but not an example in a comment', () => {
  expect(spellings('a.ts', `/** Nookling */\n// in Florida\nconst text = 'Welcome to ${SITE.name}'\n`)).toEqual([
    `a.ts:3: const text = 'Welcome to ${SITE.name}'`,
  ])
})
