import { tagsOf } from './traits'

test('a Montessori preschool with VPK has three tags without duplicates', () => {
  const tags = tagsOf({ careTypes: ['preschool', 'montessori'], curricula: ['montessori'], programs: ['vpk'] })
  expect(tags).toEqual([
    { label: 'Preschool', color: 'blue' },
    { label: 'Montessori', color: 'blue' },
    { label: 'VPK', color: 'yellow' },
  ])
})

test('a provider without known traits has no tags', () => {
  expect(tagsOf({ careTypes: [], curricula: [], programs: [] })).toEqual([])
})
