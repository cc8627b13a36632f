import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { asIs, type Kind } from "#ui/form/kind.ts"
import { choice, day, text } from "#ui/form/kinds.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { declarationWays, maxProofMegabytes, NewDeclaration } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { useDeciding } from "../head/useDecisions.ts"
import { affectedPaths } from "../hooks.ts"

const byPerson = declarationWays.filter((way) => way !== "request")

const proof: Kind<File | undefined, File | undefined, { hint: string }> = {
  ...asIs<File | undefined>(undefined),
  View: ({ value: _v, onBlur: _b, onChange, ...field }) => (
    <FilePicker
      {...field}
      accept={["application/pdf", "image/jpeg", "image/png"]}
      maxBytes={maxProofMegabytes * 1024 * 1024}
      camera
      onFiles={([file]) => onChange(file)}
    />
  ),
}

const declaration = defineForm(
  NewDeclaration,
  {
    olderThan2Years: choice<"yes" | "no">(),
    builtIn: text,
    givenBy: text,
    givenOn: day,
    how: choice<NewDeclaration["how"]>(),
    file: proof,
  },
  {
    id: "declaration",
    toCall: ({ olderThan2Years, builtIn, file: _, ...rest }) => ({
      ...rest,
      olderThan2Years: olderThan2Years === "yes",
      builtIn: builtIn.trim() === "" ? null : Number(builtIn),
    }),
  },
)

export function AddDeclaration({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, latest, client } = quotation
  const declare = useDeciding((key, declared: NewDeclaration, file: File | undefined) =>
    api.declare(id, declared, file, key),
  )
  const form = declaration.useForm({
    start: {
      olderThan2Years: "yes",
      builtIn: latest.facts.builtIn === null ? "" : String(latest.facts.builtIn),
      givenBy: client.name,
      how: "signature",
    },
    send: (declared, { values }) => declare(declared, values.file),
    refreshes: affectedPaths,
    done: "quotes.quotation.declaration.done",
    onSaved: onClose,
  })
  return (
    <declaration.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.quotation.declaration.add")}
      failed={t("quotes.quotation.declaration.failed")}
      save={t("quotes.quotation.declaration.save")}
    >
      <declaration.Field
        name="olderThan2Years"
        label={t("quotes.quotation.vat.older")}
        options={(["yes", "no"] as const).map((each) => ({
          value: each,
          label: t(`quotes.quotation.vat.${each}`),
        }))}
        tiles
      />
      <declaration.Field
        name="builtIn"
        className="input-number"
        label={t("quotes.quotation.vat.builtIn")}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <declaration.Field
        name="givenBy"
        label={t("quotes.quotation.declaration.givenBy")}
        maxLength={120}
        autoComplete="off"
      />
      <declaration.Field name="givenOn" label={t("quotes.quotation.declaration.givenOn")} />
      <declaration.Field
        name="how"
        label={t("quotes.quotation.declaration.howLabel")}
        options={byPerson.map((way) => ({
          value: way,
          label: t(`quotes.quotation.declaration.how.${way}`),
        }))}
      />
      <declaration.Field
        name="file"
        label={t("quotes.quotation.declaration.proof")}
        hint={t("quotes.quotation.declaration.proofHint")}
        optional
      />
    </declaration.Dialog>
  )
}
