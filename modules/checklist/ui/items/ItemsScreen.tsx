import { ArrowDown, ArrowUp, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { categories, type ListedItem } from "../../schema.ts"
import { PriorityBadge } from "../PriorityBadge.tsx"
import { useItems, useMove, useSwitch } from "./hooks.ts"
import { ItemDialog } from "./ItemDialog.tsx"
import { LinksForm } from "./LinksForm.tsx"

/** Without an item one is added. */
type Opened = { item?: ListedItem } | undefined

/** The owner's list of what a day ends with, and where the things are that it leads to. */
export default function ItemsScreen() {
  const { t } = useTranslation()
  const read = useItems()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  useScreen(t("checklist.own.title"))
  return (
    <div className="stack roomy">
      <BackLink href="/daily-checklist">{t("checklist.past.back")}</BackLink>
      <ScreenHead title={t("checklist.own.title")}>
        <Button variant="primary" onClick={() => setOpened({})}>
          <Plus aria-hidden size="1.2em" />
          {t("checklist.own.add")}
        </Button>
      </ScreenHead>
      <p className="muted">{t("checklist.own.intro")}</p>
      <Loaded from={read}>
        {(items) => (
          <div className="stack roomy">
            {categories.map((category) => {
              const own = items.filter((item) => item.category === category)
              if (own.length === 0) return null
              return (
                <Card key={category} sheet title={t(`checklist.category.${category}`)}>
                  <ul className="checklist-own plain">
                    {own.map((item, at) => (
                      <Item
                        key={item.code}
                        item={item}
                        isFirst={at === 0}
                        isLast={at === own.length - 1}
                        change={() => setOpened({ item })}
                      />
                    ))}
                  </ul>
                </Card>
              )
            })}
          </div>
        )}
      </Loaded>
      <LinksForm />
      {opened && <ItemDialog item={opened.item} close={close} />}
    </div>
  )
}

interface ItemProps {
  item: ListedItem
  isFirst: boolean
  isLast: boolean
  change: () => void
}

function Item({ item, isFirst, isLast, change }: ItemProps) {
  const { t } = useTranslation()
  const move = useMove()
  const turn = useSwitch()
  const { task, priority, who, off, own, changed } = item
  const ofThis = <span className="visually-hidden">: {task}</span>
  return (
    <li className={off ? "checklist-own-row checklist-off" : "checklist-own-row"}>
      <p className="checklist-own-what flush">
        <span>{task}</span> <PriorityBadge of={priority} />{" "}
        {who !== "everyone" && <Badge>{t(`checklist.own.who.${who}`)}</Badge>}{" "}
        {off && <Badge tone="warn">{t("checklist.own.isOff")}</Badge>}{" "}
        {own && <Badge tone="info">{t("checklist.own.isOwn")}</Badge>}{" "}
        {changed && <Badge tone="info">{t("checklist.own.isChanged")}</Badge>}
      </p>
      <div className="cluster tight">
        <Button
          className="button-small"
          busy={move.busy}
          unavailable={isFirst && t("checklist.own.first")}
          onClick={() => void move.act(item, "up")}
        >
          <ArrowUp aria-hidden size="1.2em" />
          <span className="visually-hidden">
            {t("checklist.own.up")}: {task}
          </span>
        </Button>
        <Button
          className="button-small"
          busy={move.busy}
          unavailable={isLast && t("checklist.own.last")}
          onClick={() => void move.act(item, "down")}
        >
          <ArrowDown aria-hidden size="1.2em" />
          <span className="visually-hidden">
            {t("checklist.own.down")}: {task}
          </span>
        </Button>
        <Button className="button-small" busy={turn.busy} onClick={() => void turn.act(item)}>
          {t(off ? "checklist.own.turnOn" : "checklist.own.turnOff")}
          {ofThis}
        </Button>
        <Button className="button-small" onClick={change}>
          {t("checklist.own.change")}
          {ofThis}
        </Button>
      </div>
    </li>
  )
}
