import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Preview } from "../gallery/Preview.tsx"
import type { Shot } from "../shots.ts"
import { Compare } from "./Compare.tsx"
import { usePairs } from "./usePairs.ts"

interface PairsProps {
  project: number
  shots: readonly Shot[]
  closed: boolean
}

/** The pairs of before and after of a job; nothing where there are none. */
export function Pairs({ project, shots, closed }: PairsProps) {
  const { t } = useTranslation()
  const pairs = usePairs(project).data ?? []
  const [open, setOpen] = useState<readonly [Shot, Shot]>()
  const found = pairs.flatMap(({ before, after }) => {
    const [first, second] = [before, after].map((id) => shots.find(({ photo }) => photo?.id === id))
    return first && second ? [[first, second] as const] : []
  })
  if (found.length === 0 && !open) return null
  return (
    <section className="stack tight">
      <h2 className="intake-heading">{t("intake.photos.pairs.title")}</h2>
      <ul className="intake-pairs plain">
        {found.map(([first, second]) => (
          <li key={`${first.key} ${second.key}`}>
            <button type="button" className="intake-pair" onClick={() => setOpen([first, second])}>
              <Preview
                src={first.photo!.preview}
                alt={`${t("intake.photos.pairs.before")}: ${first.title}`}
              />
              <Preview
                src={second.photo!.preview}
                alt={`${t("intake.photos.pairs.after")}: ${second.title}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {open && <Compare {...{ project, closed }} shots={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
