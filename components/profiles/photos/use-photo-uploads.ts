'use client'

import { useState } from 'react'
import { z } from 'zod'
import { problemWithPhoto } from '@/lib/media/schema/photo'
import { KIND_BYTES } from '@/lib/media/schema/picture-kind'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { sentenceOf } from './sentence-of'
import { photoTexts as texts } from './texts'

const added = z.object({ path: z.string(), width: z.int(), height: z.int() })

/** Files on their way to the server, one after the other, and what became of those that did not get there. */
export function usePhotoUploads(providerId: string, onAdded: (photo: ProfilePhoto) => void) {
  const [sending, setSending] = useState<string[]>([])
  const [refused, setRefused] = useState<string[]>([])

  async function addFiles(files: readonly File[]) {
    setRefused([])
    setSending(files.map(({ name }) => name))
    for (const file of files) {
      const problem = (await problemIn(file)) ?? (await send(file))
      if (problem) setRefused((before) => [...before, texts.refused(file.name, problem)])
      setSending(([, ...others]) => others)
    }
  }

  /** The sentence of a refusal. */
  async function send(file: Blob, take = onAdded): Promise<string | undefined> {
    try {
      const photo = added.parse(
        await callApi(routes.api.providerPhotos({ providerId }), { method: 'POST', body: file }),
      )
      take({ path: photo.path, alt: '', caption: '', width: photo.width, height: photo.height })
      return undefined
    } catch (error) {
      return sentenceOf(error)
    }
  }
  return { sending, refused, addFiles, send, dismiss: () => setRefused([]) }
}

/** What speaks against a file before it is sent; undefined when nothing does. One that stands elsewhere may not be readable. */
export async function problemIn(file: File): Promise<string | undefined> {
  try {
    return problemWithPhoto(file.size, new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()))
  } catch (error) {
    return sentenceOf(error)
  }
}
