import { drawFields, drawHeading, drawText, newDocument, PAPER, type Sheet } from './sheet'

function sheet(): Sheet {
  const doc = newDocument({ title: 'A sheet', subject: 'To try' })
  doc.addPage()
  const part = doc.struct('Document')
  doc.addStructure(part)
  return { doc, y: PAPER.top, part }
}

test('more words take more room, and none is left between one line and the next by chance', () => {
  const [short, long] = [sheet(), sheet()]
  drawText(short, 'A line.')
  drawText(long, 'A line. '.repeat(60))
  expect(short.y).toBeGreaterThan(PAPER.top)
  expect(long.y - PAPER.top).toBeGreaterThan(3 * (short.y - PAPER.top))
})

test('a heading keeps its distance from what stands above', () => {
  const one = sheet()
  drawHeading(one, 'Getting dressed')
  expect(one.y - PAPER.top).toBeGreaterThan(25)
})

test('every line to write on has room for a child’s hand', () => {
  const one = sheet()
  drawFields(one, ['Name', 'Birthday'])
  expect(one.y - PAPER.top).toBeGreaterThanOrEqual(2 * 28)
})

test('who writes past the end of the paper is told by how much', () => {
  const one = sheet()
  one.y = PAPER.bottom
  expect(() => drawText(one, 'One line too many.')).toThrow(/A page is \d+ points too long/)
})
