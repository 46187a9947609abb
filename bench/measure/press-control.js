/*
 * Runs in the measured page (bench/scenarios/interactive.ts), before the page's own scripts. A plain script, because a compiled one would call helpers
 * that the page does not have. `window.probe.control` is the selector to press, if any.
 */
{
  const INTERVAL_MS = 20
  const probe = Object.assign(window.probe, { paint: 0, largest: 0, answered: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) probe.paint = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  // React stops a press on an element that is not hydrated yet from reaching any listener, so the browser would follow the link.
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault()
  })

  // Runs after all other listeners and cancels unhandled presses, which would navigate away.
  let isHandled = false
  const lastListener = (event) => {
    isHandled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', lastListener)
  window.addEventListener('submit', lastListener)

  const press = () => {
    const control = document.querySelector(probe.control)
    if (!control) return
    isHandled = false
    const init = { bubbles: true, cancelable: true }
    control.dispatchEvent(
      control instanceof HTMLFormElement ? new Event('submit', init) : new MouseEvent('click', init),
    )
    if (isHandled) probe.answered = performance.now()
  }
  const poll = () => {
    press()
    if (!probe.answered) setTimeout(poll, INTERVAL_MS)
  }
  if (probe.control) setTimeout(poll, INTERVAL_MS)
}
