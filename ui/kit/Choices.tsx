import type { ReactNode } from "react"
import { describedBy, Notes, Optional } from "./Field.tsx"

interface Option {
  value: string
  label: ReactNode
  hint?: ReactNode
}

export interface ChoicesProps {
  /** Also the id of the first choice, so that an error summary can lead to it. */
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  options: readonly Option[]
  /** Tiles beside each other where there is room, instead of rows. */
  tiles?: boolean
}

/** The frame of radio buttons and tick boxes: whole rows to press, one name for the group. */
export function Choices({
  id,
  legend,
  hint,
  error,
  optional = false,
  options,
  tiles = false,
  type,
  isChosen,
  choose,
}: ChoicesProps & {
  type: "radio" | "checkbox"
  isChosen: (value: string) => boolean
  choose: (value: string, on: boolean) => void
}) {
  const group =
    type === "radio" ? ({ role: "radiogroup", "aria-invalid": error ? true : undefined } as const) : {}
  return (
    <fieldset
      {...group}
      className={error ? "field field-wrong choices" : "field choices"}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className="field-label">
        {legend}
        {optional && <Optional />}
      </legend>
      <Notes id={id} hint={hint} error={error} />
      <div className={tiles ? "choice-tiles" : "choice-rows"}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type={type}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={id}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={(event) => choose(option.value, event.target.checked)}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            />
            <span className="stack flush">
              <span>{option.label}</span>
              {option.hint && (
                <span className="field-hint" id={`${id}-${option.value}-hint`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
