/** Said on window whenever the films on the page shall stand still, and when they may go on. Anybody may say it. */
export const PAUSE_VIDEOS = 'videos:pause'
export const RESUME_VIDEOS = 'videos:resume'

/**
 * Tells `onChange` whether a modal dialog is open, from now on. Dialogs know nothing of films: an open one is an element
 * that says so. Returns how to stop watching.
 */
export function watchModals(onChange: (isOpen: boolean) => void): () => void {
  let wasOpen = false
  const look = () => {
    const isOpen = document.querySelector('[aria-modal="true"], dialog[open]') !== null
    if (isOpen !== wasOpen) onChange(isOpen)
    wasOpen = isOpen
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  look()
  return () => observer.disconnect()
}
