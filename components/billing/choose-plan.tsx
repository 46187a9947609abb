'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { priceText } from '@/lib/billing/rules/in-words'
import { planOf } from '@/lib/billing/rules/plans'
import type { Offer } from '@/lib/billing/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { PaymentPort } from '@/prisma/generated/enums'
import { leaveToPay } from './leave-to-pay'
import { billingTexts as texts } from './texts'

type ChoosePlanProps = { providerId: string; offers: readonly Offer[]; port: PaymentPort }

/** A plan that is larger than today's: what it costs first is said before anything is ordered. */
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
