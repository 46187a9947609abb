import { readDraft, storeDraft } from '@/components/forms/use-draft'
import { signOut } from '@/components/layout/signed-in-area'
import { storeLastSearch } from '@/components/providers/stored-provider'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'accounts.common')

const before = globalThis.fetch
const mockStatus = (status: number) => {
  globalThis.fetch = jest.fn(async () => mockFetchResult(status, {}))
}
afterEach(() => {
  globalThis.fetch = before
  sessionStorage.clear()
})

beforeEach(() => {
  storeDraft(7, 'message-12', { text: 'Our daughter is shy' })
  storeLastSearch('/search?zipCode=32801&age=14')
  sessionStorage.setItem('provider_little-harbor', 'everybody may read this')
})

test("signing out deletes the user's input and last search from the tab; data that is the same for everyone stays", async () => {
  mockStatus(200)
  expect(await signOut(t)).toBe(true)
  expect(Object.keys(sessionStorage)).toEqual(['provider_little-harbor'])
})

test('a user who is still signed in keeps their input', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockStatus(503)
  expect(await signOut(t)).toBe(false)
  expect(readDraft(7, 'message-12')).toEqual({ text: 'Our daughter is shy' })
})
