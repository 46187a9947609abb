import { signOut } from '@/components/accounts/session'
import { readDraft, storeDraft } from '@/components/forms/draft-store'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'

const before = globalThis.fetch
const serverAnswers = (status: number) => {
  globalThis.fetch = jest.fn(async () => mockFetchResult(status, {}))
}
afterEach(() => {
  globalThis.fetch = before
  sessionStorage.clear()
})

beforeEach(() => {
  storeDraft(7, 'message-12', { text: 'Our daughter is shy' })
  sessionStorage.setItem('provider_little-harbor', 'everybody may read this')
})

test('signing out clears the drafts in the tab, and leaves what is the same for everyone', async () => {
  serverAnswers(200)
  expect(await signOut()).toBe(true)
  expect(Object.keys(sessionStorage)).toEqual(['provider_little-harbor'])
})

test('a user who is still signed in keeps their drafts', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  serverAnswers(503)
  expect(await signOut()).toBe(false)
  expect(readDraft(7, 'message-12')).toEqual({ text: 'Our daughter is shy' })
})
