/** The most that one parent may enter. Characters, cents, months. */
export const FAMILY_LIMITS = {
  children: 10,
  name: 40,
  notes: 2_000,
  weeklyBudgetCents: 500_000,
  /** A child that is expected can be entered so many months before. */
  monthsToBirth: 10,
  /** From this month on, or later, care can be wanted. */
  monthsToStart: 60,
} as const
