import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = ['app', 'components', 'lib', 'server', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file)),
)

test("only the page cache's handler imports from inside Next, and nothing patches a prototype or replaces a global", () => {
  expect(sources.length).toBeGreaterThan(400)
  const offenders = sources.filter((file) =>
    /next\/dist|\.prototype\.[a-zA-Z]+ *=|globalThis\.[A-Za-z]+ *=/.test(readFileSync(file, 'utf8')),
  )
  expect(offenders).toEqual(['server/page-cache/handler.mjs'])
})
