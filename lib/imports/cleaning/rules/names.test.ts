import fc from 'fast-check'
import { caseWord, cleanName, cleanPlaceName } from './names'

describe('case word', () => {
  test.each([
    ['LANTERN', 'Lantern'],
    ["CHILDREN'S", "Children's"],
    ["KIDS'", "Kids'"],
    ["LIL'", "Lil'"],
    ["TOT'S,", "Tot's,"],
    ['MCQUILL', 'McQuill'],
    ['MACDILL', 'MacDill'],
    ['MACKEREL', 'Mackerel'],
    ["O'TOOLE", "O'Toole"],
    ["O'TOOLE/MCQUILL", "O'Toole/McQuill"],
    ["D'ARCY'S", "D'Arcy's"],
    ["L'ECOLE", "L'Ecole"],
    ["R'CLUB", "R'Club"],
    ["B'NAI", "B'nai"],
    ["D'S", "D's"],
    ["WE'RE", "We're"],
    ['YMCA', 'YMCA'],
    ["ABC'S", "ABC's"],
    ['(RCMA)', '(RCMA)'],
    ['TLC', 'TLC'],
    ['BCPS', 'BCPS'],
    ['ST.', 'St.'],
    ['MT', 'Mt'],
    ['DR.', 'Dr.'],
    ['MRS', 'Mrs'],
    ['LLC', 'LLC'],
    ['LLC,', 'LLC,'],
    ['INC', 'Inc.'],
    ['INC.', 'Inc.'],
    ['INC.,', 'Inc.,'],
    ['CORP', 'Corp.'],
    ['II', 'II'],
    ['VII', 'VII'],
    ['V', 'V'],
    ['1ST', '1st'],
    ['22ND', '22nd'],
    ['4C', '4C'],
    ["4C'S", "4C's"],
    ['KIDS2', 'Kids2'],
    ['7385', '7385'],
    ['A.B.C.', 'A.B.C.'],
    ['J.D', 'J.D'],
    ["D.C.'S", "D.C.'s"],
    ['PRE-K', 'Pre-K'],
    ['PRE-SCHOOL', 'Pre-School'],
    ['LOVE-N-LEARN', 'Love-N-Learn'],
    ['MIAMI-DADE', 'Miami-Dade'],
    ['KINDERCARE', 'KinderCare'],
    ['DELAND', 'DeLand'],
    ['NIÑOS', 'Niños'],
    ['ÉCOLE', 'École'],
    ["'N'", "'N'"],
    ['/', '/'],
    ['', ''],
  ])('%j is written %j', (capitals, written) => {
    expect(caseWord(capitals)).toBe(written)
  })
})

describe('clean name', () => {
  test.each([
    ['LITTLE LANTERN ACADEMY OF THE LAKES', 'Little Lantern Academy of the Lakes'],
    ['THE OWL AND THE OTTER', 'The Owl and the Otter'],
    ['OTTER HOUSE CHILD CARE, INC', 'Otter House Child Care, Inc.'],
    ['OTTER HOUSE ,INC.', 'Otter House, Inc.'],
    ['OTTER HOUSE INC.AT LAKE HALL', 'Otter House Inc. at Lake Hall'],
    ['OTTER HOUSE,LLC.', 'Otter House, LLC'],
    ['OTTER HOUSE, L.L.C', 'Otter House, LLC'],
    ['OTTER HOUSE L. L. C.', 'Otter House LLC'],
    ['ST. ODO CATHOLIC SCHOOL', 'St. Odo Catholic School'],
    ['ST.ODO PRE - SCHOOL', 'St. Odo Pre-School'],
    ['Y M C A OF THE LAKES', 'YMCA of the Lakes'],
    ['R. Q. HOLLOW ELEMENTARY', 'R. Q. Hollow Elementary'],
    ['OTTER COUNTY SCHOOLS - HOLLOW ELEMENTARY ASP', 'Otter County Schools - Hollow Elementary ASP'],
    ['OTTER COUNTY PRE - K / THE ANNEX', 'Otter County Pre-K / The Annex'],
    ['HOLLOW K - 8 CENTER', 'Hollow K-8 Center'],
    ['PADDLE - N - LEARN AFTER - SCHOOL', 'Paddle-N-Learn After-School'],
    ['CARE - A - LITTLE', 'Care-A-Little'],
    ["IT'S A SMALL BOAT III", "It's a Small Boat III"],
    ['MARTHA A OTTERBEIN CENTER', 'Martha A Otterbein Center'],
    ['OTTER HOUSE, A MONTESSORI SCHOOL', 'Otter House, a Montessori School'],
    ['WORLD OF OTTERS: A SCHOOL', 'World of Otters: A School'],
    ['OTTER HOLT (THE) NUMBER 3', 'The Otter Holt #3'],
    ['OTTER HOLT, THE', 'The Otter Holt'],
    ['OTTER SCHOOLS (TM)', 'Otter Schools'],
    ['CASA DE LOS NIÑOS', 'Casa de los Niños'],
    ['LA CASITA DEL SOL', 'La Casita del Sol'],
    ['OTTER ACADEMY ( NORTH )', 'Otter Academy (North)'],
    ["MCQUILL'S 1ST STEPS", "McQuill's 1st Steps"],
    ['4 KIDS - ', '4 Kids'],
    ['little lantern academy', 'Little Lantern Academy'],
    ['eeLearn Otter HOUSE of kids', 'eeLearn Otter HOUSE of kids'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanName(name)).toEqual({ name: clean, alternateNames: [] })
  })

  test.each([
    ['OTTER HOLDINGS, INC. DBA TINY OTTERS', 'Tiny Otters', ['Otter Holdings, Inc.']],
    ['OTTER HOLDINGS LLC D.B.A. TINY OTTERS', 'Tiny Otters', ['Otter Holdings LLC']],
    ['OTTER HOLDINGS DBA:TINY OTTERS', 'Tiny Otters', ['Otter Holdings']],
    ['OTTER HOLDINGS, DBA, THE TINY, A CLUB', 'The Tiny, a Club', ['Otter Holdings']],
    ['Otter Holdings d/b/a Tiny Otters', 'Tiny Otters', ['Otter Holdings']],
    ['JANE OTTER T/A TINY OTTERS', 'Tiny Otters', ['Jane Otter']],
    ['FRIENDS OF OTTERS INC AKA FOO CLUB', 'Friends of Otters Inc.', ['Foo Club']],
    ['TINY OTTERS DBA TINY OTTERS', 'Tiny Otters', []],
    ['OTTER HOUSE DBA', 'Otter House DBA', []],
  ])('%j becomes %j', (name, known, alternateNames) => {
    expect(cleanName(name)).toEqual({ name: known, alternateNames })
  })

  test.each(['', '-999', 'NOT AVAILABLE', '???', '-', 'X', '...'])('%j is not a name', (name) => {
    expect(cleanName(name)).toBeNull()
  })

  const words = fc.constantFrom(
    ...`OTTER A THE OF DE LA DBA AKA INC LLC. - / ( ) , . ' "S O' MC ST. PRE K 8 Y M C (THE) (TM) NUMBER 3 II 1ST ñ É and Lake`.split(
      ' ',
    ),
  )
  const names = fc.oneof(
    fc.array(words, { maxLength: 10 }).map((parts) => parts.join(' ')),
    fc.array(words, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  )

  test('cleaning never throws and is idempotent', () => {
    fc.assert(
      fc.property(names, (text) => {
        const once = cleanName(text)
        if (once) expect(cleanName(once.name)).toEqual({ name: once.name, alternateNames: [] })
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('clean place name', () => {
  test.each([
    ['SAINT CLOUD', 'Saint Cloud'],
    ['ST. JOHNS', 'St. Johns'],
    ['FT LAUDERDALE', 'Ft Lauderdale'],
    ['DELAND', 'DeLand'],
    ['MIAMI-DADE', 'Miami-Dade'],
    ['MC INTOSH', 'McIntosh'],
    ['LAND O LAKES', 'Land O Lakes'],
    ['Winter Park', 'Winter Park'],
    ['P C BEACH', 'P C Beach'],
    ['NOT AVAILABLE', null],
    [' , ', null],
  ])('%j is written %j', (name, clean) => {
    expect(cleanPlaceName(name)).toBe(clean)
  })

  test('cleaning never throws and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanPlaceName(text)
        if (once !== null) expect(cleanPlaceName(once)).toBe(once)
      }),
    )
  })
})
