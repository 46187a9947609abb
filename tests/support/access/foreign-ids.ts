import { ENDPOINTS, type EndpointEntry } from './endpoint-table'
import { type IdKind, incompleteVideo, type Name, type TwoFamilies } from './two-families'

/** A call with something that belongs to `readers`. Others are refused or, with `isAnswered`, get a response of their own data. */
export type ForeignCall = Pick<EndpointEntry, 'body' | 'params' | 'query'> & {
  readers: readonly Name[]
  isAnswered?: true
}
type Tries = (world: TwoFamilies) => ForeignCall[]

/** Calls with the handler's own parameter. `by` limits the readers to those the handler is for; the others are refused by their role. */
const named =
  (kind: IdKind, by?: (name: Name) => boolean): Tries =>
  ({ ids }) =>
    ids[kind].map(({ id, readers }) => ({ params: { id: String(id) }, readers: by ? readers.filter(by) : readers }))
const isParent = (name: Name) => name === 'pat' || name === 'kim'
const isProvider = (name: Name) => !isParent(name)

/** For providers and reviews, which anyone may name: a public id, or nothing that belongs to one person. */
const NOT_PERSONAL: Tries = () => []

/** Calls for a provider (by its public id), for its own people. */
const ofProvider =
  (call: (slug: string, name: 'chris' | 'dana', world: TwoFamilies) => Omit<ForeignCall, 'readers'>): Tries =>
  (world) =>
    (['chris', 'dana'] as const).map((name) => ({ ...call(world.slugs[name], name, world), readers: [name] }))
const byQuery = (key: string) => ofProvider((slug) => ({ query: `?${key}=${slug}` }))
const person = ofProvider((id, name, { people }) => ({ params: { id, user: String(people[name].id) } }))
const invitation = ofProvider((id, name, { ids }) => {
  const own = ids.invitation.find(({ readers }) => readers.includes(name))
  return { params: { id, invitation: String(own?.id) } }
})
/** For admins; none of these people is one. */
const adminOnly = (kind: IdKind): Tries => named(kind, () => false)

/** Calls for accounts, for admins. */
const accounts: Tries = ({ people }) =>
  Object.values(people).map(({ id }) => ({ params: { id: String(id) }, readers: [] }))
/** Admins' own data, which none of these people may read. */
const ADMINS: Tries = () => [
  { params: { id: '1', revision: '1', item: 'change-1' }, query: '?articleId=1', readers: [] },
]

const foreignFamilies =
  (more: object = {}): Tries =>
  ({ ids, slugs }) =>
    ids.enrollment.map(({ id, readers }) => ({
      // With the caller's own provider, and a family of the other one.
      body: { daycareId: slugs[readers.includes('chris') ? 'dana' : 'chris'], enrollmentIds: [id], ...more },
      readers: [],
    }))

/** Every handler that takes an id, with calls that use another person's. A handler without an entry fails foreign-ids.test.ts. */
export const FOREIGN_CALLS: Record<string, Tries> = {
  'account/exports/[id] GET': named('export'),
  // Anyone may read the article, and the marks are the caller's own.
  'article-marks/[id] PUT': NOT_PERSONAL,
  'attachments/[id] GET': named('attachment'),
  // No one can withdraw a file after it was sent.
  'attachments/[id] DELETE': named('attachment', () => false),
  'inquiries/[id]/attachments POST': named('inquiry'),
  'provider-photos POST': byQuery('providerId'),
  'provider-videos POST': byQuery('providerId'),
  'provider-videos/[id]/pieces/[piece] PUT': ofProvider((providerId, name) => ({
    query: `?providerId=${providerId}`,
    params: { id: incompleteVideo(name), piece: '1' },
  })),
  'public-profile-changes GET': byQuery('providerId'),
  'public-profile-changes POST': ofProvider((providerId) => ({ body: { providerId, aboutUs: 'x' } })),
  'public-profile-changes/draft PUT': ofProvider((providerId) => ({
    body: { providerId, part: 'photos', fields: {} },
  })),
  'public-profile-changes/draft DELETE': ofProvider((providerId) => ({
    query: `?part=photos&providerId=${providerId}`,
  })),
  'public-profile-changes/[id]/decision POST': adminOnly('change'),
  'public-profile-facts PUT': ofProvider((providerId) => ({
    body: { ...ENDPOINTS['public-profile-facts PUT']?.body, providerId },
  })),
  'public-profile-changes/[id]/roll-back POST': adminOnly('change'),
  'approvals/[item]/assignment PUT': ADMINS,
  'approvals/[item]/assignment DELETE': ADMINS,
  'reviews/[id]/decision POST': ADMINS,
  'reports/[id]/decision POST': ADMINS,
  'inquiries/[id]/report/decision POST': adminOnly('inquiry'),
  'public-profile-facts/address PUT': ofProvider((providerId) => ({ body: { providerId, showsZip: false } })),
  'public-profile-facts/following PUT': ofProvider((providerId) => ({ body: { providerId, follows: true } })),
  'public-profile-facts/confirm POST': ofProvider((providerId) => ({ body: { providerId, groups: ['hours'] } })),
  'public-profile-changes DELETE': byQuery('providerId'),
  'careprovider/analytics GET': byQuery('providerId'),
  'careprovider/analytics/csv GET': byQuery('providerId'),
  'claims POST': NOT_PERSONAL,
  'claims/[id]/addition PUT': named('addition'),
  'claims/[id]/code POST': named('claim'),
  'claims/[id]/code PUT': named('claim'),
  'claims/[id]/document GET': named('claim'),
  'claims/[id]/document POST': named('claim'),
  'claims/[id]/document DELETE': named('claim'),
  'claims/[id] DELETE': named('claim'),
  'claims/[id]/decision POST': adminOnly('claim'),
  'provider-people/[id]/invitations POST': ofProvider((id) => ({ params: { id } })),
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
  'billing/[id]/plan POST': ofProvider((id) => ({ params: { id } })),
  'billing/[id]/portal POST': ofProvider((id) => ({ params: { id } })),
  'billing/[id]/renewal PUT': ofProvider((id) => ({ params: { id } })),
  'billing/[id]/placement PUT': ofProvider((id) => ({ params: { id } })),
  'billing/[id]/placement DELETE': ofProvider((id) => ({ params: { id } })),
  'invoices/[id] GET': named('invoice'),
  'invoices/[id] DELETE': named('invoice'),
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
  'calendar/entries/[id] DELETE': named('calendar'),
  'caregiver/children/[id] PUT': named('child'),
  'caregiver/children/[id] DELETE': named('child'),
  'caregiver/fit GET': NOT_PERSONAL,
  'compare/choice PATCH': ({ ids }) => ids.child.map(({ id, readers }) => ({ body: { childId: id }, readers })),
  'compare/favorites GET': ({ people }) =>
    (['pat', 'kim'] as const).map((name) => ({ query: `?userId=${people[name].id}`, readers: [name] })),
  'compare/kept GET': NOT_PERSONAL,
  'costs/[id] GET': NOT_PERSONAL,
  'enrollments/[id] PATCH': named('enrollment'),
  'enrollments/[id]/transfer POST': (world) =>
    named('enrollment', isParent)(world).map((one) => ({ ...one, body: { text: 'We move.' } })),
  'events POST': foreignFamilies({ kind: 'other', title: 'x', day: '2026-12-01' }),
  'events/[id] PUT': named('event'),
  'events/[id] DELETE': named('event'),
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
  'favorites/[id]/notes PUT': named('favorite'),
  'favorites/merge POST': NOT_PERSONAL,
  'favorites/rows GET': NOT_PERSONAL,
  'inquiries POST': NOT_PERSONAL,
  'inquiries/[id] GET': named('inquiry'),
  'inquiries/[id] DELETE': named('inquiry'),
  'inquiries/[id]/messages POST': named('inquiry'),
  'inquiries/[id]/read POST': named('inquiry'),
  'inquiries/[id]/report POST': named('inquiry'),
  'inquiries/[id]/block PUT': named('inquiry'),
  'inquiries/[id]/block DELETE': named('inquiry'),
  'inquiries/[id]/enrollment POST': named('inquiry', isProvider),
  'inquiries/[id]/tours POST': named('inquiry'),
  'inquiries/[id]/tours/slot POST': named('inquiry', isParent),
  'leads/csv GET': byQuery('providerId'),
  'leads/[id]/stage PUT': named('inquiry', isProvider),
  'leads/[id]/next-step PUT': named('inquiry', isProvider),
  'leads/[id]/notes POST': named('inquiry', isProvider),
  'leads/notes/[id] DELETE': named('note'),
  'notifications/[id]/read POST': named('notification'),
  'notifications/read POST': ({ ids }) =>
    ids.notification.map(({ id, readers }) => ({ body: { upTo: id }, readers, isAnswered: true })),
  'notifications GET': ({ ids }) =>
    ids.notification.map(({ id, readers }) => ({ query: `?before=${id + 1}`, readers, isAnswered: true })),
  'places/details/[id] GET': NOT_PERSONAL,
  'reviews PUT': NOT_PERSONAL,
  'reviews DELETE': NOT_PERSONAL,
  'reviews/[id]/answer PUT': named('review'),
  'reviews/[id]/answer DELETE': named('review'),
  'reviews/[id]/report POST': NOT_PERSONAL,
  'saved-replies POST': ofProvider((daycareId) => ({ body: { daycareId, title: 'x', text: 'x' } })),
  'saved-replies/[id] PUT': named('reply'),
  'saved-replies/[id] DELETE': named('reply'),
  'saved-searches/[id] PATCH': named('savedSearch'),
  'saved-searches/[id] DELETE': named('savedSearch'),
  'trends/[report] GET': ofProvider((slug) => ({
    query: `?providerId=${slug}`,
    params: { report: 'search-patterns' },
  })),
  'tour-offers GET': NOT_PERSONAL,
  'tour-offers PUT': ofProvider((daycareId) => ({
    body: { daycareId, isOn: false, noticeHours: 1, daysAhead: 1, weekly: Array(7).fill(''), otherDays: [] },
  })),
  'tours/[id] PATCH': named('tour'),
  'tours/[id]/calendar GET': named('tour'),
}

/** Whether a handler takes an id: in its address, its query or a key of its body. A token is not an id, because no one else has it. */
export function takesAnId(name: string, { body = {}, query = '' }: EndpointEntry): boolean {
  const keys = [...Object.keys(body), ...new URLSearchParams(query).keys()]
  return name.includes('[id]') || keys.some((key) => /^ids?$|Ids?$|^(before|upTo)$/.test(key))
}
