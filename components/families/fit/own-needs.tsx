'use client'

import type { ReactNode } from 'react'
import { fitMessages } from './fit-lines'
import { chosenChild, useOwnChildren } from './fit-store'

/**
 * Adds the needs of a parent's own child to a search, and names the child. `otherwise` is for parents without a child. Loaded only for signed-in
 * parents.
 */
export default function OwnNeeds({ otherwise }: { otherwise?: ReactNode }) {
  const children = useOwnChildren()
  const child = children[chosenChild(children)]
  if (!child) return otherwise
  return (
    <span className="location-box-child">
      {fitMessages.forChild(child.name)}
      {Object.entries(child.needs).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
      )}
    </span>
  )
}
