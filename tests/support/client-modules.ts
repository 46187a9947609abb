import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm
const NAMESPACE = /\buse(?:Translations\(|Messages\(\)\.)'?([\w.]+)'?/g
const PART = /<BrowserMessages part="(\w+)"/g

type Module = { imports: string[]; namespaces: string[]; parts: string[]; isClient: boolean }
const modules = new Map<string, Module>()

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '')
  const imports = all(IMPORT).flatMap((one) => resolve(one, file) ?? [])
  const module = { imports, namespaces: all(NAMESPACE), parts: all(PART), isClient: /^'use client'/m.test(text) }
  modules.set(file, module)
  return module
}

function resolve(name: string, from: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('@/')) return undefined
  const base = name.startsWith('@/') ? path.resolve(name.slice(2)) : path.resolve(path.dirname(from), name)
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(existsSync)
}

/** What an entry imports, with its layouts: the namespaces that its client modules read, and the parts of messages that are loaded. */
export function clientMessagesOf(page: string) {
  const namespaces = new Map<string, string>()
  const parts = new Set<string>()
  const seen = new Set<string>()
  function visit(file: string, isInClient: boolean): void {
    const module = readModule(file)
    const isClient = isInClient || module.isClient
    const key = `${isClient} ${file}`
    if (seen.has(key)) return
    seen.add(key)
    for (const part of module.parts) parts.add(part)
    if (isClient) for (const one of module.namespaces) namespaces.set(one, path.relative('.', file))
    for (const one of module.imports) visit(one, isClient)
  }
  for (const file of [page, ...framesOf(page)]) visit(file, false)
  return { namespaces, parts }
}

/** The layouts and error pages around a page. */
function framesOf(page: string): string[] {
  const frames: string[] = []
  for (let folder = path.dirname(page); path.basename(folder) !== 'app'; folder = path.dirname(folder))
    for (const name of ['layout.tsx', 'error.tsx', 'not-found.tsx', 'loading.tsx'])
      if (existsSync(path.join(folder, name))) frames.push(path.join(folder, name))
  return frames
}

export const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.resolve(folder, file))
