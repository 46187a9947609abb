import { KIND_BYTES, pictureKind } from '@/lib/media/schema/picture-kind'
import { callForFile } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { sentenceOf } from './sentence-of'

/** A photo that this browser can show: few of them can HEIC, so the server makes a JPEG of it. Rejects with a sentence. */
export async function showable(file: File): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())
  if (pictureKind(start) !== 'heic') return file
  try {
    return await callForFile(routes.api.readablePhoto(), file)
  } catch (error) {
    throw sentenceOf(error)
  }
}
