import { useTranslation } from "react-i18next"
import { Switch } from "#ui/kit/Switch.tsx"
import { UnderlayPart, type UnderlayPartProps } from "./UnderlayPart.tsx"

interface BeneathPanelProps extends UnderlayPartProps {
  /** The name of the floor below, when that has a plan. */
  below: string | undefined
  showsBelow: boolean
  setShowsBelow: (shows: boolean) => void
}

/** What lies below the plan to draw over. */
export function BeneathPanel({ below, showsBelow, setShowsBelow, ...underlay }: BeneathPanelProps) {
  const { t } = useTranslation()
  return (
    <>
      {below && (
        <Switch
          id="plan-eronder"
          label={t("intake.plan.floorBelow", { floor: below })}
          checked={showsBelow}
          onChange={setShowsBelow}
        />
      )}
      <UnderlayPart {...underlay} />
    </>
  )
}
