import type { ReactNode } from 'react'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function FavoritesLayout({ children }: { children: ReactNode }) {
  return <BrowserMessages part="favorites">{children}</BrowserMessages>
}
