import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Client components read messages from the parts around them (messages/en/browser). This follows the imports of every page, as the browser
 * does, and compares what its client components read with the parts that its layouts, it and its components provide.
 */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm
const READ = /\buseTranslations\('([\w.]+)'\)|\buseMessages\(\)\.(\w+)|\bmessage\(\s*'([\w.]+)\.\w+'/g
const PROVIDED = /<(\w+)Messages>|\bwithMessages\((\w+)Messages, [A-Z]/g
const PROVIDED_LAZILY = /\bwithMessages\(\s*(\w+)Messages,\s*(?:lazy|dynamic)\(\s*\(\)\s*=>\s*import\('([^']+)'\)/g

type Edge = { file: string; part?: string; isLate: boolean }
type Module = { edges: Edge[]; reads: string[]; parts: string[]; isClient: boolean }

const modules = new Map<string, Module>()

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  const lazyParts = new Map([...text.matchAll(PROVIDED_LAZILY)].map(([, part, name]) => [name ?? '', part ?? '']))
  const edges = [...text.matchAll(IMPORT)].flatMap(([, eager, lazy]) => {
    const name = eager ?? lazy ?? ''
    const target = resolve(name, file)
    return target ? [{ file: target, part: lazyParts.get(name), isLate: eager === undefined }] : []
  })
  const module = { edges, reads: all(READ), parts: all(PROVIDED), isClient: /^'use client'/m.test(text) }
  modules.set(file, module)
  return module
}

function resolve(name: string, from: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('@/')) return undefined
  const base = name.startsWith('@/') ? path.resolve(name.slice(2)) : path.resolve(path.dirname(from), name)
  return [`${base}.ts`, `${base}.tsx`].find(existsSync)
}

const isFrame = (name: string) => ['layout.tsx', 'error.tsx', 'not-found.tsx', 'loading.tsx'].includes(name)

/** The files that Next renders around a page, the outermost first. */
function framesOf(page: string): string[] {
  const folders: string[] = []
  for (let folder = path.dirname(page); path.basename(folder) !== 'app'; folder = path.dirname(folder))
    folders.unshift(folder)
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter(isFrame)
      .sort((a) => (a === 'layout.tsx' ? -1 : 1))
      .map((name) => path.join(folder, name)),
  )
}

/** "namespace, read in file" for what nothing provides. */
function missingOn(page: string): string[] {
  const missing = new Set<string>()
  const seen = new Set<string>()
  function visit(file: string, isInClient: boolean, inherited: ReadonlySet<string>): void {
    const { edges, reads, parts, isClient } = readModule(file)
    const provided = parts.every((part) => inherited.has(part)) ? inherited : new Set([...inherited, ...parts])
    const inClient = isInClient || isClient
    const key = `${inClient} ${file} ${[...provided].sort()}`
    if (seen.has(key)) return
    seen.add(key)
    if (inClient)
      for (const one of reads)
        if (!isProvided(one, provided)) missing.add(`${one}, read in ${path.relative('.', file)}`)
    for (const edge of edges) visit(edge.file, inClient, edge.part ? new Set([...provided, edge.part]) : provided)
  }
  // The frame of the site provides its own part to the components inside it, and so do layouts.
  let inherited = new Set(['Site'])
  for (const file of [...framesOf(page), page]) {
    visit(file, false, inherited)
    if (path.basename(file) === 'layout.tsx') inherited = new Set([...inherited, ...readModule(file).parts])
  }
  return [...missing].sort()
}

/** "search-later.ts" is SearchLater, as in SearchLaterMessages. */
const namespacesOf = new Map(
  readdirSync('messages/en/browser').map((file) => {
    const text = readFileSync(path.join('messages/en/browser', file), 'utf8')
    const names = [...text.matchAll(/'\.\.\/([\w/]+)\.json'/g)].map((match) => (match[1] ?? '').replaceAll('/', '.'))
    const part = path.parse(file).name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [part, names]
  }),
)

/** "part: namespace" for what some page needs of a part. */
const needed = new Set<string>()

/** Marks what is needed, in every part that has it: which of them is the nearest does not matter. */
function isProvided(namespace: string, parts: ReadonlySet<string>): boolean {
  const found = [...parts].flatMap((part) =>
    (namespacesOf.get(part) ?? [])
      .filter((one) => namespace === one || namespace.startsWith(`${one}.`))
      .map((one) => `${part}: ${one}`),
  )
  for (const one of found) needed.add(one)
  return found.length > 0
}

const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.join('app/[locale]', file))

test('every page is read', () => expect(pages.length).toBeGreaterThan(70))

test.each(pages)('%s sends the browser every message that its components read there', (page) => {
  expect(missingOn(path.resolve(page))).toEqual([])
})

test('no part has messages that nothing reads in the browser', () => {
  const all = [...namespacesOf].flatMap(([part, names]) => names.map((name) => `${part}: ${name}`))
  expect(all.filter((one) => !needed.has(one))).toEqual([])
})

/** The files of the client components of a page and its frames, without what they load later. */
function loadedAtFirst(page: string): string[] {
  const loaded = new Set<string>()
  const seen = new Set<string>()
  function visit(file: string, isInClient: boolean): void {
    const { edges, isClient } = readModule(file)
    const inClient = isInClient || isClient
    if (seen.has(`${inClient} ${file}`)) return
    seen.add(`${inClient} ${file}`)
    if (inClient) loaded.add(path.relative('.', file))
    for (const edge of edges) if (!edge.isLate) visit(edge.file, inClient)
  }
  for (const file of [...framesOf(page), page]) visit(file, false)
  return [...loaded]
}

const NOT_FOR_EVERYONE = [
  'lib/platform/http/api-client.ts',
  'lib/platform/http/account-routes.ts',
  'components/settings/site-notice.tsx',
  'components/places/location-field/suggestions.tsx',
]

/** For provider pages, parents and forms; pages with a list of providers need less. */
const NOT_FOR_LISTS = [
  'components/families/favorites/favorite-button.tsx',
  'components/families/fit/fit-lines.tsx',
  'lib/media/rules/pictures.ts',
  'lib/providers/hours/rules/open-hours.ts',
]

test.each([
  ['page.tsx', ['lib/places/rules/local-names.ts', 'lib/platform/time/dates.ts']],
  [
    '[careType]/[location]/page.tsx',
    ['components/ui/data/pagination.tsx', 'lib/places/rules/local-names.ts', ...NOT_FOR_LISTS],
  ],
  ['provider/[id]/page.tsx', ['components/providers/row-text.ts']],
  [
    'search/page.tsx',
    ['components/search/filters/filter-fields.tsx', 'components/ui/fields/choice.tsx', ...NOT_FOR_LISTS],
  ],
])('a visitor of %s does not download at first what only accounts, a notice or other pages need', (page, others) => {
  const loaded = loadedAtFirst(path.resolve('app/[locale]/(site)', page))
  expect(loaded).toContain('components/layout/header.tsx')
  const unwanted = [...NOT_FOR_EVERYONE, ...others]
  expect(unwanted.filter((file) => !existsSync(file))).toEqual([])
  expect(loaded.filter((file) => unwanted.includes(file))).toEqual([])
})

test('the messages of rows are no part of the frame, which every page loads', () => {
  expect(namespacesOf.get('Site')).not.toContain('providers.row')
})
