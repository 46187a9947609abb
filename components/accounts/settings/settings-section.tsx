import type { ReactNode } from 'react'
import { NonBreaking } from '@/components/ui/surface/text'

export function SettingsSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line py-9 lg:grid-cols-[18rem_minmax(0,27rem)] lg:gap-16">
      <div>
        <h2 className="text-section tracking-tight">
          <NonBreaking text={title} />
        </h2>
        {text && <p className="mt-2 text-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
