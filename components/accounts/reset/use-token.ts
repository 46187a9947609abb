'use client'

import { useEffect, useState } from 'react'

/**
 * The token of an emailed link; undefined until it was read, null when the URL has none. It is in the URL's fragment,
 * which browsers do not send: it reaches neither a log nor a linked page.
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
