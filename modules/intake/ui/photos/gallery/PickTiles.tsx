import { useGrowing } from "#ui/lib/useGrowing.ts"
import type { Shot } from "../shots.ts"
import { ShotPreview } from "./ShotPreview.tsx"

/** A screen full of them, and then so many in between. */
const atATime = { first: 24, step: 60 }

/** Photos of a job, small; a press picks one. */
export function PickTiles({ shots, pick }: { shots: Shot[]; pick: (shot: Shot) => void }) {
  const shown = useGrowing(shots, "", atATime)
  return (
    <ul className="intake-tiles plain">
      {shown.map((shot) => (
        <li key={shot.key} className="intake-tile">
          <button type="button" className="intake-pick" onClick={() => pick(shot)}>
            <ShotPreview shot={shot} />
            <span className="intake-title">{shot.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
