import { MOST_VIDEO_BYTES, problemWithVideo, VIDEO_SENTENCES as SAYS, typeOfVideo, videoKind } from './video'

const start = (text: string) => Buffer.from(text, 'latin1')

test('a video is known by its first bytes', () => {
  expect(videoKind(start('\0\0\0\x18ftypisom'))).toBe('mp4')
  expect(videoKind(start('\0\0\0\x14ftypqt  '))).toBe('mp4')
  expect(videoKind(start('\x1a\x45\xdf\xa3........'))).toBe('webm')
  for (const other of ['\0\0\0\x18ftypheic', '\0\0\0\x18ftypM4A ', '\0\0\0\x18ftyp', 'RIFF....AVI ', '<svg xmlns=', ''])
    expect(videoKind(start(other))).toBeNull()
})

test('what is empty, too large or none is refused with a sentence before it is sent', () => {
  const mp4 = start('\0\0\0\x18ftypisom')
  expect(problemWithVideo(5_000, mp4)).toBeUndefined()
  expect(problemWithVideo(0, mp4)).toBe(SAYS.empty)
  expect(problemWithVideo(MOST_VIDEO_BYTES + 1, mp4)).toBe(SAYS.tooLarge)
  expect(problemWithVideo(5_000, start('\xff\xd8\xff'))).toBe(SAYS.noVideo)
})

test('what is served is told by an ending of ours', () => {
  const name = '0a'.repeat(16)
  expect(typeOfVideo(`${name}.mp4`)).toBe('video/mp4')
  expect(typeOfVideo(`${name}.webm`)).toBe('video/webm')
  for (const other of [`${name}.mov`, `${name}.video`, `${name}.webp`, `../${name}.mp4`, 'a.mp4'])
    expect(typeOfVideo(other)).toBeNull()
})
