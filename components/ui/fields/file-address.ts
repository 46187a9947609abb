'use client'

import { useEffect, useState } from 'react'

/** A chosen file as a data: URL, which the content security policy allows in pictures; nothing is uploaded. */
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
