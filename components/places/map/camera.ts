'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { cameraFor, panBy, zoomBy } from '@/lib/places/map/rules/mercator'
import type { Camera, Size, Spot } from '@/lib/places/map/types'
import type { Box } from '@/lib/places/rules/geo'

const STEP = 80

/** Handles a key; false if it is not one of the map's. */
export function pressKey(key: string, moves: CameraMoves): boolean {
  const act = KEYS[key]
  act?.(moves)
  return act !== undefined
}

const KEYS: Record<string, ((moves: CameraMoves) => void) | undefined> = {
  ArrowUp: ({ pan }) => pan(0, -STEP),
  ArrowDown: ({ pan }) => pan(0, STEP),
  ArrowLeft: ({ pan }) => pan(-STEP, 0),
  ArrowRight: ({ pan }) => pan(STEP, 0),
  '+': ({ zoom }) => zoom(1),
  '=': ({ zoom }) => zoom(1),
  '-': ({ zoom }) => zoom(-1),
  _: ({ zoom }) => zoom(-1),
}

type Moves = { pan: (by: Spot) => void; zoom: (steps: number, spot: Spot) => void }

/** Pixels: a smaller movement is a press. */
const PRESS = 6
/** Wheel pixels for each zoom step. */
const WHEEL = 240

/**
 * Dragging with a finger or the mouse, two fingers, the wheel. Buttons and keys do the same. Returns a function to stop
 * listening.
 */
function listenToGestures(map: HTMLElement, { pan, zoom }: Moves): () => void {
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
  // The end of a drag is not a click on what happens to be under it.
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

/** Pixels around the results, so that no mark is at the edge. */
const PADDING = 36

export type CameraMoves = {
  pan: (right: number, down: number) => void
  zoom: (steps: number) => void
  show: (box: Box) => void
  /** Centers a point, given as fractions of the world. */
  center: (place: { x: number; y: number }) => void
  reset: () => void
}

/** `framedFor`: the size that the frame was fitted to; the text below the map briefly takes space from it. */
type Seen = { camera: Camera; size: Size; framedFor: Size; hasMoved: boolean }

/** The camera: fits the frame at first and whenever it changes, then follows the user. */
export function useCamera(element: RefObject<HTMLElement | null>, frame: Box, isArea: boolean) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const frameKey = Object.values(frame).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the frame by its numbers
  const framed = useCallback((size: Size) => cameraFor(frame, size, isArea ? 0 : PADDING), [frameKey, isArea])

  useLayoutEffect(() => {
    const map = element.current
    if (!map) return
    const measure = () => {
      const size = { width: map.clientWidth, height: map.clientHeight }
      setSeen((before) => {
        const isOtherWindow = before?.size.width !== size.width
        if (!before || (isOtherWindow && !before.hasMoved)) return framedIn(size, framed)
        return { ...before, size, framedFor: isOtherWindow ? size : before.framedFor }
      })
    }
    setSeen(null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(map)
    return () => observer.disconnect()
  }, [element, framed])

  const look = useCallback((change: (before: Seen) => Camera) => {
    setSeen((before) => before && { ...before, camera: change(before), hasMoved: true })
  }, [])

  useEffect(() => {
    const map = element.current
    if (!map) return
    return listenToGestures(map, {
      pan: (by) => look(({ camera }) => panBy(camera, by)),
      zoom: (steps, spot) => look(({ camera }) => zoomBy(camera, steps, spot)),
    })
  }, [element, look])

  const moves: CameraMoves = {
    pan: (right, down) => look(({ camera }) => panBy(camera, { x: right, y: down })),
    zoom: (steps) => look(({ camera }) => zoomBy(camera, steps)),
    show: (box) => look(({ size }) => cameraFor(box, size, PADDING * 1.5)),
    center: ({ x, y }) => look(({ camera }) => ({ ...camera, x, y })),
    reset: () => setSeen((before) => before && { ...framedIn(before.framedFor, framed), size: before.size }),
  }
  return { seen, moves }
}

function framedIn(size: Size, framed: (size: Size) => Camera): Seen {
  return { camera: framed(size), size, framedFor: size, hasMoved: false }
}
