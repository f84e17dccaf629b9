/** A choice in a plain form: works before any script has loaded, and what is chosen goes out with the form. */
import { inputLook } from './Field'

export type Option = { readonly value: string; readonly label: string }

interface ChoiceProps {
  label: string
  name: string
  /** What is chosen at first; the first option where it is left out. */
  value?: string
  options: readonly Option[]
}

export function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      <select name={name} {...(value === undefined ? {} : { defaultValue: value })} className={inputLook}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
