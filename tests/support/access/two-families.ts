import type { SignedInActor } from '@/lib/access/types'
import { storePrivateFile } from '@/lib/media/commands/files'
import { db, type Transaction } from '@/lib/platform/database/client'
import { createActor } from '../accounts/actors'
import { addProviderManager, publicIdOf } from '../enrollment/conversation'
import { enroll } from '../enrollment/enrolled'
import { addLocation, addProvider } from '../providers/add-provider'

const PROVIDER_SIDE_NOW = new Date('2026-11-22T15:00:00Z')
const LATER = new Date('2026-12-20T15:00:00Z')

type Side = { name: Name; word: string; providerId: number; register: Register }

/** Everything of a provider that only its people see: a pending change, an invitation, a plan with an open invoice, a claim and an addition. */
async function addProviderSide({ id: userId }: SignedInActor, { name, word, providerId, register }: Side) {
  const fields = { aboutUs: { from: null, to: word } }
  const change = { providerId, fields, submittedById: userId, submittedAt: PROVIDER_SIDE_NOW }
  register('change', (await db().profileChange.create({ data: change, select: { id: true } })).id, name)
  const invitation = { providerId, email: `${word}@home.test`, role: 'editor', tokenHash: Buffer.from(word) } as const
  const invited = await db().providerInvitation.create({
    data: { ...invitation, sentAt: PROVIDER_SIDE_NOW, expiresAt: LATER },
  })
  register('invitation', invited.id, name)
  const period = { periodStart: PROVIDER_SIDE_NOW, periodEnd: LATER }
  await db().subscription.create({ data: { providerId, plan: 'PRO', ...period, anchorDay: 20 } })
  const invoice = { providerId, plan: 'PRO', kind: 'start', amountCents: 4999, issuedAt: PROVIDER_SIDE_NOW } as const
  const billed = { billedName: word, billedPlace: word }
  register('invoice', (await db().invoice.create({ data: { ...invoice, ...billed } })).id, name)
  const reply = { providerId, title: word, text: word }
  register('reply', (await db().savedReply.create({ data: reply, select: { id: true } })).id, name)
  const wanted = await addProvider({ name: `Wanted by ${name}` })
  const document = { bytes: Buffer.from(`%PDF-1.7 ${word}`), type: 'application/pdf' } as const
  const claim = (tx: Transaction, documentKey: string) =>
    tx.providerClaim.create({
      data: { providerId: wanted.id, userId, position: word, note: word, documentKey, createdAt: PROVIDER_SIDE_NOW },
      select: { id: true },
    })
  const addition = { name: word, kind: 'center', address: 'Orlando, FL 32801', phone: '(407) 555-0123' }
  const added = { userId, addition, position: word, note: word, createdAt: PROVIDER_SIDE_NOW }
  register('addition', (await db().providerClaim.create({ data: added, select: { id: true } })).id, name)
  register('claim', (await storePrivateFile(document, userId, PROVIDER_SIDE_NOW, claim)).id, name)
}

export const NOW = new Date('2026-11-22T15:00:00Z')
const SOON = new Date('2026-12-01T15:00:00Z')
const NAMES = ['pat', 'kim', 'chris', 'dana'] as const
export type Name = (typeof NAMES)[number]

export type IdKind =
  | 'addition'
  | 'attachment'
  | 'calendar'
  | 'change'
  | 'child'
  | 'claim'
  | 'enrollment'
  | 'event'
  | 'export'
  | 'favorite'
  | 'inquiry'
  | 'invitation'
  | 'invoice'
  | 'note'
  | 'notification'
  | 'reply'
  | 'review'
  | 'savedSearch'
  | 'tour'
/** An id and who may read or change what it names; the first reader's account owns it. */
export type OwnedId = { id: number; readers: readonly Name[] }

/** Two parents and two providers' people, each with data of every kind: Pat is with Chris's provider, Kim with Dana's. */
export async function twoFamilies() {
  await addLocation()
  const people = {
    pat: await createActor('caregiver'),
    kim: await createActor('caregiver'),
    chris: await createActor('careprovider'),
    dana: await createActor('careprovider'),
  } satisfies Record<Name, SignedInActor>
  const ids: Partial<Record<IdKind, OwnedId[]>> = {}
  const register = (kind: IdKind, id: number, ...readers: Name[]) => {
    ids[kind] = [...(ids[kind] ?? []), { id, readers }]
  }
  const slugs: Partial<Record<Name, string>> = {}
  for (const [parent, provider] of [
    ['pat', 'chris'],
    ['kim', 'dana'],
  ] as const) {
    const { id: providerId } = await addProvider({ name: `House of ${provider}` })
    await addProviderManager(providerId, people[provider])
    slugs[provider] = await publicIdOf(providerId)
    const video = {
      key: incompleteVideo(provider),
      providerId,
      files: ['0'],
      bytes: 9,
      arrivedBytes: 4,
      createdAt: NOW,
    }
    await db().videoUpload.create({ data: video })
    await addFamily(people[parent], parent, providerId, register)
    await addConversation({ people, parent, provider, providerId, register })
    await addProviderSide(people[provider], { name: provider, word: wordOf(provider), providerId, register })
    for (const name of [parent, provider]) await addAccountData(people[name], name, register)
  }
  return { people, ids: ids as Record<IdKind, OwnedId[]>, slugs: slugs as Record<'chris' | 'dana', string> }
}
export type TwoFamilies = Awaited<ReturnType<typeof twoFamilies>>

/** The key of a video whose last piece is missing. */
export const incompleteVideo = (name: Name) => `${Buffer.from(name).toString('hex').padStart(32, '0')}.mp4`

/** Words in the data of one person, and in the data that two of them share. */
export const wordOf = (name: Name) => `zebra-${name}`
export const sharedWordOf = (parent: Name, provider: Name) => `heron-${parent}-${provider}`
/** Who may read which word. */
export const SECRETS: readonly { word: string; readers: readonly Name[] }[] = [
  ...NAMES.map((name) => ({ word: wordOf(name), readers: [name] })),
  { word: sharedWordOf('pat', 'chris'), readers: ['pat', 'chris'] },
  { word: sharedWordOf('kim', 'dana'), readers: ['kim', 'dana'] },
]

type Register = (kind: IdKind, id: number, ...readers: Name[]) => void
const times = { createdAt: NOW, updatedAt: NOW }

async function addFamily({ id: userId }: SignedInActor, name: Name, providerId: number, register: Register) {
  const word = wordOf(name)
  const child = await db().child.create({ data: { userId, name: word, birthMonth: '2025-03', notes: word, ...times } })
  register('child', child.id, name)
  await db().familyPreferences.create({ data: { userId, homeZip: '32801', updatedAt: NOW } })
  const favorite = await db().favorite.create({ data: { userId, providerId, createdAt: NOW, note: word } })
  register('favorite', favorite.id, name)
  const linkHash = Buffer.from(word)
  await db().comparison.create({ data: { userId, childId: child.id, linkHash, linkMadeAt: NOW, updatedAt: NOW } })
  const search = {
    userId,
    name: word,
    query: 'zipCode=32801',
    frequency: 'daily' as const,
    seenAt: NOW,
    createdAt: NOW,
  }
  register('savedSearch', (await db().savedSearch.create({ data: search })).id, name)
  const entry = { userId, title: word, day: SOON, createdAt: NOW }
  register('calendar', (await db().calendarEntry.create({ data: entry })).id, name)
}

type Pair = {
  people: Record<Name, SignedInActor>
  parent: Name
  provider: Name
  providerId: number
  register: Register
}

/** What a parent and a provider share: a conversation, a tour, a placement, an event, and a pending review. */
async function addConversation({ people, parent, provider, providerId, register }: Pair) {
  const [word, caregiverId] = [sharedWordOf(parent, provider), people[parent].id]
  const pair = { caregiverId, providerId }
  const { id, tours, messages } = await db().inquiry.create({
    data: {
      ...pair,
      subject: word,
      createdAt: NOW,
      lastMessageAt: NOW,
      messages: { create: { authorId: caregiverId, side: 'caregiver', text: word, createdAt: NOW } },
      tours: { create: { ...pair, status: 'accepted', proposedBy: 'caregiver', startsAt: SOON, ...times } },
    },
    select: { id: true, tours: { select: { id: true } }, messages: { select: { id: true } } },
  })
  register('inquiry', id, parent, provider)
  const note = { inquiryId: id, authorId: people[provider].id, text: wordOf(provider), createdAt: NOW }
  register('note', (await db().leadNote.create({ data: note })).id, provider)
  const step = { inquiryId: id, nextStep: wordOf(provider), nextStepOn: SOON }
  await db().lead.create({ data: step })
  const data = {
    inquiryId: id,
    uploaderId: caregiverId,
    messageId: messages[0]?.id ?? 0,
    name: `${word}.pdf`,
    createdAt: NOW,
  }
  const attach = (tx: Transaction, fileKey: string) => tx.messageAttachment.create({ data: { ...data, fileKey } })
  const sent = { bytes: Buffer.from(`%PDF-1.7 ${word}`), type: 'application/pdf' } as const
  register('attachment', (await storePrivateFile(sent, caregiverId, NOW, attach)).id, parent, provider)
  register('tour', tours[0]?.id ?? 0, parent, provider)
  register('enrollment', await enroll(people[parent], providerId), parent, provider)
  const event = { providerId, kind: 'conference', title: word, note: word, day: SOON, isForAll: true } as const
  register('event', (await db().providerEvent.create({ data: { ...event, ...times } })).id, provider)
  const review = await db().review.create({
    data: {
      providerId,
      authorId: caregiverId,
      authorName: 'A parent',
      rating: 4,
      text: 'Kind teachers, and a yard with shade.',
      status: 'published',
      createdAt: NOW,
    },
    select: { id: true },
  })
  register('review', review.id, provider)
}

/** What every user has: a notification, a calendar address, a finished export. */
async function addAccountData({ id: userId }: SignedInActor, name: Name, register: Register) {
  const facts = { device: wordOf(name) }
  const notification = { userId, kind: 'new-device', path: '/settings', facts, createdAt: NOW }
  register('notification', (await db().notification.create({ data: notification })).id, name)
  await db().calendarFeed.create({ data: { userId, tokenHash: Buffer.from(wordOf(name)), createdAt: NOW } })
  const accountExport = { userId, askedAt: NOW, readyAt: NOW, expiresAt: SOON, status: 'ready' as const }
  const file = { create: { content: Buffer.from(wordOf(name)) } }
  register('export', (await db().accountExport.create({ data: { ...accountExport, file } })).id, name)
}
