import type { ReactNode } from 'react'

/** What stands beside a part of the page in a preview of it. */
export type DetailMarks = Partial<
  Record<
    | 'name'
    | 'logo'
    | 'address'
    | 'phone'
    | 'email'
    | 'website'
    | 'about'
    | 'services'
    | 'amenities'
    | 'hours'
    | 'seasonalHours'
    | 'photos'
    | 'activities'
    | 'virtualTours',
    ReactNode
  >
>
