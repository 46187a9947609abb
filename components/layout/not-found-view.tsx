import { LocationForm } from '@/components/places/location-field/location-form'
import { TextLink } from '@/components/ui/actions/links'
import { routes } from '@/lib/platform/http/routes'
import { layoutMessages } from './messages'

const waysOn = [
  { href: routes.home(), label: layoutMessages.home },
  { href: routes.search(), label: layoutMessages.findCare },
  { href: routes.browseLocations(), label: layoutMessages.browseLocations },
  { href: routes.faq(), label: layoutMessages.faq },
]

/**
 * A page that finds nothing renders this and has NOT_FOUND_MARK in its metadata (lib/platform/cache/page-marks.mjs).
 */
export function NotFoundView() {
  return (
    <div className="wrap py-12 md:py-20">
      <h1 className="text-title">{layoutMessages.notFoundTitle}</h1>
      <p className="mt-3 text-lead text-soft">{layoutMessages.notFoundText}</p>
      <p className="mt-8 max-w-prose">{layoutMessages.notFoundHelp}</p>
      <LocationForm submitLabel={layoutMessages.search} className="mt-5 max-w-140" />
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
