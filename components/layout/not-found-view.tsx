import { LocationForm } from '@/components/places/location-form'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { layoutTexts } from './texts'

const waysOn = [
  { href: routes.home(), label: layoutTexts.home },
  { href: routes.search(), label: layoutTexts.findCare },
  { href: routes.browseLocations(), label: layoutTexts.browseLocations },
  { href: routes.faq(), label: layoutTexts.faq },
]

/** A page that finds nothing renders this and has NOT_FOUND_MARK in its metadata (lib/platform/page-cache/marks.mjs). */
export function NotFoundView() {
  return (
    <div className="wrap py-12 md:py-20">
      <h1 className="text-title">{layoutTexts.notFoundTitle}</h1>
      <p className="mt-3 text-lead text-soft">{layoutTexts.notFoundText}</p>
      <p className="mt-8 max-w-prose">{layoutTexts.notFoundHelp}</p>
      <LocationForm submitLabel={layoutTexts.search} className="mt-5 max-w-140" />
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {waysOn.map((way) => (
          <li key={way.href}>
            <TextLink href={way.href} className="inline-flex min-h-11 items-center">
              {way.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
