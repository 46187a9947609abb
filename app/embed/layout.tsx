import type { ReactNode } from 'react'

/** What stands in a frame on another site: no header, no footer. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return <main className="p-4">{children}</main>
}
