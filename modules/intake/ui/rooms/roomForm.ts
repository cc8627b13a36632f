import { defineForm } from "#ui/form/defineForm.tsx"
import type { Kind } from "#ui/form/kind.ts"
import { oneId, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { metresText } from "../../rooms/measures.ts"
import { type Opening, RoomForm } from "../../rooms/schema.ts"
import { SizeField } from "./SizeField.tsx"
import { metresIn, openingIn, type TypedOpening, typedOpening } from "./sizes.ts"

/** Typed in metres, kept in millimetres. */
const size: Kind<string, number> = {
  show: (value) => (value === undefined ? "" : metresText(value)),
  read: metresIn,
  View: SizeField,
}

/** Rows, which the screen draws itself. */
const openings: Kind<TypedOpening[], Opening[]> = {
  show: (value = []) => value.map(typedOpening),
  read: (typed) => typed.map(openingIn),
  View: () => null,
}

export const roomForm = defineForm(
  RoomForm,
  { name: text, floor: oneId, length: size, width: size, height: size, openings },
  {
    id: "ruimte",
    label: (name) => t(`intake.rooms.field.${name}`),
    part(path) {
      const [name, at] = path.split(".")
      if (name === "openings" && at) return t("intake.rooms.row", { number: Number(at) + 1 })
      return name === "name" ? undefined : t(`intake.rooms.field.${name as "length"}`)
    },
    toCall: ({ floor, ...rest }) => ({ ...rest, floor: floor ?? 0 }),
  },
)
