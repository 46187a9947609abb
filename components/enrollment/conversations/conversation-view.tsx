import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { dashboardOf } from '@/lib/access/policy'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import { childAgeText } from '@/lib/enrollment/inquiries/rules/conversation'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { zoneTitle } from '@/lib/platform/time/zoned-time'
import type { InquirySide } from '@/prisma/generated/enums'
import { Conversation } from './conversation'
import { roleText } from './message-bubble'
import type { SavedReplies } from './reply-form'

type ConversationViewProps = {
  userId: number
  side: InquirySide
  inquiry: ConversationWithEnrollments
  now: string
  /** The provider's lead panel; below the messages on phones, next to them on wide screens. */
  sidePanel?: ReactNode
  saved?: SavedReplies
}

export function ConversationView({ userId, side, inquiry, now, sidePanel, saved }: ConversationViewProps) {
  const t = useTranslations('enrollment.conversations')
  const ages = useTranslations('enrollment.childAge')
  const zones = useTranslations('platform.zones')
  const locale = useLocale()
  const { subject, with: name, provider, childAgeMonths, visits } = inquiry
  const zone = side === 'careprovider' ? zoneTitle(zones, locale, visits.timeZone, new Date(now)) : undefined
  // Makes the dashboard's tabs show the provider of this conversation.
  const own = side === 'careprovider' ? { provider: provider.id } : {}
  const crumbs = [
    {
      label: t(`dashboards.${side}`),
      href: side === 'careprovider' ? dashboardRoutes.careproviderDashboard(own) : dashboardOf(side),
    },
    { label: t('title'), href: dashboardRoutes.messages(side, own) },
    { label: name },
  ]
  const family = childAgeMonths === null ? name : t('family', { name, age: childAgeText(ages, childAgeMonths) })
  // For a provider, the title already contains the age.
  const details = roleText(t, ages, locale, side === 'careprovider' ? { ...inquiry, childAgeMonths: null } : inquiry)
  return (
    <>
      {/* A parent looks for the subject, a provider for the family. */}
      <PageHead title={side === 'careprovider' ? family : subject} crumbs={crumbs}>
        {side === 'careprovider' && <p className="mt-3 text-lead">{t('asked', { subject })}</p>}
        <p className={side === 'careprovider' ? 'mt-1 text-soft' : 'mt-3 text-lead text-soft'}>
          <TextLink href={routes.provider(provider.id)}>{provider.name}</TextLink>
        </p>
        {details && <p className="mt-1 text-soft">{details}</p>}
      </PageHead>
      <div className={classNames('wrap pb-16', sidePanel !== undefined && 'lg:flex lg:gap-12')}>
        <div className="min-w-0 max-w-reading flex-1">
          <p className="mb-2 flex flex-wrap justify-between gap-x-4">
            <TextLink href={dashboardRoutes.messages(side, own)} className="inline-flex min-h-11 items-center">
              {t('backToList')}
            </TextLink>
            {sidePanel !== undefined && (
              <a href="#lead" className="inline-flex min-h-11 items-center text-pine underline lg:hidden">
                {t('toLead')}
              </a>
            )}
          </p>
          <Conversation key={inquiry.id} {...{ userId, side, now, zone, saved }} start={inquiry} />
        </div>
        {sidePanel !== undefined && <aside className="mt-8 lg:mt-0 lg:w-80 lg:flex-none">{sidePanel}</aside>}
      </div>
    </>
  )
}
