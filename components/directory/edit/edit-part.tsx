import type { ReactNode } from 'react'

type EditPartProps = { title: string; lead?: string; children: ReactNode }

/** A part of the form under its heading. */
export const EditPart = ({ title, lead, children }: EditPartProps) => (
  <section className="grid gap-5 border-t border-line pt-8">
    <header>
      <h2 className="text-section tracking-tight">{title}</h2>
      {lead && <p className="mt-1 text-soft">{lead}</p>}
    </header>
    {children}
  </section>
)
