'use client'

import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Held } from '@/components/forms/held'
import { Button } from '@/components/ui/button'
import { emptySlots, replaceCover, standingPhotos, withMissing } from '@/lib/profiles/rules/photo-list'
import { isSameValue } from '@/lib/profiles/rules/values'
import type { OwnProfile, ProfilePhoto } from '@/lib/profiles/types'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { CoverDialog } from './cover-dialog'
import { FilePicker } from './file-picker'
import { GalleryNotices } from './gallery-notices'
import { PhotoItem } from './photo-item'
import { CoverSlot, PhotoSlots } from './photo-slots'
import { SendBar } from './send-bar'
import { photoTexts as texts } from './texts'
import { UploadState } from './upload-state'
import { usePhotoList } from './use-photo-list'
import { usePhotoSending } from './use-photo-sending'
import { problemIn, usePhotoUploads } from './use-photo-uploads'

/** The photos of a page: chosen, cut, described, put in order, removed, and sent. */
export function PhotoGallery({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const { live, photoViews, change } = profile
  const start = standingPhotos(profile)
  const photos = usePhotoList(userId, profile, start)
  const { list } = photos
  const uploads = usePhotoUploads(profile.id, (photo) => photos.change((before) => [...before, photo]))
  const sending = usePhotoSending(userId, profile, list)
  const [picker, coverPicker] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [cover, setCover] = useState<File | null>(null)
  const [coverProblem, setCoverProblem] = useState<string>()
  const [said, setSaid] = useState('')

  async function chooseCover(file: File) {
    const problem = await problemIn(file)
    setCoverProblem(problem && texts.refused(file.name, problem))
    if (!problem) setCover(file)
  }
  async function saveCover(jpeg: Blob) {
    const problem = await uploads.send(jpeg, (photo) => photos.change((before) => replaceCover(before, photo)))
    if (!problem) setCover(null)
    return problem
  }
  function moveAndSay(from: number, to: number) {
    if (sending.isSending) return
    photos.move(from, to)
    setSaid(texts.moved(to + 1, list.length))
  }
  function noteOf(photo: ProfilePhoto): string | undefined {
    if (live.photos.some((one) => isSameValue(one, photo))) return undefined
    return start.some((one) => isSameValue(one, photo)) ? texts.waiting : texts.fresh
  }
  const room = LIMITS.photos - list.length - uploads.sending.length

  return (
    <section aria-labelledby="photos" className="mt-12">
      <h2 id="photos" className="text-section tracking-tight">
        {texts.title}
      </h2>
      <p className="mt-1 text-soft">{texts.lead}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FilePicker field={coverPicker} for="cover" onFiles={([file]) => file && void chooseCover(file)} />
      <FilePicker field={picker} for="photos" onFiles={(files) => void uploads.addFiles(files.slice(0, room))} />
      {/* What is on its way stays as it was sent. */}
      <Held isHeld={sending.isSending} className="contents">
        <GalleryNotices
          change={change}
          isDisputed={photos.isDisputed}
          onUseTheirs={photos.discard}
          onBringBack={(rejected) => photos.change((before) => withMissing(before, rejected))}
          removed={photos.removed}
          onUndo={photos.undo}
        />
        <div className="mt-5">
          {list.length === 0 ? (
            <CoverSlot onPress={() => coverPicker.current?.click()} />
          ) : (
            <ol className="divide-y divide-line">
              {list.map((photo, place) => (
                <PhotoItem
                  key={photo.path}
                  photo={photo}
                  place={place}
                  count={list.length}
                  note={noteOf(photo)}
                  views={
                    live.photos.some(({ path }) => path === photo.path) ? (photoViews[photo.path] ?? 0) : undefined
                  }
                  error={sending.errors[photo.path]}
                  onWords={(words) => photos.describe(photo.path, words)}
                  onMove={moveAndSay}
                  onRemove={() => photos.remove(place)}
                >
                  {place === 0 && (
                    <Button variant="secondary" size="sm" className="mx-2" onClick={() => coverPicker.current?.click()}>
                      {texts.replaceCover}
                    </Button>
                  )}
                </PhotoItem>
              ))}
            </ol>
          )}
          <FormAlert>{coverProblem}</FormAlert>
        </div>
        <div className="mt-5 grid gap-3">
          <PhotoSlots count={emptySlots(list)} disabled={room <= 0} onPress={() => picker.current?.click()} />
          <UploadState sending={uploads.sending} refused={uploads.refused} onDismiss={uploads.dismiss} />
          <p className="text-sm text-soft">
            {room <= 0 ? texts.full : texts.formats} {texts.viewsHint}
          </p>
          <FormAlert>{sending.refusal}</FormAlert>
        </div>
      </Held>
      {photos.isChanged && (
        <SendBar
          {...sending}
          disabled={uploads.sending.length > 0}
          onSend={() => void sending.send()}
          onDiscard={photos.discard}
        />
      )}
      <CoverDialog
        shape="cover"
        file={cover}
        onClose={() => setCover(null)}
        onRefused={(sentence) => {
          setCoverProblem(cover ? texts.refused(cover.name, sentence) : sentence)
          setCover(null)
        }}
        onSave={saveCover}
      />
    </section>
  )
}
