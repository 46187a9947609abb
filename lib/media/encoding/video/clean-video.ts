import 'server-only'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { problemWithVideo, VIDEO_KIND_BYTES, videoKind } from '../../schema/uploads'
import type { ByteSource, Edit } from './byte-source'
import { cleanMp4 } from './mp4'
import { cleanWebm } from './webm'

/**
 * What has to stand elsewise in a video so that nothing is left of where, when and with what it was filmed. What is seen and heard stays as it
 * is: nothing here can make a video anew. Throws InvalidInputError with a sentence.
 */
export async function cleanVideo(source: ByteSource): Promise<Edit[]> {
  const start = await source.read(0, Math.min(VIDEO_KIND_BYTES, source.size))
  const problem = problemWithVideo(source.size, start)
  if (problem) throw new InvalidInputError(problem)
  return videoKind(start) === 'webm' ? cleanWebm(source) : cleanMp4(source)
}
