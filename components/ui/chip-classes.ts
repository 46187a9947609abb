import { classNames } from './class-names'

/** One look for links, buttons and check boxes that switch something on (`chip` in app/styles/controls.css). */
export function chipClasses(on: boolean, className?: string): string {
  return classNames('chip', on && 'chip-on', className)
}
