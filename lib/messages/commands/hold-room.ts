import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { MOST_IN_INQUIRY } from '../rules/limits'

/** Throws ConflictError where a conversation holds as many messages as can be shown whole. */
export async function holdRoom(tx: Transaction, inquiryId: number): Promise<void> {
  if ((await tx.message.count({ where: { inquiryId } })) >= MOST_IN_INQUIRY)
    throw new ConflictError('This conversation is full. Please begin a new one.')
}
