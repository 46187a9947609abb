import type { ReactNode } from 'react'
import { ProviderMessages } from '@/messages/parts/provider'

export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <ProviderMessages>{children}</ProviderMessages>
}
