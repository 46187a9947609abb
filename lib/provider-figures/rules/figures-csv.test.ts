import { figuresCsv } from './figures-csv'
import { sumFigures } from './sum-figures'

test('a spreadsheet gets one line a day under the names of the figures', () => {
  const { days } = sumFigures([{ day: '2026-11-22', figure: 'calls', count: 2 }], ['2026-11-21', '2026-11-22'])
  expect(figuresCsv(days)).toBe(
    'day,views,clicks,opens,favorites,calls,inquiries,tours,enrollments\r\n' +
      '2026-11-21,0,0,0,0,0,0,0,0\r\n2026-11-22,0,0,0,0,2,0,0,0\r\n',
  )
})
