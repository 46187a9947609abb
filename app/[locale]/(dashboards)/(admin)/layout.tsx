import type { ReactNode } from 'react'
import { AdminMessages } from '@/messages/parts/admin'

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminMessages>{children}</AdminMessages>
}
