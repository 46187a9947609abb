type ShareBarsProps = {
  /** Left out where a heading stands above already. */
  title?: string
  level?: 2 | 4
  lead: string
  rows: readonly { label: string; count: number }[]
}

/** Counts beside each other: a bar is as long as its part of the largest. */
export function ShareBars({ title, level = 2, lead, rows }: ShareBarsProps) {
  const Heading = `h${level}` as const
  const largest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section>
      {title && <Heading className={level === 2 ? 'text-section tracking-tight' : 'font-semibold'}>{title}</Heading>}
      <p className="mt-1 text-soft">{lead}</p>
      <dl className="mt-4 grid gap-3">
        {rows.map(({ label, count }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt>{label}</dt>
            <dd className="numbers">{count.toLocaleString('en-US')}</dd>
            <dd className="col-span-2 mt-1.5">
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-1.5 w-full rounded-full bg-line"
              >
                <rect width={(count / largest) * 100} height="1" className="fill-pine" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
