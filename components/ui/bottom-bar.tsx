import type { ReactNode } from 'react'

/** On phones: the one thing to do, always under the thumb. Wide screens have it elsewhere on the page. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-2.5 border-t border-line bg-paper/95 px-4.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      {children}
    </div>
  )
}
