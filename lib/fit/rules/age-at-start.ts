import { monthsBetween } from '@/lib/families/rules/months'

type Child = { birthMonth: string; startMonth: string | null }

/** The month in which care begins: the wanted one, or this month where none is or it has passed; never before birth. */
export function careStart({ birthMonth, startMonth }: Child, thisMonth: string): string {
  return [birthMonth, startMonth ?? thisMonth, thisMonth].toSorted().at(-1) ?? thisMonth
}

/** Rolled forward to the month in which care begins; whole months. */
export function ageAtStart(child: Child, thisMonth: string): number {
  return monthsBetween(child.birthMonth, careStart(child, thisMonth))
}
