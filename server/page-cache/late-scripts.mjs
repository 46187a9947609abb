const NAMED = /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>/g
/** Next's own, for the file that begins the page. */
const PRELOADED = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/**
 * The same page, with its scripts asked for once it stands. React names them in the head, where they come in the way of what the page is
 * painted with: its styles, its letters, its first picture. Here they are asked for once those are there and drawn (`load`, and a frame), or at the first touch, and
 * after three seconds at the latest. Made once per page; docs/decisions/0316 says what it brings.
 *
 * @param {string} html React's
 */
export function lateScripts(html) {
  const sources = Array.from(html.matchAll(NAMED), ([, source]) => source)
  if (sources.length === 0 || !html.includes('</body>')) return html
  const withoutThem = html.replace(PRELOADED, '').replace(NAMED, '')
  return withoutThem.replace('</body>', () => `<script>${loaderOf([...new Set(sources)])}</script></body>`)
}

/** In the page itself, since no other file shall be waited for; short, since landing pages have no bytes to spare. */
const loaderOf = (sources) =>
  [
    `{let l=${JSON.stringify(sources)},g=()=>{for(let u of l.splice(0)){let s=document.createElement('script');s.async=!0;s.src=u;`,
    "document.head.append(s)}},f=requestAnimationFrame;addEventListener('load',()=>f(()=>f(g)));addEventListener('pointerdown',g);setTimeout(g,3e3)}",
  ].join('')
