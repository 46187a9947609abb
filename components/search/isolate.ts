/**
 * Makes an element the only thing on the page that can be reached, moves the focus into it and holds the page still; answers
 * how to undo that. A few lines instead of a dialog library, since the element stays where it is in the page.
 */
export function isolate(element: HTMLElement): () => void {
  const opener = document.activeElement
  const hidden: Element[] = []
  for (let inside: Element | null = element; inside && inside !== document.body; inside = inside.parentElement)
    for (const sibling of inside.parentElement?.children ?? [])
      if (sibling !== inside && !sibling.hasAttribute('inert') && !sibling.hasAttribute('data-veil'))
        hidden.push(sibling)
  for (const one of hidden) one.setAttribute('inert', '')
  document.documentElement.classList.add('overflow-hidden')
  element.focus({ preventScroll: true })
  return () => {
    for (const one of hidden) one.removeAttribute('inert')
    document.documentElement.classList.remove('overflow-hidden')
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}
