import { useTranslations } from 'next-intl'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-form'
import { PageHead } from '@/components/layout/page-head'
import { provenanceText } from '@/components/providers/detail/fact-sources'
import { useRowTexts } from '@/components/providers/row-text'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import type { Refusal } from '@/lib/access/types'
import { FACTS_LINK_DAYS } from '@/lib/listings/profiles/catalogue'
import type { LinkConfirmInput, OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import type { LinkedFacts } from '@/lib/listings/profiles/types'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import { type HoursTexts, weekdayLines } from '@/lib/providers/hours/rules/hours'
import { AGE_BANDS, type AgeTexts, bandLabel } from '@/lib/providers/rules/ages'
import { weeklyText } from '@/lib/providers/rules/tuition'

type Stated = Pick<LinkedFacts, 'values' | 'ageBands'>

type FactTexts = {
  t: Translate<'listings.factsByLink'>
  row: Translate<'providers.row'>
  ages: AgeTexts
  hours: HoursTexts
  locale: Locale
}

/** The facts of a group, one on each line. */
function factLines(
  { t, row, ages, hours, locale }: FactTexts,
  group: OwnFactGroup,
  { values, ageBands }: Stated,
): string[] {
  if (group === 'hours') return weekdayLines(hours, locale, values.hours) ?? []
  if (group === 'contact') return [values.phone, values.email, values.website].filter(Boolean)
  return AGE_BANDS.flatMap(({ code }) => {
    const band = ageBands.find((one) => one.band === code)
    const label = bandLabel(ages, code)
    const [openings, cents] = [band?.openings ?? null, band?.tuitionWeeklyCents ?? null]
    if (group === 'openings') return openings === null ? [] : [`${label}: ${t('openings', { count: openings })}`]
    return cents === null ? [] : [`${label}: ${weeklyText(row, cents)}`]
  })
}

/** The page for a rejected confirmation by link: the reason, and a link back. */
export function refusedConfirmationPage(
  locale: Locale,
  { token = '' }: Record<string, string>,
  refusal: Refusal,
): Response {
  const t = translate(locale, 'listings.factsByLink')
  const sentence = refusal.fields?.group ?? refusal.message
  const body = `${plainAlert(sentence)}<p>${plainLink(locale, accountRoutes.confirmFacts(token), t('back'))}</p>`
  return plainPage({ locale, title: t('refusedTitle'), body, status: refusal.status, headers: refusal.headers })
}

type FactsByLinkProps = { token: string; linked: LinkedFacts; isDone: boolean }

/** A page's facts by group, with native forms that work without scripts for anyone who opens the emailed link. */
export function FactsByLink({ token, linked, isDone }: FactsByLinkProps) {
  const t = useTranslations('listings.factsByLink')
  const facts = useTranslations('listings.facts')
  const sources = useTranslations('providers.sources')
  const { row, ages, hours, locale } = useRowTexts()
  const { provider, groups, today } = linked
  const open = groups.filter(({ provenance }) => provenance?.confirmedOn !== today)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { name: provider.name })} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p role="status" className={isDone ? 'mb-6 rounded-md bg-mint px-4 py-3 font-medium' : undefined}>
            {isDone ? t('done') : ''}
          </p>
          {groups.length === 0 && <p>{t('nothing')}</p>}
          <ul className="divide-y divide-line border-y border-line">
            {groups.map(({ group, provenance }) => (
              <li key={group} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
                <div className="min-w-0">
                  <h2 className="text-base font-semibold tracking-normal">{facts(`groups.${group}`)}</h2>
                  <p className="numbers break-words whitespace-pre-line">
                    {factLines({ t, row, ages, hours, locale }, group, linked).join('\n')}
                  </p>
                  <p className="text-sm text-soft">{provenanceText(facts, sources, locale, provenance, today)}</p>
                </div>
                {provenance?.confirmedOn === today ? (
                  <span className="text-sm text-soft">{t('today')}</span>
                ) : (
                  <ConfirmForm
                    token={token}
                    group={group}
                    label={facts('confirmFor', { group: facts(`groups.${group}`) })}
                  />
                )}
              </li>
            ))}
          </ul>
          {open.length > 1 && (
            <div className="mt-6">
              <ConfirmForm token={token} group="all" />
            </div>
          )}
          <p className="mt-10 text-soft">{t('wrong')}</p>
          <TextLink
            href={dashboardRoutes.careproviderDashboard({ provider: provider.id })}
            className="inline-flex min-h-11 items-center"
          >
            {t('change')}
          </TextLink>
        </div>
      </div>
    </>
  )
}

type ConfirmFormProps = LinkConfirmInput & { label?: string }

function ConfirmForm({ token, group, label }: ConfirmFormProps) {
  const t = useTranslations('listings.factsByLink')
  const facts = useTranslations('listings.facts')
  return (
    <form method="post" action={dashboardRoutes.api.confirmFactsByLink()}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="group" value={group} />
      <Button type="submit" variant={group === 'all' ? 'primary' : 'secondary'} aria-label={label}>
        {group === 'all' ? t('all') : facts('confirm')}
      </Button>
    </form>
  )
}

/** The same for every invalid link, whatever the reason. */
export function DeadFactsLink() {
  const t = useTranslations('listings.factsByLink')
  return (
    <AuthFrame title={t('deadTitle')} lead={t('deadText', { days: FACTS_LINK_DAYS })}>
      <ButtonLink variant="secondary" href={routes.signIn({ next: dashboardRoutes.careproviderDashboard() })}>
        {t('signIn')}
      </ButtonLink>
    </AuthFrame>
  )
}
