import { Icon } from '@/components/ui/icon'

/** What went wrong with the whole form; heard at once. The place is always there, so that screen readers notice the change. */
export function FormAlert({ children }: { children: string | undefined }) {
  return (
    // Empty, it takes no row of the form's grid.
    <div role="alert" className="empty:absolute">
      {children && (
        <p className="flex items-start gap-2.5 rounded-md border border-coral/40 bg-coral-soft px-4 py-3 text-ui font-medium text-coral-deep">
          <Icon name="alert-circle" className="mt-0.5" />
          {children}
        </p>
      )}
    </div>
  )
}
