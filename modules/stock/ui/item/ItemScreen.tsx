import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useItem } from "../hooks.ts"
import { ItemDetail } from "./ItemDetail.tsx"
import { NoItem } from "./NoItem.tsx"

const atOnce = 50
const atMost = 2000

/** One material: how much there is and where, and all that came and went. */
export default function ItemScreen() {
  const { t } = useTranslation()
  const id = Number(useParams<{ id: string }>().id)
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      {Number.isSafeInteger(id) && id > 0 ? <Found key={id} id={id} /> : <NoItem />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const [most, setMost] = useState(atOnce)
  const item = useItem(id, most)
  if (item.error?.status === 404) return <NoItem />
  return (
    <Loaded from={item} skeleton={<Skeleton lines={8} height="2.5rem" />}>
      {({ item, movements, total }) => (
        <ItemDetail
          {...{ item, movements }}
          more={
            movements && movements.length < Math.min(total, atMost)
              ? () => setMost(Math.min(most * 4, atMost))
              : undefined
          }
        />
      )}
    </Loaded>
  )
}
