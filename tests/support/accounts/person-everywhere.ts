import { recordAudit } from '@/lib/access/commands/audit'
import { startSession } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { makeToken, sendAccountMail } from '@/lib/accounts/commands/account-tokens'
import { passwordChangedMail } from '@/lib/accounts/emails'
import { storeFile, storePrivateFile } from '@/lib/media/commands/files'
import { db, type Transaction } from '@/lib/platform/database/client'
import { saveReviews } from '@/lib/reviews/commands/reviews'
import { buildReview } from '../factories/review'
import { personWithPassword } from './people'

/** Words and a number that occur nowhere else, so that a search of the whole database finds only this person. */
export const UNIQUE_VALUES = {
  id: 1_876_543_210,
  email: 'zebulon.quirk@home.test',
  firstName: 'Zebulon',
  lastName: 'Quirk',
}

/** A person with a row in every table that may contain personal data. */
export async function personEverywhere(providerId: number, now: Date): Promise<SignedInActor> {
  const { id: before } = await personWithPassword('careprovider')
  const { role } = await db().user.update({
    where: { id: before },
    data: { ...UNIQUE_VALUES, profileImage: '/x/zebulon.webp' },
  })
  const person: SignedInActor = { kind: 'user', role, locale: 'en', ...UNIQUE_VALUES }
  const { id: userId, email } = person
  await db().careproviderProfile.create({
    data: { userId, title: 'Director', daycareName: 'Quirk House', licenseNumber: 'C-QUIRK-1' },
  })
  await db().secondFactor.create({
    data: {
      userId,
      secret: Buffer.from('sealed'),
      confirmedAt: null,
      recoveryCodes: { create: { hash: Buffer.from('h') } },
    },
  })
  await requestForAddress(userId, now)
  await storeFile({ bytes: Buffer.from('Zebulon'), type: 'image/webp' }, userId, now, async () => undefined)
  await db().favorite.create({ data: { userId, providerId, createdAt: now, note: 'Zebulon liked it.' } })
  await db().comparison.create({ data: { userId, updatedAt: now } })
  await db().profileChange.create({
    data: { providerId, fields: {}, status: 'decided', submittedById: userId, submittedAt: now },
  })
  await db().providerEdit.create({
    data: { providerId, editorId: userId, reason: 'correction', fields: {}, editedAt: now },
  })
  await db().importUpload.create({
    data: {
      kind: 'providers',
      fileName: 'ohio.csv',
      bytes: 1,
      header: [],
      uploaderId: userId,
      uploadedAt: now,
      stepAt: now,
    },
  })
  const limits = { maxClosedPercent: 3, maxChangedPercent: 5 }
  const list = { name: 'Ohio', kind: 'providers', place: 'upload', preset: 'ohio-programs', ...limits } as const
  const runs = { create: { startedAt: now, startedById: userId } }
  await db().importSource.create({ data: { ...list, ownerId: userId, createdAt: now, runs } })
  await db().approvalAssignment.create({ data: { subject: 'change', subjectId: 1, adminId: userId, assignedAt: now } })
  const words = { title: 'An article', excerpt: '', body: '', metaDescription: '', metaKeywords: '', author: 'Editors' }
  await db().article.create({
    data: {
      ...words,
      slug: 'an-article',
      category: 'technology',
      tags: [],
      publishAt: now,
      createdAt: now,
      updatedAt: now,
      revisions: { create: { version: 1, fields: {}, savedById: userId, savedAt: now } },
      marks: { create: { userId, readAt: now } },
    },
  })
  await db().articleWorkingCopy.create({ data: { userId, slot: 0, fields: { title: 'By Zebulon' }, savedAt: now } })
  await db().profileDraft.create({
    data: { userId, providerId, part: 'details', fields: { typed: 'By Zebulon' }, savedAt: now },
  })
  await db().providerPerson.create({ data: { userId, providerId, createdAt: now } })
  const invitation = { providerId, email: email.toUpperCase(), role: 'editor', tokenHash: Buffer.from('i') } as const
  await db().providerInvitation.create({ data: { ...invitation, sentAt: now, expiresAt: now } })
  const claim = { position: 'Director Quirk', note: 'I am Zebulon.', licenseNumber: 'C-QUIRK-1' }
  await db().providerClaim.create({ data: { userId, providerId, ...claim, createdAt: now } })
  await db().inquiryBlock.create({ data: { caregiverId: userId, providerId, side: 'caregiver', createdAt: now } })
  const pair = { caregiverId: userId, providerId }
  await db().inquiry.create({
    data: {
      ...pair,
      subject: 'For Quirk',
      createdAt: now,
      lastMessageAt: now,
      messages: { create: { authorId: userId, side: 'caregiver', text: 'I am Zebulon.', createdAt: now } },
      reports: { create: { reporterId: userId, reason: 'other', note: '', createdAt: now } },
      tours: {
        create: { ...pair, proposedBy: 'caregiver', times: [now], createdAt: now, updatedAt: now },
      },
      enrollments: { create: { ...pair, startsOn: now, confirmedAt: now } },
      lead: { create: { nextStep: 'Call Zebulon', nextStepOn: now } },
      leadNotes: { create: { authorId: userId, text: 'Zebulon will call.', createdAt: now } },
    },
  })
  const inquiry = await db().inquiry.findFirstOrThrow({ where: pair })
  const attach = (tx: Transaction, fileKey: string) =>
    tx.messageAttachment.create({
      data: { inquiryId: inquiry.id, uploaderId: userId, fileKey, name: 'Zebulon.webp', createdAt: now },
    })
  await storePrivateFile({ bytes: Buffer.from('Zebulon'), type: 'image/webp' }, userId, now, attach)
  await db().calendarFeed.create({ data: { userId, tokenHash: Buffer.from('feed'), createdAt: now } })
  await addReviews(userId, providerId, now)
  await db().calendarEntry.create({ data: { userId, title: 'Zebulon’s day', day: now, createdAt: now } })
  await addFamily(userId, now)
  await db().savedSearch.create({
    data: { userId, name: 'Near Quirk House', query: 'zipCode=32801', frequency: 'daily', seenAt: now, createdAt: now },
  })
  await db().alertReader.create({ data: { userId, nextDigestAt: now } })
  await db().notification.create({ data: { userId, kind: 'welcome', path: '/', createdAt: now } })
  await db().notificationChoice.create({ data: { userId, kind: 'welcome', app: false } })
  await db().report.create({
    data: {
      providerId,
      topic: 'hours',
      message: 'They close at 5.',
      email: email.toUpperCase(),
      fingerprint: 'f'.repeat(64),
    },
  })
  await db().$transaction(async (tx) => {
    await startSession(tx, person, 'Firefox on Linux', now)
    await makeToken(tx, userId, 'reset_password', now)
    await sendAccountMail(tx, person, passwordChangedMail(person))
    await recordAudit(tx, {
      action: 'password.changed',
      at: now,
      actorId: userId,
      subjectId: userId,
      address: '192.0.2.7',
    })
    const exported = await tx.accountExport.create({ data: { userId, askedAt: now, expiresAt: now, status: 'ready' } })
    await tx.accountExportFile.create({ data: { exportId: exported.id, content: Buffer.from('Zebulon') } })
  })
  return person
}

/** One review of their own, and another person's that they replied to and reported. */
async function addReviews(userId: number, providerId: number, now: Date): Promise<void> {
  await db().$transaction((tx) =>
    saveReviews(tx, [
      { ...buildReview({ authorName: 'Zebulon Q.' }), authorId: userId, providerId },
      { ...buildReview({ text: 'Of somebody else.', rating: 4 }), providerId },
    ]),
  )
  const { id: reviewId } = await db().review.findFirstOrThrow({ where: { authorId: null } })
  await db().reviewAnswer.create({ data: { reviewId, authorId: userId, text: 'Zebulon answers.', createdAt: now } })
  const report = { reason: 'other' as const, note: '', createdAt: now }
  await db().reviewReport.create({ data: { reviewId, reporterId: userId, ...report } })
  const key = { providerId, caregiverId: userId }
  await db().reviewProvenance.create({ data: { ...key, relation: 'toured', confirmedAt: now } })
}

async function addFamily(userId: number, now: Date): Promise<void> {
  const times = { createdAt: now, updatedAt: now }
  await db().child.create({ data: { userId, name: 'Little Zebulon', birthMonth: '2025-03', ...times } })
  await db().familyPreferences.create({ data: { userId, amenities: ['nut_free'], homeZip: '32801', updatedAt: now } })
}

/** A pending address change, which closing the account deletes. */
export async function requestForAddress(userId: number, now: Date): Promise<void> {
  const newEmail = UNIQUE_VALUES.email.toUpperCase()
  await db().emailChange.create({ data: { userId, newEmail, requestedAt: now, expiresAt: now } })
}

/** The tables in all schemas with one of these texts anywhere in a row, bytes included. */
export async function tablesContaining(texts: readonly string[]): Promise<string[]> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`
  const held: string[] = []
  for (const { name } of tables) {
    const [found] = await db().$queryRawUnsafe<{ is: boolean }[]>(
      `SELECT EXISTS (SELECT FROM ${name} r WHERE EXISTS (SELECT FROM unnest($1::text[]) text
         WHERE position(lower(text) IN lower(r::text)) > 0 OR position(encode(text::bytea, 'hex') IN r::text) > 0)) AS is`,
      [...texts],
    )
    if (found?.is) held.push(name.replace(/^public\./, ''))
  }
  return held
}
