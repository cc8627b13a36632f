import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import type { Kind } from "#ui/form/kind.ts"
import { drawn, number, select } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { Amount, PlaceKey } from "../../schema.ts"
import { AmountField } from "./AmountField.tsx"

const padded: Kind<string, number, { unit: string }> = { ...number, View: AmountField }

export const picking = defineForm(
  z.strictObject({ quantity: Amount, projectId: z.int().check(z.positive()), place: PlaceKey }),
  { quantity: padded, projectId: drawn<number | null>(null), place: select<PlaceKey>() },
  {
    id: "pak",
    label: (name) => t(`stock.pick.field.${name}`),
    wrong: () => t("stock.pick.chooseProject"),
    toCall: ({ projectId, ...rest }) => ({ ...rest, projectId: projectId ?? 0 }),
  },
)
