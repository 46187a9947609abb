/*
 * Runs in a page that is measured (first-answers.ts), before anything of its own; a plain script, since a compiled one would call helpers
 * that the page does not have. `window.probe.controls` are the selectors to press.
 */
{
  const EVERY_MS = 20
  const seen = Object.assign(window.probe, { paint: 0, largest: 0, answers: {} })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.paint = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  // The last listener of all: a press that nothing handled would lead away from the page.
  let isHandled = false
  const last = (event) => {
    isHandled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last)
  window.addEventListener('submit', last)

  const press = (selector) => {
    const control = document.querySelector(selector)
    if (!control) return false
    isHandled = false
    const how = { bubbles: true, cancelable: true }
    control.dispatchEvent(control instanceof HTMLFormElement ? new Event('submit', how) : new MouseEvent('click', how))
    return isHandled
  }
  const again = () => {
    const left = seen.controls.filter((control) => !(control in seen.answers))
    for (const control of left) if (press(control)) seen.answers[control] = performance.now()
    if (left.length > 0) setTimeout(again, EVERY_MS)
  }
  setTimeout(again, EVERY_MS)
}
