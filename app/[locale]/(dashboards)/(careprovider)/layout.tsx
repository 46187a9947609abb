import type { ReactNode } from 'react'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function CareproviderLayout({ children }: { children: ReactNode }) {
  return <BrowserMessages part="careprovider">{children}</BrowserMessages>
}
