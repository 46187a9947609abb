import type { ReactNode } from 'react'
import { FavoritesMessages } from '@/messages/parts/favorites'

export default function FavoritesLayout({ children }: { children: ReactNode }) {
  return <FavoritesMessages>{children}</FavoritesMessages>
}
