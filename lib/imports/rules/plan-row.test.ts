import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { planRow } from './plan-row'
import { rowHash } from './row-hash'

const draft: ProviderDraft = {
  name: 'Otter House',
  kind: 'center',
  careTypes: ['daycare'],
  city: 'Orlando',
  state: 'FL',
  zip: '32801',
  locationSlug: 'orlando-fl',
  latitude: 28.5,
  longitude: -81.3,
  programs: [],
}
const stored = {
  providerId: 7,
  rowHash: 'other',
  careTypes: ['montessori' as const],
  programs: ['vpk' as const],
  facts: {},
}

test('a row that nobody knows is added', () => {
  expect(planRow(draft, rowHash(draft), undefined)).toEqual({ action: 'add', item: draft })
})

test('a row that reads as before is left alone', () => {
  expect(planRow(draft, rowHash(draft), { ...stored, rowHash: rowHash({ ...draft }) })).toEqual({ action: 'keep' })
})

test('a changed row takes away no care type and no program', () => {
  expect(planRow(draft, rowHash(draft), stored)).toEqual({
    action: 'change',
    kept: [],
    item: { ...draft, id: 7, careTypes: ['montessori', 'daycare'], programs: ['vpk'] },
  })
})
