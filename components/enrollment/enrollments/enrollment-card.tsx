import { useTranslations } from 'next-intl'
import { telephoneLink } from '@/components/providers/detail/contact/contact-links'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import type { EnrollmentSummary } from '@/lib/enrollment/enrollments/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { PlaceLine } from './place-panel'

/** Where the children are or will be enrolled, with the providers' contacts; without enrollments, how they appear here. */
export function EnrollmentCard({ places }: { places: readonly EnrollmentSummary[] }) {
  const t = useTranslations('enrollment.enrollments')
  return (
    <section aria-labelledby="enrollment">
      <h2 id="enrollment" className="text-section tracking-tight">
        {t('title')}
      </h2>
      {places.length === 0 ? (
        <p className="mt-2 text-soft">
          {t('emptyText')} <TextLink href={dashboardRoutes.messages('caregiver')}>{t('emptyAction')}</TextLink>
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PlaceItem({ place }: { place: EnrollmentSummary }) {
  const t = useTranslations('enrollment.enrollments')
  const { id, provider, inquiryId, status, isTransferAsked } = place
  return (
    <li className="py-4">
      <TextLink href={routes.provider(provider.id)} className="text-lead">
        {provider.name}
      </TextLink>
      <PlaceLine place={place} />
      <p className="flex flex-wrap gap-x-5">
        {provider.phone && (
          <a href={telephoneLink(provider.phone)} className="inline-flex min-h-11 items-center text-pine underline">
            {provider.phone}
          </a>
        )}
        {provider.email && (
          <a
            href={`mailto:${encodeURIComponent(provider.email)}`}
            className="inline-flex min-h-11 items-center break-all text-pine underline"
          >
            {provider.email}
          </a>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2.5">
        <ButtonLink
          variant="secondary"
          href={dashboardRoutes.conversation('caregiver', inquiryId)}
          aria-label={t('messageOf', { name: provider.name })}
        >
          {t('messageProvider')}
        </ButtonLink>
        {status === 'enrolled' &&
          (isTransferAsked ? (
            <Button variant="quiet" disabled aria-label={t('transferOf', { name: provider.name })}>
              {t('requestTransfer')}
            </Button>
          ) : (
            <ButtonLink
              variant="quiet"
              href={dashboardRoutes.requestTransfer(id)}
              aria-label={t('transferOf', { name: provider.name })}
            >
              {t('requestTransfer')}
            </ButtonLink>
          ))}
        {isTransferAsked && <span className="text-sm text-soft">{t('transferAsked')}</span>}
      </div>
    </li>
  )
}
