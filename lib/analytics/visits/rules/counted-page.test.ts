import { countedPage } from './counted-page'

test.each(['/', '/family-resources', '/faq', '/tools/cost-estimator'])('%s counts', (path) => {
  expect(countedPage(path)).toEqual({ path, place: null })
})

test.each([
  ['/daycare/orlando-fl', 'orlando-fl'],
  ['/montessori/st-cloud-fl', 'st-cloud-fl'],
  ['/preschool/orange-county-fl', 'orange-county-fl'],
  ['/daycare/32801', '32801'],
])('%s counts if the place exists', (path, place) => {
  expect(countedPage(path)).toEqual({ path, place })
})

test.each([
  '',
  '/search',
  '/provider/little-harbor-k3f9',
  '/settings',
  '/admin-dashboard',
  '/daycare/orlando-fl/page/2',
  '/daycare/orlando-fl?utm_source=x',
  '/nanny/orlando-fl',
  '/daycare/Orlando-FL',
  '/daycare/',
  '/daycare/../faq',
  '//faq',
  'https://elsewhere.example/faq',
  '/daycare/<script>-fl',
])('%j is not counted', (path) => {
  expect(countedPage(path)).toBeNull()
})
