import { PUT as changeLanguage } from '@/app/api/account/language/route'
import { POST as register } from '@/app/api/auth/register/route'
import { currentActor } from '@/lib/access/session'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))

const choose = (body: Record<string, unknown>) => send(changeLanguage, body, { method: 'PUT' })

test('a person chooses the language of their mails', async () => {
  const parent = await createActor('caregiver')
  const other = await createActor('caregiver')
  expect((await choose({ locale: 'es-US' })).status).toBe(401)
  setRequestCookies(await sessionCookie(parent))
  expect(await currentActor()).toMatchObject({ locale: 'en' })
  expect(await choose({ locale: 'es-US', id: other.id })).toMatchObject({ status: 200, json: { locale: 'es-US' } })
  expect(await currentActor()).toMatchObject({ locale: 'es-US' })
  expect(await db().user.findUnique({ where: { id: other.id } })).toMatchObject({ locale: 'en' })
})

test.each([{}, { locale: 'de' }, { locale: '' }, { locale: ['es-US'] }])(
  '%j is no language of the site',
  async (body) => {
    const parent = await createActor('caregiver')
    setRequestCookies(await sessionCookie(parent))
    const refused = await choose(body)
    expect([refused.status, refused.json.fields]).toEqual([400, { locale: 'Please choose a language of this site.' }])
    expect(await db().user.findUnique({ where: { id: parent.id } })).toMatchObject({ locale: 'en' })
  },
)

test.each([
  ['es-US', 'es-US'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es-US'],
  ['de', 'en'],
])('a new account has the language that the sign-up asked for: %s', async (asked, locale) => {
  const pat = { firstName: 'Pat', lastName: 'T', email: 'pat@home.test', password: 'three boats', role: 'caregiver' }
  const { status } = await send(register, pat, { headers: { 'accept-language': asked } })
  expect(status).toBe(200)
  expect(await db().user.findFirst()).toMatchObject({ locale })
  const mail = await db().mail.findFirstOrThrow()
  expect(mail.subject).toBe(locale === 'en' ? 'Please confirm your e-mail address' : 'Confirme su correo electrónico')
})
