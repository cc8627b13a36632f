import { Box } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { t as say } from "#ui/lib/i18n.ts"
import { hasArea } from "../../../plan/geometry/measures.ts"
import type { Plan } from "../../../plan/schema.ts"
import type { SpaceViewProps } from "./SpaceView.tsx"

export type SpaceButtonProps = Omit<SpaceViewProps, "onClose">

/**
 * Opens the plan in 3D, once a room of it has an area. What draws it is fetched only then: it is as large as all the rest
 * of a screen.
 */
export function SpaceButton(props: SpaceButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (![props.plan, ...(props.floors ?? [])].some(hasRooms)) return null
  return (
    <>
      <Button onPointerEnter={fetchView} onClick={() => setOpen(true)}>
        <Box aria-hidden size="1.3em" />
        {t("intake.space.open")}
      </Button>
      {open && <Opened {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const hasRooms = ({ rooms }: Plan) => rooms.some(hasArea)

/** The view, or in its place what is loading or why it can't be: what one was drawing stays where it is. */
function Opened(props: SpaceViewProps) {
  const { t } = useTranslation()
  const read = useView()
  if (read.data) return <read.data {...props} />
  return (
    <Dialog open size="full" onClose={props.onClose} title={t("intake.space.title", { name: props.name })}>
      <Loaded from={read}>{() => null}</Loaded>
    </Dialog>
  )
}

const fetchView = () => import("./SpaceView.tsx").catch(() => undefined)

function useView() {
  const [data, setView] = useState<{ View: typeof import("./SpaceView.tsx").default }>()
  const [error, setError] = useState<Error>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same file once more.
  useEffect(() => {
    let isGone = false
    import("./SpaceView.tsx").then(
      (loaded) => isGone || setView({ View: loaded.default }),
      () => isGone || setError(new Error(say("intake.space.unread"))),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  function mutate() {
    setError(undefined)
    setTries(tries + 1)
  }
  return { data: data?.View, error, mutate, isValidating: false }
}
