import { layoutTexts } from './texts'

/** The first thing the keyboard meets on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-md focus:bg-pine focus:px-4.5 focus:py-2.5 focus:font-semibold focus:text-on-pine"
    >
      {layoutTexts.skipToContent}
    </a>
  )
}
