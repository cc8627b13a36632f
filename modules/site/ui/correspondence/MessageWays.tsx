import { FolderPlus, UserPlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import type { MessageDetail } from "../../correspondence/schema.ts"
import { useMakeCustomer, useMakeProject } from "./hooks.ts"

/** What was made of a message, and what can be. */
export function MessageWays({ message }: { message: MessageDetail }) {
  const { t } = useTranslation()
  const { id, customer, project } = message
  const makeCustomer = useMakeCustomer()
  const makeProject = useMakeProject()
  return (
    <div className="cluster">
      {customer ? (
        <Link className="touch" href={`/klanten/${customer.id}`}>
          {t("messages.ways.toCustomer", { name: customer.name })}
        </Link>
      ) : (
        <Button busy={makeCustomer.busy} onClick={() => void makeCustomer.act(id)}>
          <UserPlus aria-hidden size="1.1em" />
          {t("messages.ways.customer")}
        </Button>
      )}
      {project ? (
        <Link className="touch" href={`/projects/${project.id}`}>
          {t("messages.ways.toProject", { name: project.name })}
        </Link>
      ) : (
        <Button busy={makeProject.busy} onClick={() => void makeProject.act(id)}>
          <FolderPlus aria-hidden size="1.1em" />
          {t("messages.ways.project")}
        </Button>
      )}
    </div>
  )
}
