import { useLocale, useTranslations } from 'next-intl'
import { RestoredFocus } from '@/components/forms/restored-focus'
import type { ShownOffer } from '@/lib/enrollment/tours/schema'
import { localText, zoneTitle } from '@/lib/platform/time/zoned-time'
import { OfferForm } from './offer-form'

type OfferViewProps = {
  userId: number
  /** Public id. */
  providerId: string
  offer: ShownOffer
}

/** When a provider offers tours: what families can book next, and the form to edit it. */
export function OfferView({ userId, providerId, offer }: OfferViewProps) {
  const t = useTranslations('enrollment.tourTimes')
  const locale = useLocale()
  const zones = useTranslations('platform.zones')
  const zone = zoneTitle(zones, locale, offer.timeZone, new Date(`${offer.today}T12:00:00Z`))
  return (
    <div className="max-w-reading">
      <h2 className="text-section tracking-tight">{t('title')}</h2>
      <p className="mt-1 text-soft">{t('lead')}</p>
      <section aria-labelledby="next-times" className="mt-6 rounded-lg bg-sunken px-5 py-4">
        <h3 id="next-times" className="text-ui font-semibold">
          {t('next')}
        </h3>
        {offer.next.length > 0 ? (
          <ul className="mt-2 grid gap-1">
            {offer.next.map((time) => (
              <li key={time}>{localText(locale, time)}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-soft">{offer.isOn ? t('noneNext') : t('off')}</p>
        )}
      </section>
      <RestoredFocus>
        <OfferForm key={`${providerId} ${offer.today} ${offer.version}`} {...{ userId, providerId, offer, zone }} />
      </RestoredFocus>
    </div>
  )
}
