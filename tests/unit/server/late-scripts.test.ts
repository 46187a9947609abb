import { lateScripts } from '@/server/page-cache/late-scripts.mjs'

const [first, second] = ['/_next/static/chunks/0a-b.js', '/_next/static/chunks/1c~d.js']
const HEAD = `<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="${first}"/><script src="${second}" async=""></script><script>early()</script>`
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'

const page = (body: string) => `<!DOCTYPE html><html><head>${body}</head><body><p>Words</p></body></html>`
const named = `<script src="${first}" async=""></script><script src="${second}" async=""></script>`

/** What the page's own last script does in a browser of this little: which files it asks for, and what it waits for. */
function run(html: string) {
  const asked: { src: string; async: boolean }[] = []
  const waits: Record<string, () => void> = {}
  let inTheEnd = () => {}
  const source = /<script>([^<]*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  new Function('document', 'addEventListener', 'setTimeout', 'requestAnimationFrame', source)(
    { createElement: () => ({}), head: { append: (script: { src: string; async: boolean }) => asked.push(script) } },
    (name: string, listener: () => void) => {
      waits[name] = listener
    },
    (listener: () => void) => {
      inTheEnd = listener
    },
    (draw: () => void) => draw(),
  )
  return { asked, waits, inTheEnd: () => inTheEnd() }
}

test('a page is painted before its scripts are asked for, each once', () => {
  const { asked, waits, inTheEnd } = run(lateScripts(page(named + named)))
  expect(asked).toEqual([])
  waits.load?.()
  expect(asked).toEqual([first, second].map((src) => ({ src, async: true })))
  waits.pointerdown?.()
  inTheEnd()
  expect(asked).toHaveLength(2)
})

test.each(['load', 'pointerdown'])('a visitor who comes with %s has them at once', (what) => {
  const { asked, waits } = run(lateScripts(page(named)))
  waits[what]?.()
  expect(asked).toHaveLength(2)
})

test('a picture that never comes does not keep them away', () => {
  const { asked, inTheEnd } = run(lateScripts(page(named)))
  inTheEnd()
  expect(asked).toHaveLength(2)
})

test('nothing asks for them earlier, and everything else stays where it stood', () => {
  const html = lateScripts(page(`${HEAD}${OLD}`))
  expect(html).not.toContain('rel="preload" as="script"')
  expect(html).toContain(
    `<head><link rel="stylesheet" href="/a.css"/><script>early()</script>${OLD}</head><body><p>Words</p><script>`,
  )
})

test('a page that was made so already, or has no scripts, stays as it is', () => {
  const html = lateScripts(page(named))
  expect(lateScripts(html)).toBe(html)
  expect(lateScripts(page(OLD))).toBe(page(OLD))
})
