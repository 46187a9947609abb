import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'

/**
 * Requests whose input reaches SQL, and the role that sends them. Each parameter is tried separately; `*` in a path marks one. `expectedStatus` is
 * set if it is not 200. `only`: the one parameter to try. `randomized`: a parameter to randomize, where too many tries with one value are
 * rejected.
 */
export const TARGETS = [
  {
    url: '/api/places/search?zipCode=32801&distance=10&age=14&openings=confirmed&priceRange=0-300&program=vpk&kind=center&amenity=nap_room&language=spanish&dropOff=07:00&sort=price&page=1',
  },
  { url: '/search?zipCode=32801&sort=price' },
  { url: '/api/places/autocomplete?input=orl' },
  { url: '/api/map/places?bounds=28,-82,29,-81' },
  { url: '/tools/cost-estimator?place=Orlando' },
  { url: '/daycare/orlando-fl*' },
  { url: '/provider/nobody-orlando-fl-zzzz*', expectedStatus: 404 },
  {
    url: '/api/auth/login',
    body: { email: 'nobody@home.test', password: 'three green boats' },
    only: 'email',
    expectedStatus: 401,
  },
  {
    ...{ url: '/api/auth/login', body: { email: 'someone@home.test', password: 'three green boats' } },
    ...{ only: 'password', randomized: 'email', expectedStatus: 401 },
  },
  { url: '/api/auth/forgot-password', body: { email: 'nobody@home.test' } },
  { url: '/api/analytics/pageviews', body: { path: '/faq' }, expectedStatus: 204 },
  { url: '/api/favorites/rows?ids=nobody-k3f9', as: 'parent' },
  { url: '/api/calendar/entries', as: 'parent', body: { title: 'A visit', day: '2027-03-04' }, expectedStatus: 201 },
  { url: '/careprovider-dashboard/leads?stage=all&need=all&q=kim', as: 'provider' },
  { url: '/api/careprovider/analytics?period=weekly', as: 'provider' },
  { url: '/claim?q=harbor', as: 'provider' },
  { url: '/admin/users?q=kim&role=caregiver&status=active', as: 'admin' },
  { url: '/admin/providers?q=harbor&status=open&source=sample', as: 'admin' },
  { url: '/admin/audit-log?person=kim&action=account.registered&from=2026-01-01', as: 'admin' },
]

/** Per address; most take a third of this, pages of hundreds of kilobytes longer. */
const TIME_LIMIT_MS = 120_000

/**
 * Lets sqlmap try every parameter of an address, or only the one in `only`, by differences in responses, by error messages and by unions. Timing
 * techniques are left out: they give false positives on a busy machine. `proxy` is the address of the recording proxy.
 */
export async function trySqlmap(origin, { url, body, only, randomized }, { cookie, folder, proxy }) {
  const headers = `Origin: ${origin}${body ? '\nContent-Type: application/json' : ''}`
  const start = performance.now()
  const { output } = await runProcess(
    'sqlmap',
    [
      ...['-u', origin + url, '--batch', '--disable-coloring', '--dbms=PostgreSQL', '--technique=BEU', '--level=2'],
      ...['--timeout=20', '--retries=1', '--threads=2', '--skip-waf', '--drop-set-cookie', '--flush-session'],
      // Do not follow redirects: a changed session cookie redirects to the sign-in page, which this version of sqlmap fails to follow.
      ...['--ignore-redirects', `--proxy=${proxy}`],
      // Also test parameters that sqlmap believes are cast to integers.
      ...['--text-only', '--answers=skip those kind of cases=N'],
      ...['--ignore-code=401,404', `--headers=${headers}`, `--output-dir=${path.join(folder, 'sqlmap')}`],
      ...(cookie ? [`--cookie=${cookie}`] : []),
      ...(body ? [`--data=${JSON.stringify(body)}`] : []),
      ...(only ? ['-p', only] : []),
      ...(randomized ? [`--randomize=${randomized}`] : []),
    ],
    { timeout: TIME_LIMIT_MS },
  )
  return readSqlmap(output, performance.now() - start >= TIME_LIMIT_MS)
}

/** The findings in sqlmap's output; a run that did not finish, or never reached the site, is a finding too. */
export function readSqlmap(output, isCutOff = false) {
  const errors = [...output.matchAll(/(5\d\d) \([^)]*\) - (\d+) times/g)].map(
    ([, status, times]) => `${times} times ${status}`,
  )
  const injectable = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => `${name} is injectable`)
  const isUnreachable =
    /unable to connect to the target|continuous problem with connection|connection (?:timed out|reset|refused)/i.test(
      output,
    )
  const isFinished = isCutOff || /appear to be injectable|injection point/.test(output)
  const untried = isUnreachable || !isFinished ? [`could not be tried: ${output.slice(-600)}`] : []
  return { findings: [...new Set([...injectable, ...errors, ...untried])], isCutOff }
}
