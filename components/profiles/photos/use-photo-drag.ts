'use client'

import { type DragEvent, useState } from 'react'

/** The place of the photo that is dragged travels under a type of our own, so that nothing else can be dropped here. */
const DRAGGED = 'application/x-photo-place'

/** Moves a photo of the list by dragging it onto another one: `dragged` goes to what is taken, `target` to where it may be dropped. */
export function usePhotoDrag(place: number, onMove: (from: number, to: number) => void) {
  const [isTarget, setIsTarget] = useState(false)
  const isPhoto = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  const target = {
    onDragOver(event: DragEvent) {
      if (!isPhoto(event)) return
      event.preventDefault()
      setIsTarget(true)
    },
    onDragLeave: () => setIsTarget(false),
    onDrop(event: DragEvent) {
      setIsTarget(false)
      if (!isPhoto(event)) return
      event.preventDefault()
      const from = Number(event.dataTransfer.getData(DRAGGED))
      if (from !== place) onMove(from, place)
    },
  }
  const dragged = {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.setData(DRAGGED, String(place))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
  return { isTarget, target, dragged }
}
