import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Dialog } from "../kit/Dialog.tsx"
import { Loaded } from "../kit/Loaded.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import type { ApiError } from "../lib/http.ts"
import { newKey } from "../lib/newKey.ts"
import { useWishKey } from "../lib/useWishKey.ts"
import type { Letter, MailForm } from "./defineMail.ts"

/** `canMail` false: no mail server is set. */
type Proposal = Letter & { canMail: boolean }

interface MailDialogProps {
  mail: MailForm
  /** Of the paper that goes along. */
  name: string
  /** The letter that Waterpas proposes. Asked once: what changes meanwhile takes no typed words away. */
  ask(): Promise<Proposal>
  send(letter: Letter, key: string): Promise<unknown>
  refreshes: readonly string[]
  onClose(): void
}

/** A paper by mail, with a letter to read and change first. */
export function MailDialog({ ask, ...props }: MailDialogProps) {
  const { t } = useTranslation()
  const proposal = useAskedOnce(ask)
  if (proposal.data?.canMail) return <LetterDialog {...props} proposal={proposal.data} />
  return (
    <Dialog open onClose={props.onClose} size="small" title={t("letter.title", { name: props.name })}>
      <Loaded from={proposal} skeleton={<Skeleton lines={5} height="3rem" />}>
        {() => <p>{t("letter.off")}</p>}
      </Loaded>
    </Dialog>
  )
}

/** Under a key of its own, so that nothing asks again but a person after a failure. */
function useAskedOnce(ask: () => Promise<Proposal>) {
  const [key] = useState(newKey)
  return useSWR<Proposal, ApiError>(key, ask, { revalidateOnReconnect: false })
}

function LetterDialog({
  mail,
  name,
  proposal: { canMail: _, ...letter },
  send,
  refreshes,
  onClose,
}: Omit<MailDialogProps, "ask"> & { proposal: Proposal }) {
  const { t } = useTranslation()
  const key = useWishKey()
  const form = mail.useForm({
    start: letter,
    send: (wish) => send(wish, key.of(wish)),
    refreshes,
    done: () => ({ title: t("letter.done", { name }) }),
    onSaved: onClose,
  })
  return (
    <mail.Dialog
      form={form}
      onClose={onClose}
      size="large"
      title={t("letter.title", { name })}
      failed={t("letter.failed")}
      save={t("letter.send")}
      className="stack roomy"
    >
      <mail.Field name="to" type="email" autoComplete="off" />
      <mail.Field name="subject" />
      <mail.Field name="message" rows={10} limit={6000} />
    </mail.Dialog>
  )
}
