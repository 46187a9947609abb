import { drawFields, drawHeading, drawText, newDocument, PAPER, type Sheet } from './sheet'

function sheet(): Sheet {
  const doc = newDocument({ locale: 'en', title: 'A sheet', subject: 'To try' })
  doc.addPage()
  const part = doc.struct('Document')
  doc.addStructure(part)
  return { doc, y: PAPER.top, part }
}

test('more text takes more height, and lines are evenly spaced', () => {
  const [short, long] = [sheet(), sheet()]
  drawText(short, 'A line.')
  drawText(long, 'A line. '.repeat(60))
  expect(short.y).toBeGreaterThan(PAPER.top)
  expect(long.y - PAPER.top).toBeGreaterThan(3 * (short.y - PAPER.top))
})

test('a heading keeps its distance from the content above', () => {
  const one = sheet()
  drawHeading(one, 'Getting dressed')
  expect(one.y - PAPER.top).toBeGreaterThan(25)
})

test('writing lines leave room for a child’s hand', () => {
  const one = sheet()
  drawFields(one, ['Name', 'Birthday'])
  expect(one.y - PAPER.top).toBeGreaterThanOrEqual(2 * 28)
})

test('content past the end of the page throws with the excess', () => {
  const one = sheet()
  one.y = PAPER.bottom
  expect(() => drawText(one, 'One line too many.')).toThrow(/A page is \d+ points too long/)
})
