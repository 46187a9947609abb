import type { Search, SearchField } from '../schema/search'

/** A search that asks for nothing. Written out, so that browsers need no schema for it; a test holds it to the schema. */
export const EMPTY_SEARCH: Search = {
  age: null,
  ageRange: [],
  born: null,
  start: null,
  openings: false,
  priceRange: null,
  kind: [],
  childcareType: [],
  curriculumStyle: [],
  accreditation: [],
  teacherRatio: [],
  dropOff: null,
  pickUp: null,
  program: [],
  schedule: [],
  amenity: [],
  language: [],
  openNow: false,
  distance: null,
  workZip: null,
  detour: null,
  bounds: null,
  view: 'list',
  sort: null,
  page: 1,
}

const isField = (name: string): name is SearchField => name in EMPTY_SEARCH

/** Every parameter of a search, in the order of its address. */
export const SEARCH_FIELDS: readonly SearchField[] = Object.keys(EMPTY_SEARCH).filter(isField)
