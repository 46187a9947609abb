/** npm run docs:domains: writes docs/domains.md, who imports whom among the domains of lib/. A test says when it is not today's. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../bootstrap/project.mjs'

export const PAGE = path.join(root, 'docs/domains.md')

/** The page as it should stand today. Domains import each other as "@/lib/<domain>/...", tests left out. Throws where two do so in a circle. */
export function drawDomains() {
  const imports = readImports()
  const floors = new Map()
  const floorOf = (domain, above = []) => {
    if (above.includes(domain)) throw new Error(`Domains in a circle: ${[...above, domain].join(' -> ')}`)
    const below = () => [...imports.get(domain)].map((one) => floorOf(one, [...above, domain]))
    if (!floors.has(domain)) floors.set(domain, 1 + Math.max(-1, ...below()))
    return floors.get(domain)
  }
  const domains = [...imports.keys()].sort((a, b) => floorOf(a) - floorOf(b) || a.localeCompare(b))
  const rows = [...new Set(floors.values())]
    .sort((a, b) => a - b)
    .map(
      (floor) =>
        `| ${floor} | ${domains
          .filter((one) => floorOf(one) === floor)
          .map(link)
          .join(', ')} |`,
    )
  const arrows = domains.flatMap((from) => direct(from, imports).map((to) => `  ${from} --> ${to}`))
  return [
    '# The domains of lib/, from the ground up',
    '',
    'Written by `npm run docs:domains`; `npm run check` fails where it is not true. A domain may import what stands on a lower floor,',
    'and nothing else: [architecture](architecture.md#who-may-import-whom).',
    '',
    '| floor | domains |',
    '|---|---|',
    ...rows,
    '',
    'An arrow says "imports". What a domain reaches through another one as well has no arrow of its own.',
    '',
    '```mermaid',
    'graph BT',
    ...arrows,
    '```',
    '',
  ].join('\n')
}

/** The domains that each domain imports, by name. */
function readImports() {
  const folder = path.join(root, 'lib')
  const domains = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    domains.map(({ name }) => {
      const files = readdirSync(path.join(folder, name), { recursive: true }).filter(
        (file) => /\.tsx?$|\.mjs$/.test(file) && !/\.test\./.test(file),
      )
      const text = files.map((file) => readFileSync(path.join(folder, name, file), 'utf8')).join('\n')
      const named = [...text.matchAll(/(?:from|import\() ?'@\/lib\/([\w-]+)\//g)].map((match) => match[1])
      return [name, new Set(named.filter((one) => one !== name).sort())]
    }),
  )
}

/** Without those that another of them imports too. */
function direct(from, imports) {
  const below = [...imports.get(from)]
  return below.filter((to) => !below.some((other) => other !== to && reaches(other, to, imports)))
}

function reaches(from, to, imports) {
  return imports.get(from).has(to) || [...imports.get(from)].some((next) => reaches(next, to, imports))
}

const link = (domain) => `[${domain}](../lib/${domain}/)`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, drawDomains())
