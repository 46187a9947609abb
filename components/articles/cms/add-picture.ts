import type { KeptPicture } from '@/lib/articles/types'
import { UPLOAD, UPLOAD_SENTENCES } from '@/lib/media/schema/upload'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { cmsTexts as texts } from './texts'

type Outcome = { picture: KeptPicture } | { problem: string }

/** Stores a chosen file, or the picture at an address elsewhere. Answers the picture, or a sentence. */
export async function addPicture(from: File | string): Promise<Outcome> {
  if (from instanceof File && from.size > UPLOAD.maxBytes) return { problem: UPLOAD_SENTENCES.tooLarge }
  try {
    const answer =
      typeof from === 'string'
        ? await callApi(routes.api.fetchedPicture(), { method: 'POST', body: { address: from } })
        : await callApi(routes.api.articlePictures(), { method: 'POST', body: from })
    return { picture: answer as KeptPicture }
  } catch (error) {
    return { problem: (error instanceof CallError && error.sentence) || texts.failed }
  }
}
