import { providerMessages } from './messages'
import { rowMessages } from './row-messages'
import { isNothingStated, openingLine, priceLine } from './row-text'
import type { RowValues } from './row-values'

/** Openings and price of the ages asked for, each with its date or marked as unknown. */
export function RowLines({ row, today }: { row: RowValues; today: string }) {
  const { text, confirmedOn } = openingLine(row, today)
  const price = priceLine(row, today)
  return (
    <>
      {confirmedOn ? (
        <p className="row-opening" data-confirmed="">
          {`${text} · `}
          <span>{rowMessages.confirmed}</span>
          {confirmedOn}
        </p>
      ) : (
        <p className="row-opening">{text}</p>
      )}
      {price && (
        <p className="row-price">
          <b>{price.amount}</b>
          {price.unit}
          {price.note && <small>{` ${price.note}`}</small>}
        </p>
      )}
      {!price && !isNothingStated(row) && <p className="row-price row-unknown">{providerMessages.priceUnknown}</p>}
    </>
  )
}
