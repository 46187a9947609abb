import 'server-only'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { problemWithVideo, videoKind } from '../../rules/videos'
import { KIND_BYTES } from '../../schema'
import type { ByteSource, Edit } from './byte-source'
import { cleanMp4 } from './mp4'
import { cleanWebm } from './webm'

/**
 * The edits that remove all metadata about place, time and camera from a video. Picture and sound stay as they are, since videos are not
 * encoded again. Throws InvalidInputError with a message for the user.
 */
export async function cleanVideo(source: ByteSource): Promise<Edit[]> {
  const start = await source.read(0, Math.min(KIND_BYTES, source.size))
  const problem = problemWithVideo(source.size, start)
  if (problem) throw new InvalidInputError(problem)
  return videoKind(start) === 'webm' ? cleanWebm(source) : cleanMp4(source)
}
