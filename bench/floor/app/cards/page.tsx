import { connection } from 'next/server'
import { ProviderRows } from '@/components/providers/provider-rows'
import type { RowView } from '@/components/providers/row-view'
import { FALLBACK_PICTURE } from '@/lib/media/rules'

const ROWS = Array.from(
  { length: 20 },
  (_, index): RowView => ({
    id: `floor-house-${index}`,
    name: `Floor House Child Care ${index}`,
    where: 'Center, Play-based · Orlando, 0.4 miles',
    rating: 4.8,
    reviewCount: 12,
    picture: FALLBACK_PICTURE,
    facts: [
      { icon: 'check', tone: 'confirmed', text: '4 openings for school-age children', note: 'confirmed Oct 31' },
      { icon: 'dollar', text: 'from $240 a week', note: 'confirmed Oct 31' },
      { icon: 'clock', text: '7:00 AM – 6:00 PM', note: 'confirmed Nov 19' },
      { icon: 'users', text: 'Ages 6 weeks – 12 years' },
      { icon: 'shield', text: 'License FLOOR-0000', note: 'Florida DCF (sample), as of Oct 1' },
    ],
    tags: [
      { label: 'Daycare', color: 'blue' },
      { label: 'Preschool', color: 'blue' },
      { label: 'Play-based', color: 'green' },
      { label: 'VPK', color: 'yellow' },
    ],
  }),
)

/** The product's twenty rows with words from memory, for each request anew. */
export default async function Cards() {
  await connection()
  return <ProviderRows rows={ROWS} wayBack="/search" level={3} />
}
