'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { InertWhileSending } from '@/components/forms/restored-focus'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { Icon } from '@/components/ui/surface/icon'
import { DECISION_DAYS } from '@/lib/listings/profiles/catalogue'
import { COMPLETE_COUNTS } from '@/lib/listings/profiles/rules/facts'
import { currentPhotos, emptySlots, isSameValue, replaceCover, withMissing } from '@/lib/listings/profiles/rules/values'
import type { OwnProfile, ProfilePhoto } from '@/lib/listings/profiles/types'
import { LIMITS } from '@/lib/providers/schema'
import { ProfileSection } from '../profile/profile-section'
import { CoverDialog } from './cover-dialog'
import { PhotoItem } from './photo-item'
import { FilePicker, problemWithFile, UploadState, usePhotoUploads } from './photo-upload'
import { usePhotoList, usePhotoSending } from './use-photo-list'

type GalleryNoticesProps = {
  change: OwnProfile['change']
  hasConflict: boolean
  onUseTheirs: () => void
  onBringBack: (photos: ProfilePhoto[]) => void
  removed: boolean
  onUndo: () => void
}

/** Notices of a colleague's change, a rejection, and a removal that can be undone. */
function GalleryNotices({ change, hasConflict, onUseTheirs, onBringBack, removed, onUndo }: GalleryNoticesProps) {
  const t = useTranslations('listings.photos')
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button disappeared with its photo.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  const decision = change?.status === 'decided' ? change.decisions.photos : undefined
  return (
    <>
      {hasConflict && (
        <div role="alert" className={noticeClasses}>
          <p>{t('meanwhile')}</p>
          <Button variant="quiet" size="sm" className="-ml-3" onClick={onUseTheirs}>
            {t('useTheirs')}
          </Button>
        </div>
      )}
      {decision?.accepted === false && (
        <div className={noticeClasses}>
          <p>{t('rejected', { reason: decision.reason })}</p>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3"
            onClick={() => onBringBack(change?.fields.photos?.to ?? [])}
          >
            {t('bringBack')}
          </Button>
        </div>
      )}
      <div role="status">
        {removed && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 rounded-md bg-sunken px-4 py-1.5">
            {t('removed')}
            <Button ref={undo} variant="quiet" size="sm" onClick={onUndo}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}

const noticeClasses = 'mt-4 rounded-md bg-sun-soft px-4 py-3 text-on-sun'

const slotClasses = 'grid place-items-center rounded-lg border border-dashed border-edge text-soft'
const slotButtonClasses = `${slotClasses} cursor-pointer gap-1.5 content-center px-2 text-center text-sm font-semibold text-pine hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60`

/** The empty slot of the cover, as a button. */
function CoverSlot({ onPress }: { onPress: () => void }) {
  const t = useTranslations('listings.photos')
  return (
    <button type="button" onClick={onPress} className={`${slotButtonClasses} aspect-video w-full rounded-2xl`}>
      <Icon name="camera" size="lg" />
      {t('addCover')}
    </button>
  )
}

/** Empty slots: the first one opens the file picker, the others only show that there is room for more photos. */
function PhotoSlots({ count, disabled, onPress }: { count: number; disabled: boolean; onPress: () => void }) {
  const t = useTranslations('listings.photos')
  return (
    <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      <button
        type="button"
        disabled={disabled}
        onClick={onPress}
        className={`${slotButtonClasses} min-h-20 sm:aspect-[4/3]`}
      >
        <Icon name="plus" size="lg" />
        {t('add')}
      </button>
      {Array.from({ length: count - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty slots have no other key
        <div key={index} aria-hidden data-slot className={`${slotClasses} min-h-20 sm:aspect-[4/3]`}>
          <Icon name="camera" className="opacity-40" />
        </div>
      ))}
    </div>
  )
}

type SendBarProps = {
  /** Whether none of the changes needs approval. */
  needsNoApproval: boolean
  isSending: boolean
  disabled: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Sends or discards the changes; sticky, to stay within reach of a long list. */
function SendBar({ needsNoApproval, isSending, disabled, onSend, onDiscard }: SendBarProps) {
  const t = useTranslations('listings.photos')
  const words = needsNoApproval ? [t('saveAtOnce'), t('saving')] : [t('submit'), t('submitting')]
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper px-1 py-3">
      <Button busy={isSending} disabled={disabled} onClick={onSend}>
        {words[isSending ? 1 : 0]}
      </Button>
      <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <p className="text-sm text-soft">{t('unsent')}</p>
    </div>
  )
}

/** The photos of a page: chosen, cropped, described, ordered, removed, and sent. */
export function PhotoGallery({ userId, profile }: { userId: number; profile: OwnProfile }) {
  const t = useTranslations('listings.photos')
  const messageText = useMessageText()
  const { live, photoViews, change } = profile
  const start = currentPhotos(profile)
  const photos = usePhotoList(userId, profile, start)
  const { list } = photos
  const uploads = usePhotoUploads(profile.id, (photo) => photos.change((before) => [...before, photo]))
  const sending = usePhotoSending(userId, profile, list)
  const [picker, coverPicker] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [cover, setCover] = useState<File | null>(null)
  const [coverProblem, setCoverProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  async function chooseCover(file: File) {
    const problem = await problemWithFile(file, t, messageText)
    setCoverProblem(problem && t('refused', { name: file.name, sentence: problem }))
    if (!problem) setCover(file)
  }
  async function saveCover(jpeg: Blob) {
    const problem = await uploads.send(jpeg, (photo) => photos.change((before) => replaceCover(before, photo)))
    if (!problem) setCover(null)
    return problem
  }
  function moveAndAnnounce(from: number, to: number) {
    if (sending.isSending) return
    photos.move(from, to)
    setAnnouncement(t('moved', { place: to + 1, count: list.length }))
  }
  function pendingNote(photo: ProfilePhoto): string | undefined {
    if (live.photos.some((one) => isSameValue(one, photo))) return undefined
    return start.some((one) => isSameValue(one, photo)) ? t('waiting') : t('fresh')
  }
  const room = LIMITS.photos - list.length - uploads.sending.length

  return (
    <ProfileSection
      id="photos"
      title={t('title')}
      summary={t('count', { count: list.length })}
      missing={
        list.length < COMPLETE_COUNTS.photos ? t('more', { count: COMPLETE_COUNTS.photos - list.length }) : undefined
      }
      isWaiting={change?.status === 'pending' && change.fields.photos !== undefined}
      opens={photos.isChanged || sending.refusal !== undefined}
    >
      <p className="text-soft">{t('lead', DECISION_DAYS)}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FilePicker field={coverPicker} for="cover" onFiles={([file]) => file && void chooseCover(file)} />
      <FilePicker field={picker} for="photos" onFiles={(files) => void uploads.addFiles(files.slice(0, room))} />
      {/* Inert while it is being sent. */}
      <InertWhileSending isSending={sending.isSending} className="contents">
        <GalleryNotices
          change={change}
          hasConflict={photos.hasConflict}
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
                  note={pendingNote(photo)}
                  views={
                    live.photos.some(({ path }) => path === photo.path) ? (photoViews[photo.path] ?? 0) : undefined
                  }
                  error={messageText(sending.errors[photo.path] ?? '') || undefined}
                  onWords={(words) => photos.describe(photo.path, words)}
                  onMove={moveAndAnnounce}
                  onRemove={() => photos.remove(place)}
                >
                  {place === 0 && (
                    <Button variant="secondary" size="sm" className="mx-2" onClick={() => coverPicker.current?.click()}>
                      {t('replaceCover')}
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
            {room <= 0 ? t('full', { most: LIMITS.photos }) : t('formats')} {t('viewsHint')}
          </p>
          <FormAlert>{sending.refusal}</FormAlert>
        </div>
      </InertWhileSending>
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
          setCoverProblem(cover ? t('refused', { name: cover.name, sentence }) : sentence)
          setCover(null)
        }}
        onSave={saveCover}
      />
    </ProfileSection>
  )
}
