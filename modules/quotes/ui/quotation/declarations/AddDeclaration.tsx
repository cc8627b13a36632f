import { type FormEvent, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { mutate } from "swr"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { declarationWays, maxProofMegabytes, type NewDeclaration } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { quotationsPath, touched } from "../hooks.ts"

const byPerson = declarationWays.filter((way) => way !== "request")

export function AddDeclaration({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const { latest, client } = quotation
  const [older, setOlder] = useState("yes")
  const [builtIn, setBuiltIn] = useState(latest.facts.builtIn === null ? "" : String(latest.facts.builtIn))
  const [givenBy, setGivenBy] = useState(client.name)
  const [givenOn, setGivenOn] = useState("")
  const [how, setHow] = useState<NewDeclaration["how"]>("signature")
  const [proof, setProof] = useState<File>()
  const [attempt, setAttempt] = useState(0)
  const key = useRef(newKey())
  const declare = useAction(
    async () => {
      const year = builtIn.trim()
      const saved = await api.declare(
        quotation.id,
        {
          builtIn: year === "" ? null : Number(year),
          olderThan2Years: older === "yes",
          givenBy,
          givenOn,
          how,
        },
        proof,
        key.current,
      )
      await mutate([quotationsPath, quotation.id], saved, { revalidate: false })
      return saved
    },
    { refreshes: touched, done: "quotes.quotation.declaration.done" },
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await declare.act()) onClose()
    else setAttempt((count) => count + 1)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.quotation.declaration.add")}
      actions={
        <>
          <Button type="submit" form={form} variant="primary" busy={declare.busy}>
            {t("quotes.quotation.declaration.save")}
          </Button>
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <Wrongs
        title={t("quotes.quotation.declaration.failed")}
        message={declare.error?.message}
        sentences={declare.fields}
        idOf={(name) => `${form}-${name}`}
        attempt={attempt}
      />
      <form id={form} noValidate onSubmit={submit}>
        <RadioGroup
          id={`${form}-olderThan2Years`}
          legend={t("quotes.quotation.vat.older")}
          value={older}
          onChange={setOlder}
          options={(["yes", "no"] as const).map((each) => ({
            value: each,
            label: t(`quotes.quotation.vat.${each}`),
          }))}
          tiles
          error={declare.fields.olderThan2Years}
        />
        <TextField
          id={`${form}-builtIn`}
          className="input-number"
          label={t("quotes.quotation.vat.builtIn")}
          inputMode="numeric"
          autoComplete="off"
          optional
          value={builtIn}
          onChange={setBuiltIn}
          error={declare.fields.builtIn}
        />
        <TextField
          id={`${form}-givenBy`}
          label={t("quotes.quotation.declaration.givenBy")}
          maxLength={120}
          autoComplete="off"
          value={givenBy}
          onChange={setGivenBy}
          error={declare.fields.givenBy}
        />
        <DateField
          id={`${form}-givenOn`}
          label={t("quotes.quotation.declaration.givenOn")}
          value={givenOn}
          onChange={setGivenOn}
          error={declare.fields.givenOn}
        />
        <RadioGroup
          id={`${form}-how`}
          legend={t("quotes.quotation.declaration.howLabel")}
          value={how}
          onChange={(next) => setHow(byPerson.find((way) => way === next)!)}
          options={byPerson.map((way) => ({
            value: way,
            label: t(`quotes.quotation.declaration.how.${way}`),
          }))}
          error={declare.fields.how}
        />
        <FilePicker
          id={`${form}-file`}
          label={t("quotes.quotation.declaration.proof")}
          hint={t("quotes.quotation.declaration.proofHint")}
          optional
          accept={["application/pdf", "image/jpeg", "image/png"]}
          maxBytes={maxProofMegabytes * 1024 * 1024}
          camera
          onFiles={([file]) => setProof(file)}
          error={declare.fields.file}
        />
      </form>
    </Dialog>
  )
}
