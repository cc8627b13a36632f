import { type KeyboardEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { lengthText, type PressedUnit, parseLength, pressedUnits } from "../../drawing/lengths.ts"
import { longestWords, type Shape } from "../../drawing/shapes.ts"

interface ShapeWordsProps<One extends Shape> {
  shape: One
  set: (shape: One) => void
  /** Enter: the words are there. */
  done: () => void
}

/** The words of what is chosen; what was just drawn asks for them. */
export function TextWords({ shape, set, done }: ShapeWordsProps<Extract<Shape, { kind: "text" }>>) {
  const { t } = useTranslation()
  return (
    <TextField
      id="tekening-tekst"
      label={t("intake.drawing.words")}
      value={shape.text}
      maxLength={longestWords}
      autoComplete="off"
      autoFocus={shape.text === ""}
      onChange={(text) => set({ ...shape, text })}
      onKeyDown={onEnter(done)}
    />
  )
}

/** How long it is; as long as that can't be read, the picture shows a question mark. */
export function MeasureWords({ shape, set, done }: ShapeWordsProps<Extract<Shape, { kind: "measure" }>>) {
  const { t } = useTranslation()
  const known = shape.millimetres === null ? "" : lengthText(shape.millimetres)
  const [typed, setTyped] = useState(numberIn(known))
  const [unit, setUnit] = useState(unitOf(known))

  const understood = lengthIn(typed, unit) ?? null
  // A step back gave it another length.
  if (understood !== shape.millimetres) {
    setTyped(numberIn(known))
    setUnit(unitOf(known))
  }
  function put(text: string, of: PressedUnit) {
    setTyped(text)
    setUnit(of)
    // What is typed was measured with a tape.
    set({ ...shape, millimetres: lengthIn(text, of) ?? null, within: undefined })
  }
  const isWrong = typed.trim() !== "" && understood === null
  return (
    <div className="drawing-length">
      <TextField
        id="tekening-maat"
        label={t("intake.drawing.length")}
        error={isWrong ? t("intake.drawing.lengthWrong") : undefined}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={known === ""}
        onChange={(text) => put(text, unit)}
        onKeyDown={onEnter(done)}
      />
      <Segmented
        legend={t("intake.drawing.unit")}
        options={pressedUnits.map((value) => ({ value, label: value }))}
        value={unit}
        onChange={(next) => put(typed, next)}
      />
    </div>
  )
}

const numberIn = (length: string) => length.replace(/ c?m$/, "")
const unitOf = (length: string): PressedUnit => (length.endsWith(" cm") ? "cm" : "m")

/** A unit that was typed goes before the one that is pressed. */
const lengthIn = (typed: string, unit: PressedUnit) =>
  parseLength(/[a-z]\s*$/i.test(typed) ? typed : `${typed} ${unit}`)

const onEnter = (done: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter") return
  event.preventDefault()
  done()
}
