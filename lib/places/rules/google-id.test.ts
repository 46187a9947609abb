import { isGooglePlaceId } from './google-id'

test.each(['ChIJN1t_tDeuEmsRUsoyG83frY4', 'ChIJE2Qhhjh-3YgRssMv4oAliTY'])('%s is an id of Google', (id) => {
  expect(isGooglePlaceId(id)).toBe(true)
})

test.each([
  'little-harbor-academy-orlando-fl-k3f9',
  'chijn1t_tdeuemsrusoyg83fry4',
  'ChIJ',
  'ChIJ../../etc/passwd',
  'ChIJN1t_tDeuEmsRUsoyG83frY4&key=x',
  'ChIJN1t_tDeuEmsRUsoyG83frY4\n',
  ` ChIJN1t_tDeuEmsRUsoyG83frY4`,
  `ChIJ${'a'.repeat(5_000)}`,
])('%j is none, and is never sent to Google', (id) => {
  expect(isGooglePlaceId(id)).toBe(false)
})
