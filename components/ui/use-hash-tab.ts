'use client'

import { useEffect, useState } from 'react'

/** The chosen tab, kept in step with the address's #id, so that a link to a panel opens it and a reload stays there. */
export function useHashTab(ids: readonly string[], initial: string) {
  const [chosen, setChosen] = useState(initial)
  const known = ids.join(' ')
  useEffect(() => {
    const follow = (event?: HashChangeEvent) => {
      const id = window.location.hash.slice(1)
      if (!known.split(' ').includes(id)) return
      setChosen(id)
      // The browser looked for the panel before it was shown: go there now.
      if (event) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [known])
  const choose = (id: string) => {
    setChosen(id)
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  return [chosen, choose] as const
}
