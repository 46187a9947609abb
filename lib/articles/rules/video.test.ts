import { videoOf } from './video'

const youtube = { host: 'YouTube', href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }
const vimeo = { host: 'Vimeo', href: 'https://vimeo.com/76979871' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&t=30s', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=tracking', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871#t=10', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
])('%s is known by its id, and nothing that tracks is kept', (address, video) => {
  expect(videoOf(address)).toEqual(video)
})

test.each([
  'https://videos.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'dQw4w9WgXcQ',
  '',
])('%j is no video of a host that we know', (address) => {
  expect(videoOf(address)).toBeNull()
})
