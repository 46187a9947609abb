import type { ReactNode } from 'react'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <BrowserMessages part="admin">{children}</BrowserMessages>
}
