import { counted, landingTexts } from '@/components/locations/landing/texts'
import { SITE } from '@/lib/platform/site'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'

type Shared = { name: string; city: string; state: string; rating: number | null; reviewCount: number }

/** The words in the pictures that stand beside a shared link: what the page itself shows, and nothing more. */
export const shareTexts = {
  site: {
    title: SITE.tagline,
    lines: ['Childcare by ZIP code or city: openings, prices, hours, licenses'] as string[],
  },
  provider: ({ name, city, state, rating, reviewCount }: Shared) => ({
    title: name,
    lines: [
      `${city}, ${state}`,
      ...(rating !== null && reviewCount > 0
        ? [
            `${rating.toFixed(1)} of 5 from ${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`,
          ]
        : []),
    ],
  }),
  place: (careType: LandingCareType, place: string, count: number) => ({
    title: landingTexts.heading(careType, place),
    lines: count > 0 ? [counted(careType, count)] : [],
  }),
}
