import type { KeyboardEvent } from 'react'

/** Enter in a field of a panel does what its button does. */
export const onEnter = (act: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}
