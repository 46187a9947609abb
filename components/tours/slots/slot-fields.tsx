import { ChipCheckbox } from '@/components/ui/chip'
import type { OfferedSlot } from '@/lib/tours/types'

type SlotFieldsProps = { name: string; slots: readonly OfferedSlot[] }

/** Times that can be booked, day by day; at most one is chosen. */
export function SlotFields({ name, slots }: SlotFieldsProps) {
  const days = [...new Set(slots.map(({ day }) => day))]
  return days.map((day) => (
    <div key={day} className="grid gap-1.5 sm:grid-cols-[7rem_1fr] sm:items-center">
      <span className="text-soft">{day}</span>
      <span className="flex flex-wrap gap-2">
        {slots
          .filter((slot) => slot.day === day)
          .map(({ at, time }) => (
            <ChipCheckbox key={at} type="radio" name={name} value={at} aria-label={`${day}, ${time}`}>
              {time}
            </ChipCheckbox>
          ))}
      </span>
    </div>
  ))
}
