import type { ReactNode, Ref } from "react"

interface SliderProps {
  id: string
  label: ReactNode
  value: number
  min: number
  max: number
  step: number
  /** The value in words. */
  text: string
  onChange: (value: number) => void
  ref?: Ref<HTMLInputElement>
}

/** A value on a line: by hand, or by the arrow keys a step at a time. */
export function Slider({ id, label, value, min, max, step, text, onChange, ref }: SliderProps) {
  const done = max > min ? (100 * (value - min)) / (max - min) : 0
  return (
    <div className="slider">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={{ "--done": `${done}%` } as object}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
