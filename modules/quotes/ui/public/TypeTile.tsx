import type { LucideIcon } from "lucide-react"

interface TypeTileProps<Type extends string> {
  type: Type
  label: string
  about: string
  icon: LucideIcon
  chosen: boolean
  choose: (type: Type, on: boolean) => void
}

export const tileId = (type: string) => `type-${type}`

export function TypeTile<Type extends string>({
  type,
  label,
  about,
  icon: Icon,
  chosen,
  choose,
}: TypeTileProps<Type>) {
  const id = tileId(type)
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
        {label}
      </span>
      <span className="tile-about" id={`${id}-about`}>
        {about}
      </span>
    </label>
  )
}
