import type { ReactNode } from 'react'
import { CareproviderMessages } from '@/messages/parts/careprovider'

export default function CareproviderLayout({ children }: { children: ReactNode }) {
  return <CareproviderMessages>{children}</CareproviderMessages>
}
