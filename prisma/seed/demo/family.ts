import { addMonths, monthOf } from '@/lib/families/rules/months'
import type { Database } from '@/lib/platform/db'

/** Two children and what their family needs, for a parent who has neither yet. */
export async function loadDemoFamily(database: Database, userId: number, now: Date): Promise<void> {
  if ((await database.child.count({ where: { userId } })) > 0) return
  const thisMonth = monthOf(now)
  const times = { userId, createdAt: now, updatedAt: now }
  await database.child.createMany({
    data: [
      {
        ...times,
        name: 'Ella',
        birthMonth: addMonths(thisMonth, -9),
        startMonth: addMonths(thisMonth, 3),
        notes: 'Two naps a day. Loves music.',
      },
      { ...times, name: 'Noah', birthMonth: addMonths(thisMonth, -41), notes: 'Allergic to peanuts.' },
    ],
  })
  const preferences = {
    amenities: ['fenced_grounds', 'outdoor_playground', 'lunch_included', 'nut_free'],
    activities: ['music_movement', 'creative_arts'],
    weeklyBudgetCents: 32_500,
    days: [0, 1, 2, 3, 4],
    dropOffMinute: 450,
    pickUpMinute: 1_050,
    homeZip: '32801',
    workZip: '32835',
    updatedAt: now,
  }
  await database.familyPreferences.createMany({ data: { userId, ...preferences }, skipDuplicates: true })
}
