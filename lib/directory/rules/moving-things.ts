/** What a merger takes along, in the order in which it is told; those `OfBoth` are put together. */
export const MOVING_THINGS = [
  'people',
  'claims',
  'favorites',
  'favoritesOfBoth',
  'conversations',
  'leads',
  'tours',
  'enrollments',
  'events',
  'reviews',
  'reviewsOfBoth',
  'licenses',
  'inspections',
  'reports',
  'alerts',
  'replies',
  'plans',
  'invoices',
  'views',
  'pendingChanges',
] as const
export type MovingThing = (typeof MOVING_THINGS)[number]
