import { mayHaveFavorites } from './policy'

test('parents have favorites; providers, admins and whatever else is named have none', () => {
  expect(['caregiver', 'careprovider', 'admin', 'Caregiver', ''].filter(mayHaveFavorites)).toEqual(['caregiver'])
})
