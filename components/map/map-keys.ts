import type { CameraMoves } from './use-camera'

const STEP = 80

/** What a key does to the map; false when it is not the map's. */
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
