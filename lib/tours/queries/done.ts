import 'server-only'
import { db } from '@/lib/platform/db'

/** Whether this parent has visited this provider (internal id) on a tour agreed here: at least one took place. */
export async function hasDoneTour(providerId: number, userId: number): Promise<boolean> {
  return (await db().tour.count({ where: { providerId, caregiverId: userId, status: 'done' }, take: 1 })) > 0
}
