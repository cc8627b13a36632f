import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { NumberPad, usePad } from "#ui/kit/NumberPad.tsx"
import { roomForm } from "./roomForm.ts"
import type { TypedOpening } from "./sizes.ts"

type Form = ReturnType<typeof roomForm.useForm>

/** Keys for the size one is at, and on to the next. A mouse and a keyboard do without. */
export function RoomPad({ form, field }: { form: Form; field: string }) {
  const { t } = useTranslation()
  const place = field.slice(form.id.length + 1)
  // Who asks for a value is drawn again when it changes.
  const typed = { openings: roomForm.useTyped("openings"), ...useSizes() }
  const pad = usePad(textAt(typed, place), (text) => putAt(form, place, text))
  return (
    <div className="rooms-pad stack tight">
      <NumberPad pad={pad} />
      <Button wide onMouseDown={(event) => event.preventDefault()} onClick={() => next(field)}>
        {t("intake.rooms.next")}
        <ArrowRight aria-hidden size="1.2em" />
      </Button>
    </div>
  )
}

function useSizes() {
  return {
    length: roomForm.useTyped("length"),
    width: roomForm.useTyped("width"),
    height: roomForm.useTyped("height"),
  }
}

type Typed = ReturnType<typeof useSizes> & { openings: readonly TypedOpening[] }

/** `place`: 'length', 'openings.0.width' */
function textAt(typed: Typed, place: string): string {
  const [name, at, part] = place.split(".")
  if (name !== "openings") return typed[name as keyof ReturnType<typeof useSizes>]
  return typed.openings[Number(at)]?.[part as "width"] ?? ""
}

function putAt(form: Form, place: string, text: string) {
  const [name, at, part] = place.split(".")
  if (name !== "openings") return form.set(name as "length", text)
  const rows = form.typed().openings
  const row = rows[Number(at)]
  if (row) form.set("openings", rows.with(Number(at), { ...row, [part!]: text }))
}

function next(field: string) {
  const fields = [...document.querySelectorAll<HTMLElement>(".rooms-size")]
  fields[(fields.findIndex(({ id }) => id === field) + 1) % fields.length]?.focus()
}
