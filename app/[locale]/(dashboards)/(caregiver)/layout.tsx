import type { ReactNode } from 'react'
import { BrowserMessages } from '@/components/platform/browser-messages'

export default function CaregiverLayout({ children }: { children: ReactNode }) {
  return <BrowserMessages part="caregiver">{children}</BrowserMessages>
}
