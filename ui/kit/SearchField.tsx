import { Search } from "lucide-react"
import { useRef } from "react"
import { useKeys } from "../lib/useKeys.ts"

interface SearchFieldProps {
  /** What can be searched for; also stands in the empty field. */
  label: string
  value: string
  onChange: (search: string) => void
}

/** Searches the list of a screen; '/' leads to it from anywhere on that screen. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ "/": () => field.current?.focus() }, 0)
  return (
    <div className="search-field">
      <Search aria-hidden size="1.25em" />
      <input
        ref={field}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
