'use client'

const PIECES = 25
const COLORS = ['fill-pine', 'fill-sun', 'fill-coral'] as const

/** A few pieces of paper, only for the eye; none where motion is not wanted (the class hides them). */
export function Confetti() {
  return (
    <svg aria-hidden viewBox="0 0 100 60" className="confetti pointer-events-none absolute inset-x-0 top-0 w-full">
      {Array.from({ length: PIECES }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          key={index}
          x={(index * 37) % 100}
          y={-6}
          width={1.4}
          height={2.2}
          rx={0.3}
          className={COLORS[index % COLORS.length]}
        />
      ))}
    </svg>
  )
}
