'use client'

import { type ReactNode, useState } from 'react'
import { browserMessages as texts } from '../browser-messages'

type Order = keyof typeof texts.reviewOrders

const compare: Record<Order, (a: { rating: number }, b: { rating: number }) => number> = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
}

/** Reviews, the newest first until another order is chosen. They are rendered on the server; this only puts them in order. */
export function SortedReviews({ reviews }: { reviews: readonly { id: number; rating: number; item: ReactNode }[] }) {
  const [order, setOrder] = useState<Order>('newest')
  const orders = Object.entries(texts.reviewOrders)
  return (
    <>
      {reviews.length > 1 && (
        <select
          aria-label={texts.sortReviews}
          value={order}
          onChange={({ target }) => setOrder(orders.find(([name]) => name === target.value)?.[0] as Order)}
          className="field mb-4 w-auto [@media(scripting:none)]:hidden"
        >
          {orders.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
      <ul className="divide-y divide-line">
        {reviews.toSorted(compare[order]).map(({ id, item }) => (
          <li key={id} className="py-5 first:pt-0">
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}
