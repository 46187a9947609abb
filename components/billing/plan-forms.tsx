'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { includesFeature, missingFeature, planOf, priceText } from '@/lib/billing/rules'
import type { Billing, Offer } from '@/lib/billing/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { longDateText } from '@/lib/platform/time/dates'
import type { PaymentPort } from '@/prisma/generated/enums'

const toPay = z.object({ payAt: z.url({ protocol: /^https?$/ }) })

/** Redirects to the payment page that an endpoint returned, if it did. */
function leaveToPay(answer: unknown): boolean {
  const { data } = toPay.safeParse(answer)
  if (data) window.location.assign(data.payAt)
  return data !== undefined
}

/** Opens Stripe's page for changing the card. */
export function ChangeCard({ providerId }: { providerId: string }) {
  const t = useTranslations('billing.common')
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    leaveToPay(await callApi(dashboardRoutes.api.billingPortal(providerId), { method: 'POST' }))
  })
  return (
    <form onSubmit={onSubmit} className="mt-4 grid max-w-narrow gap-3">
      <FormAlert>{alertOf(t('notChanged'), [])}</FormAlert>
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {t('changeCard')}
      </Button>
    </form>
  )
}

type ChoosePlanProps = {
  providerId: string
  offers: readonly Offer[]
  port: PaymentPort
  /** Whether there is an unpaid order, which a new order replaces. */
  hasOrder: boolean
}

/** Upgrades the plan: shows the price before anything is ordered. */
export function ChoosePlan({ providerId, offers, port, hasOrder }: ChoosePlanProps) {
  const t = useTranslations('billing.common')
  const locale = useLocale()
  const router = useRouter()
  const [selected, setSelected] = useState<Offer>()
  const [last, setLast] = useState<Offer['plan']>()
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    const ordered = await callApi(dashboardRoutes.api.plan(providerId), {
      method: 'POST',
      body: { plan: selected?.plan },
    })
    if (leaveToPay(ordered)) return
    setSelected(undefined)
    showToast({ title: port === 'stripe' ? t('opened') : t('ordered') })
    router.refresh()
  })
  if (!selected)
    return (
      <div className="mt-6 flex flex-wrap gap-2.5">
        {offers.map((offer, index) => (
          <Button
            key={offer.plan}
            autoFocus={offer.plan === last}
            variant={index === offers.length - 1 ? 'primary' : 'secondary'}
            onClick={() => {
              setSelected(offer)
              setLast(offer.plan)
            }}
          >
            {t('choose', { plan: planOf(offer.plan).name })}
          </Button>
        ))}
      </div>
    )
  const { plan, amountCents, until } = selected
  const [name, price] = [planOf(plan).name, priceText(amountCents)]
  return (
    <form onSubmit={onSubmit} className="mt-6 grid max-w-narrow gap-3 rounded-lg bg-mint px-5 py-4">
      <FormAlert>{alertOf(t('notChanged'), [])}</FormAlert>
      <p role="status">
        {until
          ? t(`by.${port}.upgrade`, { plan: name, price, day: longDateText(locale, until) })
          : t(`by.${port}.choose`, { plan: name, price })}
      </p>
      <p className="text-sm">
        {hasOrder && `${t('replaces')} `}
        {t(`by.${port}.after`)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSending}>
          {until ? t(`by.${port}.upgradeNow`) : t(`by.${port}.order`)}
        </Button>
        <Button autoFocus variant="secondary" onClick={() => setSelected(undefined)}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

type PlacementProps = {
  userId: number
  providerId: string
  billing: Pick<Billing, 'plan' | 'paidUntil' | 'placement' | 'today'>
}

/** Until when the provider is sponsored, if its plan includes that; otherwise explains it. */
export function Placement({ userId, providerId, billing: { plan, paidUntil, placement, today } }: PlacementProps) {
  const t = useTranslations('billing.placement')
  const common = useTranslations('billing.common')
  const locale = useLocale()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const until = placement?.until ?? paidUntil ?? ''
  const { storeInput, discard } = useDraft(form, userId, `placement-${providerId}`, { until })
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = Object.fromEntries(fields)
    await callApi(dashboardRoutes.api.placement(providerId), { method: 'PUT', body })
    discard()
    showToast({ title: t('placed') })
    router.refresh()
  })
  async function stop() {
    await callApi(dashboardRoutes.api.placement(providerId), { method: 'DELETE' })
    showToast({ title: t('stopped') })
    router.refresh()
  }
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-soft">{t('lead')}</p>
      {!includesFeature(plan, 'sponsored') && (
        <p className="mt-3">{common('missingFeature', missingFeature('sponsored', plan))}</p>
      )}
      {placement && (
        <p className="mt-3 font-semibold">
          {t('now', { from: longDateText(locale, placement.from), until: longDateText(locale, placement.until) })}
        </p>
      )}
      {includesFeature(plan, 'sponsored') && paidUntil && (
        <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-4 grid max-w-narrow gap-4">
          <FormAlert>{alertOf(t('notPlaced'), ['until'])}</FormAlert>
          <TextField
            key={placement?.until}
            name="until"
            type="date"
            label={placement ? t('otherDay') : t('untilDay')}
            hint={t('untilHint', { day: longDateText(locale, paidUntil) })}
            min={today}
            max={paidUntil}
            defaultValue={until}
            error={errors.until}
          />
          <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
            {placement ? t('change') : t('place')}
          </Button>
        </form>
      )}
      {placement && <ConfirmButton label={t('stop')} question={t('stopQuestion')} confirm={t('stopNow')} act={stop} />}
    </section>
  )
}

export function WithdrawInvoice({ id }: { id: number }) {
  const t = useTranslations('billing.common')
  const router = useRouter()
  async function withdraw() {
    await callApi(dashboardRoutes.api.invoice(id), { method: 'DELETE' })
    showToast({ title: t('withdrawn') })
    router.refresh()
  }
  return (
    <ConfirmButton label={t('withdraw')} question={t('withdrawQuestion')} confirm={t('withdrawNow')} act={withdraw} />
  )
}
