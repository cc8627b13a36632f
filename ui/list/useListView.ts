import { useCallback, useDeferredValue, useRef } from "react"
import { useSearchParams } from "wouter"
import { choicesOf, type ListSpec, pilesOf } from "./list.ts"
import { withChange } from "./query.ts"

type Key = number | string

/** What one looks at in a list. The address is all there is of it, so that Back and a bookmark lead to it again. */
export interface ListView<Row extends object, Pile extends string = string, Choice extends string = string> {
  list: ListSpec<Row, Pile, Choice>
  pile: Pile
  choices: Record<Choice, string>
  /** As it is typed, and as it is searched for a moment later. */
  search: string
  sought: string
  /** 'name', or '-name' from last to first. */
  sort: string
  /** Of a list that is shown so many at a time: how many times as many. */
  page: number
  /** Of the row that lies open: '' when none does; its number where rows have numbers. */
  openKey: string
  openId: number | undefined
  /** By what the rows were chosen: another choice is another list. */
  chosen: string
  /** By something else than the pile. */
  narrowed: boolean
  seek: (search: string) => void
  sortBy: (sort: string) => void
  choose: (choice: Choice, value: string) => void
  turnTo: (page: number) => void
  /** Whatever pile one is on, all of it. */
  clear: () => void
  /** Back leads to the list, also after one went from one open row to the next. */
  open: (key: Key) => void
  close: () => void
  pileHref: (pile: Pile) => string
  choiceHref: (choice: Choice, value: string) => string
  itemHref: (key: Key) => string
}

export type ViewOf<List> =
  List extends ListSpec<infer Row, infer Pile, infer Choice> ? ListView<Row, Pile, Choice> : never

export function useListView<Row extends object, Pile extends string, Choice extends string>(
  list: ListSpec<Row, Pile, Choice>,
): ListView<Row, Pile, Choice> {
  const [params, setParams] = useSearchParams()
  const at = addressOf(list, params)
  const sought = useDeferredValue(at.search)
  const { piles, pileWord = "status", openWord = "" } = list
  const wordOf = (choice: Choice) => list.choices![choice].word
  const filtering = choicesOf(list).filter(([, { fits }]) => fits)
  const filters = filtering.map(([choice]) => at.choices[choice])

  const change = useCallback(
    (words: Words) => setParams((now) => withChange(now, words), { replace: true }),
    [setParams],
  )
  const hrefOf = (words: Words) => `${list.path ?? ""}?${withChange(params, words)}`
  /** To other rows: from the first page, with none of them open. */
  const hrefTo = (words: Words) => hrefOf({ ...words, [openWord]: "", ...firstPage })

  return {
    list,
    ...at,
    sought,
    chosen: [at.pile, ...filters, sought].join(" "),
    narrowed: [...filters, at.search].some(Boolean),
    seek: useCallback((zoek) => change({ zoek, ...firstPage }), [change]),
    sortBy: useCallback((volgorde) => change({ volgorde }), [change]),
    choose: (choice, value) =>
      change({ [wordOf(choice)]: value, ...(list.choices![choice].fits && firstPage) }),
    turnTo: (page) => change({ pagina: page > 1 ? String(page) : "" }),
    clear: () =>
      change({
        ...Object.fromEntries(filtering.map(([, { word }]) => [word, ""])),
        ...{ zoek: "", ...firstPage },
      }),
    ...useOpen(list, at.openKey),
    pileHref: (pile) => hrefTo({ [pileWord]: piles![pile].slug }),
    choiceHref: (choice, value) => hrefTo({ [wordOf(choice)]: value }),
    itemHref: (key) => hrefOf({ [openWord]: String(key) }),
  }
}

type Words = Record<string, string>
type OpenSpec = Pick<ListSpec<object, never, never>, "openWord" | "inPlace">

const firstPage = { pagina: "" }

/** What an address says; what it says wrongly is left as one begins. */
function addressOf<Row extends object, Pile extends string, Choice extends string>(
  list: ListSpec<Row, Pile, Choice>,
  params: URLSearchParams,
) {
  const said = (word: string) => params.get(word) ?? ""
  const { piles, pileWord = "status", openWord = "" } = list
  const names = pilesOf(list)
  const openKey = said(openWord)
  return {
    pile: names.find((pile) => piles![pile].slug === said(pileWord)) ?? names[0]!,
    choices: Object.fromEntries(choicesOf(list).map(([choice, { word }]) => [choice, said(word)])) as Record<
      Choice,
      string
    >,
    search: said("zoek"),
    sort: said("volgorde"),
    page: Math.max(1, Math.trunc(Number(said("pagina"))) || 1),
    openKey,
    openId: Number(openKey) || undefined,
  }
}

/** Opening adds to the history, going on from there does not, closing goes back to where it was opened. */
function useOpen({ openWord: word = "", inPlace = false }: OpenSpec, openKey: string) {
  const [, setParams] = useSearchParams()
  const latest = useRef(openKey)
  latest.current = openKey
  const pushed = useRef(false)

  const open = useCallback(
    (key: Key) => {
      const first = latest.current === "" && !inPlace
      setParams((now) => withChange(now, { [word]: String(key) }), { replace: !first })
      if (first) pushed.current = true
    },
    [word, inPlace, setParams],
  )
  const close = useCallback(() => {
    if (pushed.current) history.back()
    else setParams((now) => withChange(now, { [word]: "" }), { replace: true })
    pushed.current = false
  }, [word, setParams])

  return { open, close }
}
