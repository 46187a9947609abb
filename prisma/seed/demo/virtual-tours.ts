import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'

/** Invented: the sites that they name know no such tour, and say so. */
export const SAMPLE_TOURS: NonNullable<ProviderDraft['virtualTours']> = [
  {
    place: 'main_environment',
    title: 'The toddler room (sample)',
    url: 'https://my.matterport.com/show/?m=DEMO0000001',
  },
  { place: 'outdoor_area', title: 'The garden (sample)', url: 'https://kuula.co/share/DEMO01' },
]
