import { classNames } from '@/components/ui/class-names'
import { SITE } from '@/lib/platform/site'

/** The nook: an arched doorway with the sun looking out. public/logo.svg and the icons are the same drawing. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={classNames('size-8', className)}>
      <path className="fill-pine" d="M4 16a12 12 0 0 1 24 0v9.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5Z" />
      <path
        className="fill-sun"
        d="M16 10.2a7.3 7.3 0 0 1 7.3 7.3c0 5-2 7.5-7.3 7.5s-7.3-2.5-7.3-7.5A7.3 7.3 0 0 1 16 10.2Z"
      />
      <path
        className="fill-logo-ink"
        d="M13.3 15.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM18.7 15.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z"
      />
      <path
        className="stroke-logo-ink"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M13.2 20.3c1.5 1.7 4.1 1.7 5.6 0"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.3125rem] leading-none font-extrabold tracking-tighter">
      <LogoMark />
      {SITE.name}
    </span>
  )
}
