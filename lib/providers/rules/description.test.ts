import { descriptionIn } from './description'

const english = { text: 'A yard.', language: 'en' }
const spanish = { text: 'Un patio.', language: 'es-US' }

test.each([
  ['es-US', { description: 'A yard.', descriptions: { 'es-US': 'Un patio.' } }, spanish],
  ['es-US', { description: null, descriptions: { 'es-US': 'Un patio.' } }, spanish],
  ['es-US', { description: 'A yard.', descriptions: {} }, english],
  ['en', { description: 'A yard.', descriptions: { 'es-US': 'Un patio.', en: 'Of nobody.' } }, english],
  ['en', { description: null, descriptions: { 'es-US': 'Un patio.' } }, null],
] as const)('a page in %s of a provider with %j has its own language, or else English', (locale, provider, shown) => {
  expect(descriptionIn(locale, provider)).toEqual(shown)
})
