'use client'

import { chosenChild, useOwnChildren } from './fit-store'

/** Adds the needs of a parent's own child to a search. Loaded only for signed-in parents. */
export default function OwnNeeds() {
  const children = useOwnChildren()
  const needs = children[chosenChild(children)]?.needs ?? {}
  return Object.entries(needs).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
  )
}
