import { accepting, fieldsBefore } from './roll-back'
import { NO_VALUES } from './values'

const live = { ...NO_VALUES, aboutUs: 'third', phone: '(407) 555-0102', email: 'now@harbor.example' }
const kept = () => true
const change = (fields: object, accepted: Parameters<typeof accepting>[0]) => ({
  fields,
  decisions: accepting(accepted),
})

test('a page goes back to what the first of the changes replaced, also where later ones replaced it again', () => {
  const changes = [
    change({ aboutUs: { from: 'first', to: 'second' } }, ['aboutUs']),
    change({ aboutUs: { from: 'second', to: 'third' }, phone: { from: '(407) 555-0101', to: '(407) 555-0102' } }, [
      'aboutUs',
      'phone',
    ]),
  ]
  expect(fieldsBefore(changes, live, kept)).toEqual({
    aboutUs: { from: 'third', to: 'first' },
    phone: { from: '(407) 555-0102', to: '(407) 555-0101' },
  })
  expect(fieldsBefore(changes.slice(1), live, kept)).toMatchObject({ aboutUs: { to: 'second' } })
})

test('what was rejected, and what the page says already, is left as it is', () => {
  const rejected = {
    fields: { email: { from: '', to: 'x@y.example' } },
    decisions: { email: { accepted: false as const, reason: 'No.' } },
  }
  const same = change({ aboutUs: { from: 'third', to: 'second' } }, ['aboutUs'])
  expect(fieldsBefore([rejected, same], live, kept)).toEqual({})
})

test('a picture that is gone does not come back', () => {
  const photo = (path: string) => ({ path, alt: 'A yard', caption: '', width: 4, height: 3 })
  const changes = [
    change(
      {
        photos: { from: [photo('/pictures/a'), photo('/pictures/gone')], to: [] },
        businessLogo: { from: '/pictures/gone', to: '/pictures/b' },
      },
      ['photos', 'businessLogo'],
    ),
  ]
  const page = { ...live, businessLogo: '/pictures/b' }
  expect(fieldsBefore(changes, page, (path) => path !== '/pictures/gone')).toEqual({
    photos: { from: [], to: [photo('/pictures/a')] },
    businessLogo: { from: '/pictures/b', to: '' },
  })
})
