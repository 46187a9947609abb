import { ENDPOINTS, type EndpointEntry } from './endpoint-table'
import { type IdKind, incompleteVideo, type Name, type TwoFamilies } from './two-families'

/** A call with something that belongs to `readers`. Others are refused or, with `isAnswered`, get a response of their own data. */
export type ForeignCall = Pick<EndpointEntry, 'body' | 'params' | 'query'> & {
  readers: readonly Name[]
  isAnswered?: true
}
type CallsOf = (world: TwoFamilies) => ForeignCall[]

/** Calls with the handler's own parameter. `isCaller` limits the readers to those the handler is for; the others are refused by their role. */
const byId =
  (kind: IdKind, isCaller?: (name: Name) => boolean): CallsOf =>
  ({ ids }) =>
    ids[kind].map(({ id, readers }) => ({
      params: { id: String(id) },
      readers: isCaller ? readers.filter(isCaller) : readers,
    }))
const isParent = (name: Name) => name === 'pat' || name === 'kim'
const isProvider = (name: Name) => !isParent(name)

/** For providers and reviews, which anyone may name: a public id, or nothing that belongs to one person. */
const NOT_PERSONAL: CallsOf = () => []

/** Calls for a provider (by its public id), for its own people. */
const forProvider =
  (call: (slug: string, name: 'chris' | 'dana', world: TwoFamilies) => Omit<ForeignCall, 'readers'>): CallsOf =>
  (world) =>
    (['chris', 'dana'] as const).map((name) => ({ ...call(world.slugs[name], name, world), readers: [name] }))
const forProviderInQuery = (key: string) => forProvider((slug) => ({ query: `?${key}=${slug}` }))
const person = forProvider((id, name, { people }) => ({ params: { id, user: String(people[name].id) } }))
const invitation = forProvider((id, name, { ids }) => {
  const own = ids.invitation.find(({ readers }) => readers.includes(name))
  return { params: { id, invitation: String(own?.id) } }
})
/** For admins; none of these people is one. */
const adminOnly = (kind: IdKind): CallsOf => byId(kind, () => false)

/** Calls for accounts, for admins. */
const accounts: CallsOf = ({ people }) =>
  Object.values(people).map(({ id }) => ({ params: { id: String(id) }, readers: [] }))
/** Admins' own data, which none of these people may read. */
const ADMINS: CallsOf = () => [
  { params: { id: '1', revision: '1', item: 'change-1' }, query: '?articleId=1', readers: [] },
]

const foreignFamilies =
  (more: object = {}): CallsOf =>
  ({ ids, slugs }) =>
    ids.enrollment.map(({ id, readers }) => ({
      // With the caller's own provider, and a family of the other one.
      body: { daycareId: slugs[readers.includes('chris') ? 'dana' : 'chris'], enrollmentIds: [id], ...more },
      readers: [],
    }))

/** Every handler that takes an id, with calls that use another person's. A handler without an entry fails foreign-ids.test.ts. */
export const FOREIGN_CALLS: Record<string, CallsOf> = {
  'account/exports/[id] GET': byId('export'),
  // Anyone may read the article, and the marks are the caller's own.
  'article-marks/[id] PUT': NOT_PERSONAL,
  'attachments/[id] GET': byId('attachment'),
  // No one can withdraw a file after it was sent.
  'attachments/[id] DELETE': byId('attachment', () => false),
  'inquiries/[id]/attachments POST': byId('inquiry'),
  'provider-photos POST': forProviderInQuery('providerId'),
  'provider-videos POST': forProviderInQuery('providerId'),
  'provider-videos/[id]/pieces/[piece] PUT': forProvider((providerId, name) => ({
    query: `?providerId=${providerId}`,
    params: { id: incompleteVideo(name), piece: '1' },
  })),
  'public-profile-changes GET': forProviderInQuery('providerId'),
  'public-profile-changes POST': forProvider((providerId) => ({ body: { providerId, aboutUs: 'x' } })),
  'public-profile-changes/draft PUT': forProvider((providerId) => ({
    body: { providerId, part: 'photos', fields: {} },
  })),
  'public-profile-changes/draft DELETE': forProvider((providerId) => ({
    query: `?part=photos&providerId=${providerId}`,
  })),
  'public-profile-changes/[id]/decision POST': adminOnly('change'),
  'public-profile-facts PUT': forProvider((providerId) => ({
    body: { ...ENDPOINTS['public-profile-facts PUT']?.body, providerId },
  })),
  'public-profile-changes/[id]/roll-back POST': adminOnly('change'),
  'approvals/[item]/assignment PUT': ADMINS,
  'approvals/[item]/assignment DELETE': ADMINS,
  'reviews/[id]/decision POST': ADMINS,
  'reports/[id]/decision POST': ADMINS,
  'inquiries/[id]/report/decision POST': adminOnly('inquiry'),
  'public-profile-facts/address PUT': forProvider((providerId) => ({ body: { providerId, showsZip: false } })),
  'public-profile-facts/following PUT': forProvider((providerId) => ({ body: { providerId, follows: true } })),
  'public-profile-facts/confirm POST': forProvider((providerId) => ({ body: { providerId, groups: ['hours'] } })),
  'public-profile-changes DELETE': forProviderInQuery('providerId'),
  'careprovider/analytics GET': forProviderInQuery('providerId'),
  'careprovider/analytics/csv GET': forProviderInQuery('providerId'),
  'claims POST': NOT_PERSONAL,
  'claims/[id]/addition PUT': byId('addition'),
  'claims/[id]/code POST': byId('claim'),
  'claims/[id]/code PUT': byId('claim'),
  'claims/[id]/document GET': byId('claim'),
  'claims/[id]/document POST': byId('claim'),
  'claims/[id]/document DELETE': byId('claim'),
  'claims/[id] DELETE': byId('claim'),
  'claims/[id]/decision POST': adminOnly('claim'),
  'provider-people/[id]/invitations POST': forProvider((id) => ({ params: { id } })),
  'provider-people/[id]/invitations/[invitation] POST': invitation,
  'provider-people/[id]/invitations/[invitation] DELETE': invitation,
  'provider-people/[id]/[user] PATCH': person,
  'provider-people/[id]/[user] DELETE': person,
  'imports/[id] GET': ADMINS,
  'imports/[id] DELETE': ADMINS,
  'imports/[id]/pieces/[piece] PUT': ADMINS,
  'imports/[id]/guess POST': ADMINS,
  'imports/[id]/reading PUT': ADMINS,
  'imports/[id]/step POST': ADMINS,
  'imports/sources POST': ADMINS,
  'imports/sources/[id] PUT': ADMINS,
  'imports/sources/[id] POST': ADMINS,
  'imports/sources/[id] DELETE': ADMINS,
  'imports/asides POST': ADMINS,
  'directory/mergers POST': ADMINS,
  'directory/distinctions PUT': ADMINS,
  'directory/[id] GET': ADMINS,
  'directory/[id] PATCH': ADMINS,
  'directory/[id]/status PUT': ADMINS,
  'users/[id]/status PUT': accounts,
  'users/[id]/role PUT': accounts,
  'users/[id]/sessions DELETE': accounts,
  'users/[id]/verification-mail POST': accounts,
  'blog-posts/[id]/views POST': NOT_PERSONAL,
  'blog-posts/[id] GET': ADMINS,
  'blog-posts/[id] PATCH': ADMINS,
  'blog-posts/[id] DELETE': ADMINS,
  'blog-posts/[id]/restore POST': ADMINS,
  'billing/[id]/plan POST': forProvider((id) => ({ params: { id } })),
  'billing/[id]/portal POST': forProvider((id) => ({ params: { id } })),
  'billing/[id]/renewal PUT': forProvider((id) => ({ params: { id } })),
  'billing/[id]/placement PUT': forProvider((id) => ({ params: { id } })),
  'billing/[id]/placement DELETE': forProvider((id) => ({ params: { id } })),
  'invoices/[id] GET': byId('invoice'),
  'invoices/[id] DELETE': byId('invoice'),
  'invoices/[id]/payment POST': adminOnly('invoice'),
  'blog-posts/[id]/revisions GET': ADMINS,
  'blog-posts/[id]/revisions/[revision] GET': ADMINS,
  'blog-posts/[id]/revisions/[revision] POST': ADMINS,
  'blog-posts/[id]/preview POST': ADMINS,
  'blog-posts/[id]/preview DELETE': ADMINS,
  'blog-posts/[id]/duplicate POST': ADMINS,
  'blog-posts/working-copy GET': ADMINS,
  'blog-posts/working-copy PUT': ADMINS,
  'blog-posts/working-copy DELETE': ADMINS,
  'calendar/entries/[id] DELETE': byId('calendar'),
  'caregiver/children/[id] PUT': byId('child'),
  'caregiver/children/[id] DELETE': byId('child'),
  'caregiver/fit GET': NOT_PERSONAL,
  'compare/choice PATCH': ({ ids }) => ids.child.map(({ id, readers }) => ({ body: { childId: id }, readers })),
  'compare/favorites GET': ({ people }) =>
    (['pat', 'kim'] as const).map((name) => ({ query: `?userId=${people[name].id}`, readers: [name] })),
  'compare/kept GET': NOT_PERSONAL,
  'costs/[id] GET': NOT_PERSONAL,
  'enrollments/[id] PATCH': byId('enrollment'),
  'enrollments/[id]/transfer POST': (world) =>
    byId('enrollment', isParent)(world).map((one) => ({ ...one, body: { text: 'We move.' } })),
  'events POST': foreignFamilies({ kind: 'other', title: 'x', day: '2026-12-01' }),
  'events/[id] PUT': byId('event'),
  'events/[id] DELETE': byId('event'),
  'favorites GET': ({ people }) =>
    (['pat', 'kim'] as const).map((name) => ({ query: `?caregiverId=${people[name].id}`, readers: [name] })),
  'favorites POST': ({ people, slugs }) =>
    (['pat', 'kim'] as const).map((name) => ({
      body: {
        caregiverId: people[name].id,
        daycareId: slugs.chris,
        daycareName: 'House of chris',
        daycareAddress: 'Orlando, FL 32801',
        daycareRating: '4',
      },
      readers: [name],
    })),
  'favorites DELETE': ({ people, slugs }) =>
    (['pat', 'kim'] as const).map((name) => ({
      query: `?caregiverId=${people[name].id}&daycareId=${slugs.chris}`,
      readers: [name],
    })),
  'favorites/add POST': NOT_PERSONAL,
  'favorites/[id]/notes PUT': byId('favorite'),
  'favorites/merge POST': NOT_PERSONAL,
  'favorites/rows GET': NOT_PERSONAL,
  'inquiries POST': NOT_PERSONAL,
  'inquiries/[id] GET': byId('inquiry'),
  'inquiries/[id] DELETE': byId('inquiry'),
  'inquiries/[id]/messages POST': byId('inquiry'),
  'inquiries/[id]/read POST': byId('inquiry'),
  'inquiries/[id]/report POST': byId('inquiry'),
  'inquiries/[id]/block PUT': byId('inquiry'),
  'inquiries/[id]/block DELETE': byId('inquiry'),
  'inquiries/[id]/enrollment POST': byId('inquiry', isProvider),
  'inquiries/[id]/tours POST': byId('inquiry'),
  'inquiries/[id]/tours/slot POST': byId('inquiry', isParent),
  'leads/csv GET': forProviderInQuery('providerId'),
  'leads/[id]/stage PUT': byId('inquiry', isProvider),
  'leads/[id]/next-step PUT': byId('inquiry', isProvider),
  'leads/[id]/notes POST': byId('inquiry', isProvider),
  'leads/notes/[id] DELETE': byId('note'),
  'notifications/[id]/read POST': byId('notification'),
  'notifications/read POST': ({ ids }) =>
    ids.notification.map(({ id, readers }) => ({ body: { upTo: id }, readers, isAnswered: true })),
  'notifications GET': ({ ids }) =>
    ids.notification.map(({ id, readers }) => ({ query: `?before=${id + 1}`, readers, isAnswered: true })),
  'places/details/[id] GET': NOT_PERSONAL,
  'reviews PUT': NOT_PERSONAL,
  'reviews DELETE': NOT_PERSONAL,
  'reviews/[id]/answer PUT': byId('review'),
  'reviews/[id]/answer DELETE': byId('review'),
  'reviews/[id]/report POST': NOT_PERSONAL,
  'saved-replies POST': forProvider((daycareId) => ({ body: { daycareId, title: 'x', text: 'x' } })),
  'saved-replies/[id] PUT': byId('reply'),
  'saved-replies/[id] DELETE': byId('reply'),
  'saved-searches/[id] PATCH': byId('savedSearch'),
  'saved-searches/[id] DELETE': byId('savedSearch'),
  'trends/[report] GET': forProvider((slug) => ({
    query: `?providerId=${slug}`,
    params: { report: 'search-patterns' },
  })),
  'tour-offers GET': NOT_PERSONAL,
  'tour-offers PUT': forProvider((daycareId) => ({
    body: { daycareId, isOn: false, noticeHours: 1, daysAhead: 1, weekly: Array(7).fill(''), otherDays: [] },
  })),
  'tours/[id] PATCH': byId('tour'),
  'tours/[id]/calendar GET': byId('tour'),
}

/** Whether a handler takes an id: in its address, its query or a key of its body. A token is not an id, because no one else has it. */
export function takesId(name: string, { body = {}, query = '' }: EndpointEntry): boolean {
  const keys = [...Object.keys(body), ...new URLSearchParams(query).keys()]
  return name.includes('[id]') || keys.some((key) => /^ids?$|Ids?$|^(before|upTo)$/.test(key))
}
