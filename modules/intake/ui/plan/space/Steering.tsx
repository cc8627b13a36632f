import { ArrowDown, ArrowUp, Minus, Plus, RotateCcw, RotateCw } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Push } from "./keys.ts"
import type { Space } from "./useSpace.ts"

/** For who can't drag: the same by buttons, a piece at a time. */
export function Steering({ space }: { space: Space }) {
  const { t } = useTranslation()
  const [Nearer, Farther] = space.way === "walk" ? [ArrowUp, ArrowDown] : [Plus, Minus]
  const how = space.way === "walk" ? "walk" : "around"
  const moves: [typeof Plus, Partial<Push>, "left" | "right" | "nearer" | "farther"][] = [
    [RotateCcw, { left: 1 }, "left"],
    [RotateCw, { left: -1 }, "right"],
    [Nearer, { nearer: 1 }, "nearer"],
    [Farther, { nearer: -1 }, "farther"],
  ]
  return (
    <div className="space-steering">
      {moves.map(([Icon, push, name]) => (
        <button
          key={name}
          type="button"
          className="button button-secondary"
          aria-label={t(`intake.space.steer.${how}.${name}`)}
          onClick={() => space.opened.current?.helm.nudge(push)}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </div>
  )
}
