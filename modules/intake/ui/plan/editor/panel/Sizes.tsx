import { ArrowRight } from "lucide-react"
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { NumberPad, usePad } from "#ui/kit/NumberPad.tsx"
import { parseMillimetres } from "../../../../drawing/lengths.ts"
import { farthest } from "../../../../plan/schema.ts"
import { metresText } from "../../../../rooms/measures.ts"
import { longestWall } from "../../../../rooms/schema.ts"
import { type Suggestion, Suggestions } from "./Suggestions.tsx"

interface Typing {
  id: string
  text: string
  /** A key was pressed since one came to it. */
  isTyped?: true
}
interface SizesState extends Omit<ReturnType<typeof createTyping>, "set"> {
  type: (typing: Typing | undefined) => void
  /** What the key for on does in the field one is at. */
  next: RefObject<() => void>
}

interface SizesProps {
  /** By the id of a field. */
  suggestions?: Readonly<Record<string, readonly Suggestion[]>>
  /** What the key for ready does besides putting the keys away. */
  onReady?: () => void
  children: ReactNode
}

const SizesContext = createContext<SizesState>({ ...createTyping(), type() {}, next: { current() {} } })

/**
 * Fields for sizes, with keys below them that fill in the one that one is at: a phone keeps its own keyboard away. The
 * keys stay where they are while one goes from field to field, so that nothing moves away from below a thumb.
 */
export function Sizes({ suggestions, onReady, children }: SizesProps) {
  const { t } = useTranslation()
  const [store] = useState(createTyping)
  const typing = useSyncExternalStore(store.subscribe, store.now)
  const [last, setLast] = useState<string>()
  const next = useRef(() => {})
  const state = useMemo(
    () => ({
      ...{ ...store, next },
      type(now: Typing | undefined) {
        store.set(now)
        if (now) setLast(now.id)
      },
    }),
    [store],
  )
  const pad = usePad(typing?.text ?? "", (text) => {
    if (!typing) document.getElementById(last!)?.focus()
    state.type({ id: last!, text, isTyped: true })
  })
  function ready() {
    setLast(undefined)
    onReady?.()
  }
  return (
    <SizesContext value={state}>
      {children}
      {last && (
        <div className="plan-pad">
          <Suggestions
            of={suggestions?.[last] ?? []}
            take={(suggestion) => {
              store.set(undefined)
              suggestion.take()
            }}
          />
          <NumberPad pad={pad} />
          <div className="stack tight">
            <Button
              variant="primary"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => next.current()}
            >
              {t("intake.plan.next")}
              <ArrowRight aria-hidden size="1.2em" />
            </Button>
            <Button onClick={ready}>{t("intake.plan.ready")}</Button>
          </div>
        </div>
      )}
    </SizesContext>
  )
}

/** What is being typed: of hundreds of fields only the one that one is at is drawn anew with each key. */
function createTyping() {
  let typing: Typing | undefined
  const listeners = new Set<() => void>()
  return {
    now: () => typing,
    set(next: Typing | undefined) {
      typing = next
      for (const listen of listeners) listen()
    },
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

interface SizeProps {
  id: string
  label: ReactNode
  /** Millimetres; none of what is still to be typed. */
  value?: number
  /**
   * Once one leaves the field, or presses Enter. Not for what is no size, nor for the one that was there. A sentence that
   * comes back says why it can't be so.
   */
  onChange: (millimetres: number) => unknown
  /** After it, by Enter or by the key for on; without it that is the next field. */
  onDone?: () => void
  /** A place may lie to the left of nothing, and a sill on the floor. */
  signed?: true
  /** Who types the number that is there says that it is so. */
  confirms?: true
  /** Millimetres, and what is said of more than that. */
  most?: number
  wrong?: string
  hint?: ReactNode
  autoFocus?: boolean
}

/** '2,40', '240 cm' or '2400 mm'. */
export function Size({ id, label, value, onChange, onDone, hint, autoFocus, ...kind }: SizeProps) {
  const { signed, confirms, most = longestWall, wrong: said } = kind
  const { t } = useTranslation()
  const { now, subscribe, type, next } = use(SizesContext)
  const typing = useSyncExternalStore(subscribe, () => (now()?.id === id ? now() : undefined))
  const [refused, setRefused] = useState<{ text: string; why: string; before: number | undefined }>()
  const field = useRef<HTMLInputElement>(null)
  // Once it was filled in otherwise, what was typed before matters no more.
  const wrong = refused && refused.before === value ? refused : undefined
  const shown = value === undefined ? "" : metresText(value)
  const text = typing?.text ?? wrong?.text ?? shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the field that is asked for.
  useEffect(() => {
    if (autoFocus) field.current!.focus()
  }, [])

  function keep() {
    type(undefined)
    const read = signed ? placeIn(text) : parseMillimetres(text)
    const isFar = read !== undefined && Math.abs(read) > most
    if (read === undefined || isFar) {
      const tooFar = isFar && (said ?? t("intake.errors.planLength"))
      const why = tooFar || t(signed ? "intake.plan.placeWrong" : "intake.plan.sizeWrong")
      setRefused({ text, why, before: value })
      return false
    }
    const refusal = typing?.isTyped && (confirms || read !== value) ? onChange(read) : undefined
    const isRefused = typeof refusal === "string"
    setRefused(isRefused ? { text, why: refusal, before: value } : undefined)
    return !isRefused
  }
  function leave() {
    if (!typing) return
    if (value === undefined && text === "") type(undefined)
    else keep()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return
    event.preventDefault()
    goOn()
  }
  function goOn() {
    // At once, so that what is kept here is not kept again as the field is left.
    if (!flushSync(keep)) return
    if (onDone) onDone()
    else if (field.current) focusAfter(field.current)
  }
  if (typing) next.current = goOn
  return (
    <NumberField
      id={id}
      label={label}
      hint={hint}
      unit="m"
      inputMode="none"
      value={text}
      error={wrong?.why}
      ref={field}
      className="plan-size"
      onFocus={(event) => {
        type({ id, text })
        event.target.select()
      }}
      onChange={(next) => type({ id, text: next, isTyped: true })}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}

/** Hook: what a size may be that says where something lies on the plan. */
export function useFar() {
  const { t } = useTranslation()
  return { signed: true, most: farthest, wrong: t("intake.errors.planFar") } as const
}

function focusAfter(field: HTMLElement) {
  const fields = [...field.closest(".plan-side")!.querySelectorAll<HTMLElement>(".plan-size")]
  const after = fields[fields.indexOf(field) + 1]
  if (after) after.focus()
  else field.blur()
}

/** A place may be 0, and below it. */
function placeIn(typed: string): number | undefined {
  const [, minus, rest] = /^\s*(-?)\s*(.*)$/.exec(typed)!
  if (/^0+([.,]0*)?\s*(m|cm|mm)?$/i.test(rest!)) return 0
  const length = parseMillimetres(rest!)
  return length === undefined ? undefined : minus ? -length : length
}
