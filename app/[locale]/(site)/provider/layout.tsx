import type { ReactNode } from 'react'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function ProviderLayout({ children }: { children: ReactNode }) {
  return <BrowserMessages part="provider">{children}</BrowserMessages>
}
