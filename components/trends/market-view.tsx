import { DataTable } from '@/components/ui/data-table'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { labelOf } from '@/lib/providers/catalogue/traits'
import { moneyText } from '@/lib/providers/rules/money'
import type { MarketInsights } from '@/lib/trends/types'
import { insightTexts as texts } from './texts'

/** A provider's week beside the median around it, and who else shows openings. */
export function MarketView({ prices, openings }: MarketInsights) {
  return (
    <>
      {prices.length === 0 ? (
        <p className="mt-3 text-soft">{texts.noPrices}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-prose text-soft">{texts.pricesLead}</p>
          <DataTable
            caption={texts.prices}
            columns={texts.priceColumns}
            rows={prices.map(({ band, ownCents, medianCents, providers, place }) => ({
              key: band,
              head: labelOf(AGE_BANDS, band),
              cells: [
                ownCents === null ? texts.notStated : moneyText(ownCents),
                moneyText(medianCents),
                texts.of(providers, place),
              ],
            }))}
          />
        </>
      )}
      {openings && <p className="mt-5 max-w-prose">{texts.openings(openings)}</p>}
    </>
  )
}
