'use client'

import { useEffect, useState } from 'react'

/**
 * The token of the link in a mail; undefined until it was read, null when the address has none. It stands behind "#", which
 * browsers send to nobody: it reaches neither a log nor a page that is linked from here.
 */
export function useToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const { hash, search } = window.location
      setToken(new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token'))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
