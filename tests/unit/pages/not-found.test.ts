import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const app = path.resolve('app')
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.join('app', file))
  .filter((file) => /\b(notFound\(\)|orNotFound)/.test(readFileSync(file, 'utf8')))

/** Whether a folder between this page and app/ says what is shown in its place. */
function hasOneOfItsOwn(file: string): boolean {
  for (let folder = path.dirname(path.resolve(file)); folder !== app; folder = path.dirname(folder))
    if (existsSync(path.join(folder, 'not-found.tsx'))) return true
  return false
}

// app/not-found.tsx is a bare heading: it goes along with every page.
it.each(pages)('whoever opens %s for something that is not there gets a page with ways on', (file) => {
  expect(hasOneOfItsOwn(file)).toBe(true)
})
