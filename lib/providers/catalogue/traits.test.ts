import { tagsOf } from './traits'

test('a Montessori preschool with VPK says so in three words, each once', () => {
  const tags = tagsOf({ careTypes: ['preschool', 'montessori'], curricula: ['montessori'], programs: ['vpk'] })
  expect(tags).toEqual([
    { label: 'Preschool', color: 'blue' },
    { label: 'Montessori', color: 'blue' },
    { label: 'VPK', color: 'yellow' },
  ])
})

test('of whom nothing is known, nothing is said', () => {
  expect(tagsOf({ careTypes: [], curricula: [], programs: [] })).toEqual([])
})
