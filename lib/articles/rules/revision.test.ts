import { emptyArticle } from './merge'
import { asRevision, isSameRevision, readableField } from './revision'

const values = {
  ...emptyArticle(new Date(0)),
  title: 'A visit',
  body: '<h2>Ask</h2><p>One <a href="/faq">two</a><br />three</p><img src="/media/a.jpg" alt="A room" />',
  tags: ['visit', 'questions'],
}

test('a revision keeps the words, and neither the state nor the time', () => {
  const revision = asRevision(values)
  expect(Object.keys(revision)).not.toEqual(expect.arrayContaining(['status']))
  expect(isSameRevision(revision, asRevision({ ...values, status: 'published', publishAt: new Date(1) }))).toBe(true)
  expect(isSameRevision(revision, asRevision({ ...values, tags: ['visit'] }))).toBe(false)
})

test('an admin reads words a paragraph a line, and where links and pictures lead', () => {
  const revision = asRevision(values)
  expect(readableField(revision, 'body')).toBe('Ask\nOne [/faq] two\nthree\n[A room /media/a.jpg]')
  expect(readableField(revision, 'category')).toBe('Early Development')
  expect(readableField(revision, 'audience')).toBe('Families and providers')
  expect(readableField(revision, 'tags')).toBe('visit, questions')
  expect(readableField(revision, 'featuredImage')).toBe('')
})
