import { useTranslations } from 'next-intl'
import { LocationForm } from '@/components/places/location-field/location-form'
import { TextLink } from '@/components/ui/actions/links'
import { routes } from '@/lib/platform/http/routes'

const waysOn = [
  { href: routes.home(), label: 'home' },
  { href: routes.search(), label: 'findCare' },
  { href: routes.browseLocations(), label: 'browseLocations' },
  { href: routes.faq(), label: 'faq' },
] as const

/**
 * A page that finds nothing renders this and has NOT_FOUND_MARK in its metadata (lib/platform/cache/page-marks.mjs).
 */
export function NotFoundView() {
  const t = useTranslations('layout.page')
  const frame = useTranslations('layout.frame')
  return (
    <div className="wrap py-12 md:py-20">
      <h1 className="text-title">{t('notFoundTitle')}</h1>
      <p className="mt-3 text-lead text-soft">{t('notFoundText')}</p>
      <p className="mt-8 max-w-prose">{t('notFoundHelp')}</p>
      <LocationForm submitLabel={frame('search')} className="mt-5 max-w-140" />
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {waysOn.map((way) => (
          <li key={way.href}>
            <TextLink href={way.href} className="inline-flex min-h-11 items-center">
              {frame(way.label)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
