type TickProps = { name: string; value: string; label: string; count?: number; isOn: boolean }

/**
 * A check box of the filter form. There are over a hundred: this is the kit's Checkbox in the fewest bytes and attributes
 * (`tick` in app/styles/components.css), or the form would be half of the page.
 */
export function Tick({ name, value, label, count, isOn }: TickProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is Box's
    <label className="tick">
      <Box name={name} value={value} label={label} isOn={isOn} />
      {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
    </label>
  )
}

function Box({ name, value, label, isOn }: Omit<TickProps, 'count'>) {
  return (
    <>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
    </>
  )
}
Box.drawnOnce = new Map<string, string>()
