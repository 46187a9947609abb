import type { ReactNode } from 'react'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function BlogLayout({ children }: { children: ReactNode }) {
  return <BrowserMessages part="reading">{children}</BrowserMessages>
}
