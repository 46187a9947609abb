import { dashboardQuery, decisionInput, draftInput, draftQuery, profileChangeInput } from './requests'

describe('calls', () => {
  test('a change as in the specification is accepted, and omitted fields stay unchanged', () => {
    const sent = {
      careproviderUserId: '7',
      aboutUs: 'A yard.',
      openingTime: '6:30 AM',
      closingTime: '6 PM',
      status: 'pending',
    }
    const input = profileChangeInput.parse({ ...sent, photos: ['x'], businessLogo: 'y' })
    expect(input).toMatchObject({ careproviderUserId: 7, providerId: undefined, values: { aboutUs: 'A yard.' } })
    expect(Object.keys(input.values)).toEqual(['businessLogo', 'aboutUs', 'hours'])
    expect(input.photos).toEqual([{ path: 'x' }])
    expect(profileChangeInput.parse({}).values).toEqual({})
  })

  test.each([
    [{ status: 'approved' }, 'status'],
    [{ openingTime: 'early', closingTime: '6 PM' }, 'openingTime'],
    [{ amenities: ['a moat'] }, 'amenities'],
    [{ aboutUs: ['a'] }, 'aboutUs'],
  ])('%j is rejected at its field', (body, field) => {
    expect(profileChangeInput.safeParse(body).error?.issues[0]?.path).toEqual([field])
  })

  test('a rejection needs a reason, and a decision on an unknown field is rejected', () => {
    const decide = (decisions: Record<string, unknown>) => decisionInput.safeParse({ version: 1, decisions }).success
    expect(decide({ aboutUs: { accepted: false, reason: 'Too short.' } })).toBe(true)
    expect(decide({ aboutUs: { accepted: false, reason: ' ' } })).toBe(false)
    expect(decide({ aboutUs: { accepted: false } })).toBe(false)
    expect(decide({ rating: { accepted: true } })).toBe(false)
  })

  test('an invalid query string of the dashboard is ignored', () => {
    expect(dashboardQuery.parse({ provider: 'sunny-k3fb', tab: 'profile', edit: '1' })).toEqual({
      provider: 'sunny-k3fb',
      edit: 1,
      tab: 'profile',
    })
    expect(dashboardQuery.parse({ provider: ['a', 'b'], edit: 'yes', tab: 'x' })).toEqual({})
    expect(dashboardQuery.parse({ tab: 'calendar' })).toEqual({ tab: 'calendar' })
  })
})

describe('drafts', () => {
  test('a draft is stored even if it is invalid', () => {
    const typed = { part: 'details', fields: { typed: '{"businessName":""}', version: 'v1' } }
    expect(draftInput.parse(typed)).toEqual(typed)
    expect(draftQuery.parse({ part: 'photos', providerId: 'sunny-k3f9' })).toEqual({
      part: 'photos',
      providerId: 'sunny-k3f9',
    })
  })

  test.each([
    { part: 'billing', fields: {} },
    { fields: {} },
    { part: 'details' },
    { part: 'details', fields: { typed: 7 } },
    { part: 'details', fields: { typed: 'x'.repeat(60_001) } },
    { part: 'details', fields: { ['x'.repeat(21)]: '' } },
  ])('%# is not a valid draft', (sent) => {
    expect(draftInput.safeParse(sent).success).toBe(false)
  })
})
