import type { ProjectType } from "#src/shared/projectTypes.ts"
import { typeAbout, typeLabels } from "#src/shared/projectTypes.ts"
import { typeIcons } from "./typeIcons.ts"

export const tileId = (type: ProjectType) => `type-${type}`

export function TypeTile({
  type,
  chosen,
  choose,
}: {
  type: ProjectType
  chosen: boolean
  choose: (type: ProjectType, on: boolean) => void
}) {
  const id = tileId(type)
  const Icon = typeIcons[type]
  return (
    <label className="tile">
      <input
        type="checkbox"
        id={id}
        name="type"
        value={type}
        checked={chosen}
        aria-describedby={`${id}-about`}
        aria-labelledby={`${id}-name`}
        onChange={(event) => choose(type, event.target.checked)}
      />
      <Icon aria-hidden className="tile-icon" strokeWidth={1.75} />
      <span className="tile-name" id={`${id}-name`}>
        {typeLabels[type]}
      </span>
      <span className="tile-about" id={`${id}-about`}>
        {typeAbout[type]}
      </span>
    </label>
  )
}
