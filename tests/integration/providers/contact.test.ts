import { VISITOR } from '@/lib/access/types'
import { findContact } from '@/lib/providers/queries/provider-page'
import { codeOf } from '@/lib/providers/rules/names'
import { actAs } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => addLocation())

const contact = { phone: '(407) 555-0123', email: 'desk@harbor.example', website: 'https://harbor.example' }

test.each(['caregiver', 'careprovider', 'admin'] as const)(
  'a signed-in %s gets phone, e-mail and website',
  async (role) => {
    const { id, slug } = await addProvider(contact)
    const actor = await actAs(role)
    expect(await findContact(actor, slug)).toEqual(contact)
    expect(await findContact(actor, codeOf(id))).toEqual(contact)
  },
)

test('a visitor is prompted to sign in, whether the provider exists or not', async () => {
  const { slug } = await addProvider(contact)
  await expect(findContact(VISITOR, slug)).rejects.toMatchObject({ status: 401 })
  await expect(findContact(VISITOR, 'nobody-zzzz')).rejects.toMatchObject({ status: 401 })
})

test('a provider that does not exist has no contact data', async () => {
  const actor = await actAs('caregiver')
  await expect(findContact(actor, 'nobody-orlando-fl-zzzz')).rejects.toMatchObject({ status: 404 })
  await expect(findContact(actor, '')).rejects.toMatchObject({ status: 404 })
})

test('a closed provider has no contact data, a temporarily closed one still has', async () => {
  const actor = await actAs('caregiver')
  const closed = await addProvider({ ...contact, status: 'closed' })
  const paused = await addProvider({ ...contact, status: 'temporarily_closed' })
  expect(await findContact(actor, closed.slug)).toEqual({ phone: null, email: null, website: null })
  expect(await findContact(actor, paused.slug)).toEqual(contact)
})
