import { Icon } from '@/components/ui/icon'
import { photoTexts as texts } from './texts'

const box = 'grid place-items-center rounded-lg border border-dashed border-edge text-soft'
const button = `${box} cursor-pointer gap-1.5 content-center px-2 text-center text-sm font-semibold text-pine hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60`

/** The empty place of the cover, to press. */
export function CoverSlot({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={`${button} aspect-video w-full rounded-2xl`}>
      <Icon name="camera" size="lg" />
      {texts.addCover}
    </button>
  )
}

/** Places that are still empty: the first one opens the file picker, the others show how much room there is. */
export function PhotoSlots({ count, disabled, onPress }: { count: number; disabled: boolean; onPress: () => void }) {
  return (
    <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      <button type="button" disabled={disabled} onClick={onPress} className={`${button} aspect-[4/3] min-h-20`}>
        <Icon name="plus" size="lg" />
        {texts.add}
      </button>
      {Array.from({ length: count - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else
        <div key={index} aria-hidden data-slot className={`${box} aspect-[4/3] min-h-20`}>
          <Icon name="camera" className="opacity-40" />
        </div>
      ))}
    </div>
  )
}
