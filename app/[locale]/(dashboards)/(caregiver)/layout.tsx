import type { ReactNode } from 'react'
import { CaregiverMessages } from '@/messages/parts/caregiver'

export default function CaregiverLayout({ children }: { children: ReactNode }) {
  return <CaregiverMessages>{children}</CaregiverMessages>
}
