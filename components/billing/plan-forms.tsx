'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { includesFeature, missingFeatureMessage, planOf, priceText } from '@/lib/billing/rules'
import type { Billing, Offer } from '@/lib/billing/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { longDateText } from '@/lib/platform/time/dates'
import type { PaymentPort } from '@/prisma/generated/enums'
import { billingMessages as texts } from './messages'

const toPay = z.object({ payAt: z.url({ protocol: /^https?$/ }) })

/** Redirects to the payment page that an endpoint returned, if it did. */
function leaveToPay(answer: unknown): boolean {
  const { data } = toPay.safeParse(answer)
  if (data) window.location.assign(data.payAt)
  return data !== undefined
}

/** Opens Stripe's page for changing the card. */
export function ChangeCard({ providerId }: { providerId: string }) {
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    leaveToPay(await callApi(routes.api.billingPortal(providerId), { method: 'POST' }))
  })
  return (
    <form onSubmit={onSubmit} className="mt-4 grid max-w-narrow gap-3">
      <FormAlert>{alertOf(texts.notChanged, [])}</FormAlert>
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {texts.changeCard}
      </Button>
    </form>
  )
}

type ChoosePlanProps = { providerId: string; offers: readonly Offer[]; port: PaymentPort }

/** Upgrades the plan: shows the price before anything is ordered. */
export function ChoosePlan({ providerId, offers, port }: ChoosePlanProps) {
  const router = useRouter()
  const [wanted, setWanted] = useState<Offer>()
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    const ordered = await callApi(routes.api.plan(providerId), { method: 'POST', body: { plan: wanted?.plan } })
    if (leaveToPay(ordered)) return
    setWanted(undefined)
    showToast({ title: port === 'stripe' ? texts.opened : texts.ordered })
    router.refresh()
  })
  if (!wanted)
    return (
      <div className="mt-6 flex flex-wrap gap-2.5">
        {offers.map((offer, index) => (
          <Button
            key={offer.plan}
            variant={index === offers.length - 1 ? 'primary' : 'secondary'}
            onClick={() => setWanted(offer)}
          >
            {texts.choose(planOf(offer.plan).name)}
          </Button>
        ))}
      </div>
    )
  const { plan, amountCents, until } = wanted
  const words = texts.by[port]
  const [name, price] = [planOf(plan).name, priceText(amountCents)]
  return (
    <form onSubmit={onSubmit} className="mt-6 grid max-w-narrow gap-3 rounded-lg bg-mint px-5 py-4">
      <FormAlert>{alertOf(texts.notChanged, [])}</FormAlert>
      <p role="status">{until ? words.upgrade(name, price, until) : words.choose(name, price)}</p>
      <p className="text-sm">{words.after}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSending}>
          {until ? words.upgradeNow : words.order}
        </Button>
        <Button autoFocus variant="secondary" onClick={() => setWanted(undefined)}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}

export const placementMessages = {
  title: 'Sponsored placement',
  lead: 'The best sponsored match comes first on a search’s first page, marked “Sponsored”. Paying earns no points, and pushes nobody off the page.',
  now: (from: string, until: string) => `Sponsored from ${longDateText(from)} to ${longDateText(until)}.`,
  untilDay: 'From today until',
  otherDay: 'Last day',
  untilHint: (day: string) => `You’ve paid through ${longDateText(day)}.`,
  place: 'Start now',
  change: 'Change the last day',
  placed: 'Placement set',
  notPlaced: 'The placement stays the same.',
  stop: 'End it now',
  stopQuestion: 'Your page goes back to its regular place in results. End the placement?',
  stopNow: 'End it',
  stopped: 'Placement ended',
} as const

type PlacementProps = {
  userId: number
  providerId: string
  billing: Pick<Billing, 'plan' | 'paidUntil' | 'placement' | 'today'>
}

/** Until when the provider is sponsored, if its plan includes that; otherwise explains it. */
export function Placement({ userId, providerId, billing: { plan, paidUntil, placement, today } }: PlacementProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const until = placement?.until ?? paidUntil ?? ''
  const { storeInput, discard } = useDraft(form, userId, `placement-${providerId}`, { until })
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = Object.fromEntries(fields)
    await callApi(routes.api.placement(providerId), { method: 'PUT', body })
    discard()
    showToast({ title: placementMessages.placed })
    router.refresh()
  })
  async function stop() {
    await callApi(routes.api.placement(providerId), { method: 'DELETE' })
    showToast({ title: placementMessages.stopped })
    router.refresh()
  }
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">{placementMessages.title}</h2>
      <p className="mt-1 max-w-prose text-soft">{placementMessages.lead}</p>
      {!includesFeature(plan, 'sponsored') && <p className="mt-3">{missingFeatureMessage('sponsored', plan)}</p>}
      {placement && <p className="mt-3 font-semibold">{placementMessages.now(placement.from, placement.until)}</p>}
      {includesFeature(plan, 'sponsored') && paidUntil && (
        <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-4 grid max-w-narrow gap-4">
          <FormAlert>{alertOf(placementMessages.notPlaced, ['until'])}</FormAlert>
          <TextField
            key={placement?.until}
            name="until"
            type="date"
            label={placement ? placementMessages.otherDay : placementMessages.untilDay}
            hint={placementMessages.untilHint(paidUntil)}
            min={today}
            max={paidUntil}
            defaultValue={until}
            error={errors.until}
          />
          <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
            {placement ? placementMessages.change : placementMessages.place}
          </Button>
        </form>
      )}
      {placement && (
        <ConfirmButton
          label={placementMessages.stop}
          question={placementMessages.stopQuestion}
          confirm={placementMessages.stopNow}
          act={stop}
        />
      )}
    </section>
  )
}

export function WithdrawInvoice({ id }: { id: number }) {
  const router = useRouter()
  async function withdraw() {
    await callApi(routes.api.invoice(id), { method: 'DELETE' })
    showToast({ title: texts.withdrawn })
    router.refresh()
  }
  return (
    <ConfirmButton
      label={texts.withdraw}
      question={texts.withdrawQuestion}
      confirm={texts.withdrawNow}
      act={withdraw}
    />
  )
}
