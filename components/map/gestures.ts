import type { Spot } from '@/lib/map/types'

type Moves = { pan: (by: Spot) => void; zoom: (steps: number, spot: Spot) => void }

/** Pixels: who moves less has pressed. */
const PRESS = 6
/** Pixels of a wheel to a zoom step. */
const WHEEL = 240

/** Dragging with a finger or the mouse, two fingers, the wheel. Buttons and keys do the same; answers how to stop listening. */
export function listenToGestures(map: HTMLElement, { pan, zoom }: Moves): () => void {
  const down = new Map<number, Spot>()
  let hasDragged = false
  const stop = new AbortController()
  const { signal } = stop

  const spotIn = (event: MouseEvent): Spot => {
    const { left, top, width, height } = map.getBoundingClientRect()
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }
  const isControl = (event: Event) => event.target instanceof Element && event.target.closest('[data-map-control]')

  map.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || isControl(event)) return
      if (down.size === 0) hasDragged = false
      down.set(event.pointerId, spotIn(event))
    },
    { signal },
  )
  map.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = spotIn(event)
      if (!hasDragged && down.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < PRESS) return
      if (!hasDragged) map.setPointerCapture(event.pointerId)
      hasDragged = true
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (other) pinch(before, now, other)
      else pan({ x: before.x - now.x, y: before.y - now.y })
      down.set(event.pointerId, now)
    },
    { signal },
  )
  const release = (event: PointerEvent) => down.delete(event.pointerId)
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, release, { signal })
  // The end of a drag is no press on what happens to be under it.
  map.addEventListener(
    'click',
    (event) => {
      if (!hasDragged || event.detail === 0) return
      hasDragged = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  map.addEventListener(
    'wheel',
    (event) => {
      if (isControl(event)) return
      event.preventDefault()
      zoom(-event.deltaY / WHEEL, spotIn(event))
    },
    { signal, passive: false },
  )

  function pinch(before: Spot, now: Spot, other: Spot) {
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    pan({ x: (before.x - now.x) / 2, y: (before.y - now.y) / 2 })
    const growth = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
    if (Number.isFinite(growth) && growth > 0) zoom(Math.log2(growth), middle)
  }

  return () => stop.abort()
}
