import { TOUR_FRAME_ORIGINS } from '@/lib/platform/security/origins.mjs'
import { parseTourLink, TOUR_HOST_NAMES } from './rules'

test.each([
  ['https://www.youtube.com/watch?v=abcDEF12_-3&t=4', 'YouTube', 'https://www.youtube.com/watch?v=abcDEF12_-3'],
  ['youtu.be/abcDEF12_-3?si=x', 'YouTube', 'https://www.youtube.com/watch?v=abcDEF12_-3'],
  ['https://m.youtube.com/shorts/abcDEF12_-3', 'YouTube', 'https://www.youtube.com/watch?v=abcDEF12_-3'],
  ['HTTPS://youtu.be/abcDEF12_-3', 'YouTube', 'https://www.youtube.com/watch?v=abcDEF12_-3'],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/8272103f6e-x', 'Vimeo', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/x-8272103f6e', 'Vimeo', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'Vimeo', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'Matterport', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
  ['https://kuula.co/post/7lVYq', 'Kuula', 'https://kuula.co/share/7lVYq'],
  ['https://kuula.co/share/collection/7lVYq?fs=1', 'Kuula', 'https://kuula.co/share/collection/7lVYq'],
])('%s is a tour on %s', (typed, host, link) => {
  const read = parseTourLink(typed)
  expect(read).toMatchObject({ host, link })
  // The stored link parses to the same, and the frame's origin is allowed by the content security policy.
  expect(parseTourLink(link)).toEqual(read)
  expect(Object.values(TOUR_FRAME_ORIGINS)).toContain(new URL(read?.frame ?? '').origin)
})

test.each([
  '',
  'a tour',
  'https://tours.example/harbor',
  'https://youtube.com.evil.example/watch?v=abcDEF12_-3',
  'https://evil.example/?https://youtu.be/abcDEF12_-3',
  'https://user@www.youtube.com/watch?v=abcDEF12_-3',
  'https://www.youtube.com:8443/watch?v=abcDEF12_-3',
  'https://www.youtube.com/watch?v=abc"onload=x',
  'https://youtu.be/abcDEF12_-3x',
  'https://www.youtube.com/watch?v=../abcDEF12_-3',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871x',
  'https://vimeo.com/x76979871',
  'https://my.matterport.com/show/?m=../..',
  'https://kuula.co/explore',
  'https://kuula.co/user/7lVYq',
  'https://kuula.co/post/7lVYq.html',
  'https://kuula.co/post/x.7lVYq',
  'https://kuula.co/share/collection/',
  'javascript:alert(1)//youtu.be/abcDEF12_-3',
  'data:text/html,https://youtu.be/abcDEF12_-3',
])('%j is not a tour', (typed) => {
  expect(parseTourLink(typed)).toBeNull()
})

test('every site has a name', () => {
  expect(TOUR_HOST_NAMES).toHaveLength(Object.keys(TOUR_FRAME_ORIGINS).length)
})
