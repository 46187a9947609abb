/** What the stage plays and why it stands still. */
export type VideoState = {
  film: 'main' | 'mascot'
  /** What the visitor wants: films start by themselves, except where motion is not wanted. */
  isWanted: boolean
  /** Who else holds the films; they go on when nobody does. */
  heldBy: ReadonlySet<Holder>
  hasSound: boolean
}

/** Out of view, a modal dialog, or the event on window. */
export type Holder = 'view' | 'modal' | 'window'

export type VideoEvent =
  | { type: 'hold' | 'release'; by: Holder }
  | { type: 'toggle' | 'sound' | 'ended' | 'replay' | 'refused' }

export const startState = (isWanted: boolean): VideoState => ({
  film: 'main',
  isWanted,
  heldBy: new Set<Holder>(['view']),
  hasSound: false,
})

export const isPlaying = ({ isWanted, heldBy }: VideoState): boolean => isWanted && heldBy.size === 0

export function nextState(state: VideoState, event: VideoEvent): VideoState {
  switch (event.type) {
    case 'hold':
      return { ...state, heldBy: new Set([...state.heldBy, event.by]) }
    case 'release':
      return { ...state, heldBy: new Set([...state.heldBy].filter((holder) => holder !== event.by)) }
    case 'toggle':
      return { ...state, isWanted: !state.isWanted }
    // Whoever asks for sound wants to hear the film from its beginning, also after it ended.
    case 'sound':
      return { ...state, hasSound: !state.hasSound, isWanted: true, film: 'main' }
    case 'ended':
      return { ...state, film: 'mascot', hasSound: false }
    case 'replay':
      return { ...state, film: 'main', isWanted: true }
    // The browser plays nothing with sound before somebody pressed something on the page.
    case 'refused':
      return state.hasSound ? { ...state, hasSound: false } : { ...state, isWanted: false }
  }
}
