import type { Actor } from '@/lib/access/types'
import { isOwnId, mayHaveFavorites } from './policy'

const parent: Actor = {
  kind: 'user',
  id: 7,
  role: 'caregiver',
  email: 'dana@home.test',
  firstName: 'Dana',
  lastName: 'Cole',
}

test('parents have favorites; providers, admins and whatever else is named have none', () => {
  expect(['caregiver', 'careprovider', 'admin', 'Caregiver', ''].filter(mayHaveFavorites)).toEqual(['caregiver'])
})

test('a parent asks for themselves, by name or without one', () => {
  expect([isOwnId(parent, 7), isOwnId(parent, undefined)]).toEqual([true, true])
})

test('nobody asks for another parent, and a visitor for no one', () => {
  expect([isOwnId(parent, 8), isOwnId(parent, Number.NaN)]).toEqual([false, false])
  expect([isOwnId({ kind: 'visitor' }, undefined), isOwnId({ kind: 'visitor' }, 7)]).toEqual([false, false])
})
