import type { ReactNode } from 'react'

/** A part of the overview with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-section">{title}</h2>
      {children}
    </section>
  )
}
