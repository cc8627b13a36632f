import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useCosts } from "../hooks.ts"
import { CostTable } from "./CostTable.tsx"

/** On the first tab: costs beside the budget, and the way to what they consist of. */
export function CostsInShort({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <Card
      sheet
      className="costs-short"
      title={t("projects.costs.beside")}
      aside={
        <>
          <span className="muted">{t("projects.costs.withoutVat")}</span>
          <Link href="?tab=kosten">{t("projects.costs.lines")}</Link>
        </>
      }
    >
      <Loaded from={useCosts(id)} skeleton={<Skeleton lines={5} />}>
        {(costs) => <CostTable costs={costs} />}
      </Loaded>
    </Card>
  )
}
