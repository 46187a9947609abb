import type { ReactNode } from 'react'

type SettingSectionProps = { id: string; title: string; text: string; children: ReactNode }

/** A setting: what it does in a sentence, and its form. */
export function SettingSection({ id, title, text, children }: SettingSectionProps) {
  return (
    <section id={id} className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[20rem_1fr]">
      <div>
        <h2 className="text-section tracking-tight">{title}</h2>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
