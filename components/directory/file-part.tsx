import type { ReactNode } from 'react'

type FilePartProps = { title: string; none?: string; isEmpty?: boolean; children: ReactNode }

/** One section of a provider's file; where there is nothing it says so. */
export const FilePart = ({ title, none, isEmpty = false, children }: FilePartProps) => (
  <section className="min-w-0">
    <h2 className="mb-3 text-section tracking-tight">{title}</h2>
    {isEmpty ? <p className="text-soft">{none}</p> : children}
  </section>
)
