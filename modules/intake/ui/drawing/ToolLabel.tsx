import type { LucideIcon } from "lucide-react"

/** What one draws or measures with: its sign above its name. */
export const ToolLabel = ({ icon: Icon, name }: { icon: LucideIcon; name: string }) => (
  <span className="drawing-tool">
    <Icon aria-hidden size="1.4em" />
    {name}
  </span>
)
