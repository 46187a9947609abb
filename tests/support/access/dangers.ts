/** Elements that run, load, frame, style or submit something, or change how the rest is parsed. */
const RUNNING =
  'script, style, iframe, object, embed, svg *:not(path), math, form, base, meta, link, template, noscript, input, textarea, select, video, audio, marquee, isindex, keygen'
const RUNS = /^on|^style$|^srcdoc$|^ping$|^background$/
const LEADS = /^(href|xlink:href|action|data|cite)$/
const LOADS = /^(src|srcset|poster|formaction)$/

const SITE = new URL('https://site.test/blog/')

/** What in a tree would run, or would load from another origin. For displayed content, not for forms. */
export function dangersIn(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll(RUNNING)].map(({ localName }) => localName)
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          RUNS.test(name) || (LEADS.test(name) && !isHarmless(value)) || (LOADS.test(name) && !isOwn(value)),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  )
  return [...elements, ...attributes]
}

/** An address that is not a script, and that leaves the site only where it is visible. */
function isHarmless(address: string): boolean {
  if (!URL.canParse(address, SITE)) return true
  const { protocol, host } = new URL(address, SITE)
  if (/^(mailto|tel):$/.test(protocol)) return true
  return /^https?:$/.test(protocol) && (host === SITE.host || /^https?:\/\//i.test(address))
}

const isOwn = (address: string) => address.startsWith('/') && isHarmless(address) && !/^\/[\\/\s]/.test(address)

export const parsedHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
