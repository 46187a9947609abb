import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { requestChildOf, requestRecipientOf } from '@/components/enrollment/conversations/request/request-options'
import { RequestView } from '@/components/enrollment/conversations/request/request-view'
import { comparisonTexts } from '@/components/families/compare/comparison-result'
import { requireActorOrVisitor } from '@/lib/access/session'
import { parentName } from '@/lib/accounts/rules/account'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import {
  findAddressees,
  findFavoriteRecipients,
  findInquiryOptions,
} from '@/lib/enrollment/inquiries/queries/recipients'
import { monthsFrom } from '@/lib/enrollment/inquiries/rules/conversation'
import { MAX_AT_ONCE } from '@/lib/enrollment/inquiries/rules/request'
import { requestQuery } from '@/lib/enrollment/inquiries/schema'
import { findTimeChoices } from '@/lib/enrollment/tours/queries/slots'
import { fieldRange } from '@/lib/enrollment/tours/rules/tours'
import { findComparedInBrowser, findFamilies } from '@/lib/families/compare/queries'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { findCards, findContact, findContactAvailability } from '@/lib/providers/queries'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.requestPage')
  return accountMetadata(await getLocale(), t('title'), t('description'), dashboardRoutes.messages('caregiver'))
}

type RequestPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function RequestPage({ params, searchParams }: RequestPageProps) {
  const { id } = await params
  const query = requestQuery.parse(await searchParams)
  const address = routes.requestInformation(id, query)
  const actor = await requireActorOrVisitor(['caregiver'], address)
  const userId = actor.kind === 'user' ? actor.id : null
  const [addressee] = await findAddressees([id])
  if (!addressee) notFound()
  const { name, isClosed, isByMail, internalId, timeZone } = addressee
  const provider = { id: addressee.id, name, isClosed, isByMail }
  const findOtherWays = async () => {
    const [contact, [card]] = await Promise.all([
      userId === null ? { has: await findContactAvailability(internalId) } : findContact(actor, addressee.id),
      findCards([internalId], now()),
    ])
    return { contact, nearby: card ? (await findInquiryOptions({ ...card, internalId })).nearby : [] }
  }
  if (!addressee.isAnswered) return <RequestView provider={provider} otherWays={await findOtherWays()} />

  const t = await getTranslations('enrollment.requestPage')
  const ages = await getTranslations('families.childAge')
  const childAges = await getTranslations('enrollment.childAge')
  const locale = await getLocale()
  const texts = comparisonTexts(locale)
  const [others, families, times, otherWays] = await Promise.all([
    findFavoriteRecipients(actor, internalId, query.also),
    actor.kind === 'user' ? findFamilies(actor, now()) : ([NO_FAMILY] as const),
    findTimeChoices(internalId, now()),
    isByMail ? findOtherWays() : undefined,
  ])
  const compared = await findComparedInBrowser([provider.id, ...others.map((other) => other.id)], now())
  const recipients = [provider, ...others].flatMap((to) => {
    const found = compared.find(({ candidate }) => candidate.id === to.id)
    return found ? [requestRecipientOf(found.candidate, to.isByMail, families, now(), query.ask, t, texts)] : []
  })
  const [first, ...rest] = recipients
  if (!first) notFound()
  const [family, ...more] = families.map((one) => requestChildOf({ t, ages, childAges, locale }, one, now()))
  if (!family) notFound()
  return (
    <RequestView
      provider={provider}
      otherWays={otherWays}
      form={{
        userId,
        parent: actor.kind === 'user' ? parentName(actor) : null,
        recipients: [first, ...rest],
        also: others
          .filter((other) => query.also?.includes(other.id))
          .map((other) => other.id)
          .slice(0, MAX_AT_ONCE - 1),
        families: [family, ...more],
        months: monthsFrom(locale, now()),
        range: fieldRange(timeZone, now()),
        times,
        isQuestion: query.only === 'questions',
        at: query.at,
        address,
        draft: [query.only, query.ask, query.at, ...(query.also ?? [])].join(' '),
      }}
    />
  )
}
