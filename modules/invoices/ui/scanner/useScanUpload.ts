import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { megabytes } from "#ui/lib/files.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { toast } from "#ui/lib/toast.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { judge, maxScanBytes, type RefusedFile } from "./chosen.ts"
import { isScan, type OutgoingScan, queueScan, useOutgoingScans } from "./outgoing.ts"

export interface ChosenFile {
  /** Also its Idempotency-Key. */
  key: string
  file: File
}
/** What reached the server since one opened the screen. */
export interface ArrivedScan {
  id: number
  name: string
}

export type ScanUploading = ReturnType<typeof useScanUpload>

export const longestNote = 300

/** From choosing files to their results: what is chosen, what is on its way, and what arrived. */
export function useScanUpload() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [projectId, setProjectId] = useState<number | null>(null)
  const [note, setNote] = useState("")
  const [arrived, setArrived] = useState<readonly ArrivedScan[]>([])
  const processing = useRef(false)
  const outgoing = useOutgoingScans()
  const noteFault = note.trim().length > longestNote && t("invoices.scans.noteTooLong", { most: longestNote })

  useEffect(
    () =>
      outbox.onSent(([item], id) => {
        if (!item || !isScan(item)) return
        setArrived((known) => [...known, { id: id as number, name: item.payload.file.name }])
      }),
    [],
  )

  const wordsOf = ({ reason }: RefusedFile) =>
    t(`invoices.scans.refused.${reason}`, { limit: megabytes(maxScanBytes) })

  return {
    chosen,
    outgoing,
    arrived,
    refused: refused.map((each) => ({ name: each.name, text: wordsOf(each) })),
    projectId,
    setProjectId,
    note,
    setNote,
    noteFault: noteFault || undefined,
    add(files: readonly File[]) {
      const judged = judge(files)
      setRefused(judged.refused)
      const [first] = judged.refused
      if (first) toast({ title: t("invoices.scans.invalid"), text: wordsOf(first), destructive: true })
      setChosen((known) => judged.taken.reduce(withFile, known))
    },
    remove: (key: string) => setChosen((known) => known.filter((each) => each.key !== key)),
    async process() {
      if (processing.current || noteFault) return
      if (chosen.length === 0)
        return void toast({ title: t("invoices.scans.nothingChosen"), destructive: true })
      processing.current = true
      setArrived([])
      setRefused([])
      try {
        for (const { file, key } of chosen) {
          await queueScan({ file, projectId, note: note.trim() }, key)
          setChosen((known) => known.filter((each) => each.key !== key))
        }
        setProjectId(null)
        setNote("")
      } finally {
        processing.current = false
      }
    },
    /** What the server refused as it was can be sent otherwise. */
    async takeBack({ key, payload }: OutgoingScan) {
      await outbox.remove([key])
      setChosen((known) => [...known, withKey(payload.file)])
      setProjectId(payload.projectId)
      setNote(payload.note)
    },
    hide: (id: number) => setArrived((known) => known.filter((each) => each.id !== id)),
  }
}

const withKey = (file: File): ChosenFile => ({ key: newKey(), file })

/** Someone who chooses a file twice means it once. */
const withFile = (known: readonly ChosenFile[], file: File): readonly ChosenFile[] =>
  known.some((each) => isSame(each.file, file)) ? known : [...known, withKey(file)]

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
