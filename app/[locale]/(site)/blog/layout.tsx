import type { ReactNode } from 'react'
import { ReadingMessages } from '@/messages/parts/reading'

export default function BlogLayout({ children }: { children: ReactNode }) {
  return <ReadingMessages>{children}</ReadingMessages>
}
