type TickProps = { name: string; value: string; label: string; count?: string; isOn: boolean }

/**
 * A check box of the filter form. There are over a hundred: this is the kit's Checkbox in the fewest bytes and attributes
 * (`tick` in app/styles/search.css), or the form would be half of the page.
 */
export function Tick({ name, value, label, count, isOn }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
      {count && <b>{count}</b>}
    </label>
  )
}
