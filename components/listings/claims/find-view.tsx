import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { MAX_FOUND } from '@/lib/listings/claims/rules'
import type { FoundProvider, OwnClaimLine } from '@/lib/listings/claims/types'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { FoundProviders, ProviderLine } from './provider-line'

/** The page of a claim: a provider being added has no page of its own yet. */
export const claimPagePath = ({ id, provider }: Pick<OwnClaimLine, 'id' | 'provider'>): string =>
  provider.id === null ? accountRoutes.ownAddition(id) : accountRoutes.claim(provider.id)

type FindViewProps = {
  q: string
  /** The form was sent with nothing in it. */
  isEmpty?: boolean
  found: readonly FoundProvider[]
  own: readonly OwnClaimLine[]
}

/** The search where owners find their provider to claim it. A native form: it works without JavaScript. */
export function FindView({ q, isEmpty = false, found, own }: FindViewProps) {
  const path = useLocalPath()
  const t = useTranslations('listings.claims')
  return (
    <>
      <PageHead title={t('findTitle')} lead={t('findLead')} crumbs={[{ label: t('findTitle') }]} />
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <form action={path(routes.findToClaim())} className="flex flex-wrap items-end gap-2.5">
            <TextField
              name="q"
              type="search"
              label={t('findField')}
              defaultValue={q}
              error={isEmpty ? t('findEmpty') : undefined}
              className="min-w-60 flex-1"
            />
            <Button type="submit">{t('find')}</Button>
          </form>
          {q !== '' && (
            <>
              <Found found={found} />
              <AddProviderHint name={q} />
            </>
          )}
          {own.length > 0 && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{t('ownClaims')}</h2>
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {own.map((claim) => (
                  <li key={claim.id}>
                    <ProviderLine
                      href={claimPagePath(claim)}
                      name={claim.provider.name}
                      text={t(`status.${claim.status}`)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Found({ found }: { found: readonly FoundProvider[] }) {
  const t = useTranslations('listings.claims')
  if (found.length === 0)
    return (
      <EmptyState icon="search" title={t('noneTitle')}>
        {t('noneText')}
      </EmptyState>
    )
  const isFull = found.length === MAX_FOUND
  return (
    <section className="mt-8">
      <h2 className="text-section tracking-tight">
        {isFull ? t('closest', { count: MAX_FOUND }) : t('found', { count: found.length })}
      </h2>
      <FoundProviders found={found} />
      {isFull && <p className="mt-3 text-soft">{t('mostFound')}</p>}
    </section>
  )
}

/** Adds a provider that was not found. A number or ZIP code in the query is not used as its name. */
function AddProviderHint({ name }: { name: string }) {
  const t = useTranslations('listings.additions')
  return (
    <section className="mt-8">
      <h2 className="font-semibold">{t('notHere')}</h2>
      <p className="mt-1 max-w-prose text-soft">{t('notHereText')}</p>
      <ButtonLink
        variant="secondary"
        href={accountRoutes.addProvider({ name: /\d{3}/.test(name) ? undefined : name })}
        className="mt-4"
      >
        {t('add')}
      </ButtonLink>
    </section>
  )
}
