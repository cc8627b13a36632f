import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, day, select, text } from "#ui/form/kinds.tsx"
import { type TextKey, t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import {
  type AbsencePart,
  type AbsenceYear,
  absenceParts,
  type LeaveKind,
  leaveKinds,
  longestNote,
  NewLeave,
} from "../schema.ts"
import { api } from "./api.ts"
import { absenceTouches } from "./hooks.ts"
import { isDay, LeaveOutcome } from "./LeaveOutcome.tsx"
import { type PersonOption, person } from "./person.ts"

const leave = defineForm(
  NewLeave,
  {
    accountId: person,
    kind: select<LeaveKind>(),
    from: day,
    to: day,
    part: choice<AbsencePart>(),
    note: text,
  },
  { id: "leave", label: (name) => t(`absence.ask.${name === "accountId" ? "who" : name}`) },
)

export interface LeaveTexts {
  title: TextKey
  send: TextKey
  done: TextKey
  failed: TextKey
  /** With `name` and `days`. */
  left: TextKey
  short: TextKey
}

interface AskLeaveProps {
  of: AbsenceYear
  texts: LeaveTexts
  /** Of whom it can be; left out it is one's own. */
  people?: PersonOption[]
  close: () => void
}

/** Leave of some days, or of half a day. */
export function AskLeave({ of, texts, people, close }: AskLeaveProps) {
  const { t } = useTranslation()
  const { id: me } = useSignedIn()
  const key = useRef(newKey())
  const choseLast = useRef(false)
  const form = leave.useForm({
    start: { accountId: people ? undefined : me, kind: "vacation", part: "day" },
    check: ({ values: { accountId } }) => ({ accountId: accountId === undefined && "absence.whoMissing" }),
    send: (asked) => api.askLeave(asked, key.current),
    refreshes: absenceTouches,
    done: texts.done,
    onSaved: close,
  })
  const from = leave.useTyped("from", form)
  const to = leave.useTyped("to", form)
  return (
    <leave.Dialog
      form={form}
      onClose={close}
      title={t(texts.title)}
      failed={t(texts.failed)}
      save={t(texts.send)}
    >
      {people && <leave.Field name="accountId" options={people} empty="" />}
      <leave.Field
        name="kind"
        options={leaveKinds.map((kind) => ({ value: kind, label: t(`absence.kind.${kind}`) }))}
      />
      <leave.Field
        name="from"
        onTyped={(typed) => !choseLast.current && isDay(typed) && form.set("to", typed)}
      />
      <leave.Field
        name="to"
        onTyped={() => {
          choseLast.current = true
        }}
      />
      {from !== "" && from === to && (
        <leave.Field
          name="part"
          options={absenceParts.map((part) => ({ value: part, label: t(`absence.part.${part}`) }))}
        />
      )}
      <leave.Field name="note" optional maxLength={longestNote} />
      <Outcome of={of} texts={texts} />
    </leave.Dialog>
  )
}

/** How many days of work it takes, and how many he has left. */
function Outcome({ of, texts }: Pick<AskLeaveProps, "of" | "texts">) {
  const kind = leave.useTyped("kind")
  const accountId = leave.useTyped("accountId")
  const days = {
    from: leave.useTyped("from"),
    to: leave.useTyped("to"),
    part: leave.useTyped("part") as AbsencePart,
  }
  return <LeaveOutcome {...{ of, texts, days }} kind={kind as LeaveKind} accountId={Number(accountId)} />
}
