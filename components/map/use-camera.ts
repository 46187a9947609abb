'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { cameraFor, panBy, zoomBy } from '@/lib/map/rules/mercator'
import type { Camera, Size } from '@/lib/map/types'
import type { Box } from '@/lib/platform/geo'
import { listenToGestures } from './gestures'

/** Pixels around the results, so that no mark stands at the edge. */
const PADDING = 36

export type CameraMoves = {
  pan: (right: number, down: number) => void
  zoom: (steps: number) => void
  show: (box: Box) => void
  /** To what stands at these shares of the world. */
  center: (place: { x: number; y: number }) => void
  reset: () => void
}

/** `framedFor`: the size that the frame was fitted into; the words below the map take room from it for a while. */
type Seen = { camera: Camera; size: Size; framedFor: Size; hasMoved: boolean }

/** What the map looks at: the frame at first and whenever it changes, then wherever people move it. */
export function useCamera(element: RefObject<HTMLElement | null>, frame: Box, isArea: boolean) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const frameKey = Object.values(frame).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame of the same numbers is the same frame
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
