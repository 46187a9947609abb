import { countStars, mentionsIn } from './mentions'

const filler = (count: number) => Array.from({ length: count }, () => 'We love this place.')

describe('what families mention', () => {
  it('counts each review once, however often it uses a word', () => {
    const texts = ['The teachers know us. Great teachers!', 'A warm teacher.', 'Staff stays for years.', ...filler(2)]
    expect(mentionsIn(texts)).toEqual([{ label: 'Teachers', reviews: 3 }])
  })

  it('says nothing about fewer than five reviews', () => {
    expect(mentionsIn(['Easy parking.', 'No parking.', 'Parking is hard.', 'Parking!'])).toEqual([])
  })

  it('leaves out what fewer than three reviews mention', () => {
    expect(mentionsIn(['Easy parking.', 'No parking.', ...filler(3)])).toEqual([])
  })

  it('puts the most frequent first, and lists six at most', () => {
    const all = 'teachers, the app, the yard, lunch, naps, clean rooms, books, tuition, parking'
    const found = mentionsIn([all, all, all, 'Lunch!', 'A big lunch.'])
    expect(found[0]).toEqual({ label: 'Food', reviews: 5 })
    expect(found).toHaveLength(6)
  })

  it('counts whole words only: "application" is no app, and "snapped" no nap', () => {
    expect(mentionsIn([...filler(2), 'The application.', 'An application.', 'She snapped an application.'])).toEqual([])
  })
})

test('stars are counted from five down to one', () => {
  expect(countStars([5, 5, 4, 1])).toEqual([2, 1, 0, 0, 1])
})
