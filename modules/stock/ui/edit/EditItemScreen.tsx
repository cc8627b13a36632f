import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useItem } from "../hooks.ts"
import { NoItem } from "../item/NoItem.tsx"
import { ItemForm } from "./ItemForm.tsx"

export default function EditItemScreen() {
  const id = Number(useParams<{ id: string }>().id)
  return Number.isSafeInteger(id) && id > 0 ? <Known key={id} id={id} /> : <NoItem />
}

function Known({ id }: { id: number }) {
  const { t } = useTranslation()
  useScreen(t("stock.edit.title"))
  const read = useItem(id, 1)
  if (read.error?.status === 404) return <NoItem />
  return (
    <>
      <BackLink href={`/material-stock/${id}`}>
        {t("stock.edit.back", { name: read.data?.item.name ?? "" })}
      </BackLink>
      <h1>{t("stock.edit.title")}</h1>
      <Loaded from={read} skeleton={<Skeleton lines={7} height="5rem" />}>
        {({ item }) => <ItemForm item={item} />}
      </Loaded>
    </>
  )
}
