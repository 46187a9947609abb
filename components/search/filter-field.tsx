import type { ComponentProps, ReactNode } from 'react'
import { fieldClasses } from '@/components/ui/field-classes'
import { FieldFrame, type FieldWords, fieldAria } from '@/components/ui/field-frame'

type FilterFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'children'> & { name: string }

/** The kit's TextField, known by its name: the filter form has each once, and is drawn as text, where nothing makes an id. */
export function FilterField({ label, hint, error, optional, className, name, ...input }: FilterFieldProps) {
  const id = `filter-${name}`
  return (
    <FieldFrame id={id} {...{ label, hint, error, optional, className }}>
      <input className={fieldClasses(Boolean(error))} {...fieldAria(id, { hint, error })} name={name} {...input} />
    </FieldFrame>
  )
}

/** The kit's ChoiceGroup in the same way. */
export function FilterChoices({
  legend,
  className,
  children,
}: {
  legend: string
  className: string
  children: ReactNode
}) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-ui font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
