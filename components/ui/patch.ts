/** Makes an element that was drawn from one text show another, and touches nothing in it that is the same in both. */
export function patch(element: Element, before: string, after: string): void {
  if (before !== after) patchChildren(element, parse(before), parse(after))
}

function parse(text: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = text
  return template.content
}

function patchChildren(live: Node, before: Node, after: Node): void {
  const [old, wanted, there] = [[...before.childNodes], [...after.childNodes], [...live.childNodes]]
  // Something else has been at work in here, a translator for example.
  if (there.length !== old.length) {
    for (const node of there) live.removeChild(node)
    for (const node of wanted) live.appendChild(node)
    return
  }
  let next = 0
  for (const node of wanted) {
    const same = old.findIndex((one, index) => index >= next && isSame(one, node))
    if (same < 0) {
      live.insertBefore(node.cloneNode(true), there[next] ?? null)
      continue
    }
    for (const gone of there.slice(next, same)) live.removeChild(gone)
    patchNode(there[same], old[same], node)
    next = same + 1
  }
  for (const gone of there.slice(next)) live.removeChild(gone)
}

function patchNode(live: Node | undefined, before: Node | undefined, after: Node): void {
  if (!live || !before || before.isEqualNode(after)) return
  // A browser that translates puts elements of its own where words stood.
  if (live.nodeName !== before.nodeName) live.parentNode?.replaceChild(after.cloneNode(true), live)
  else if (before instanceof Element && after instanceof Element && live instanceof Element) {
    for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
    for (const { name, value } of after.attributes)
      if (before.getAttribute(name) !== value) live.setAttribute(name, value)
    patchChildren(live, before, after)
  } else live.nodeValue = after.nodeValue
}

/** The same part with other words: what has an id is known by it, a choice by what it sends. */
function isSame(one: Node, other: Node): boolean {
  return one.nodeName === other.nodeName && nameOf(one) === nameOf(other)
}

function nameOf(node: Node): string {
  if (node instanceof Element && node.id) return node.id
  const field = node.firstChild
  return field instanceof HTMLInputElement && /radio|checkbox/.test(field.type) ? `${field.name}=${field.value}` : ''
}
