'use client'

import { useEffect, useState } from 'react'

/** A chosen file as a data: address, which the content policy allows in pictures; it leaves the browser for nowhere. */
export function useFileAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null)
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
      reader.abort()
      setAddress(null)
    }
  }, [file])
  return address
}
