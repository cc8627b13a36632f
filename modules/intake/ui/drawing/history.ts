/** What was, is and may come again; never changed in place. */
export interface History<State> {
  past: readonly State[]
  now: State
  next: readonly State[]
  /** Of the last change: those with the same name are one step. */
  name?: string
}

export const begun = <State>(now: State): History<State> => ({ past: [], now, next: [] })

/** `name`: what follows under the same name belongs to this step, as letters that are typed do. */
export const changed = <State>(
  { past, now, name: last }: History<State>,
  state: State,
  name?: string,
): History<State> => ({
  past: name !== undefined && name === last ? past : [...past, now],
  now: state,
  next: [],
  name,
})

export function undone<State>(history: History<State>): History<State> {
  const { past, now, next } = history
  return past.length === 0 ? history : { past: past.slice(0, -1), now: past.at(-1)!, next: [now, ...next] }
}

export function redone<State>(history: History<State>): History<State> {
  const { past, now, next } = history
  return next.length === 0 ? history : { past: [...past, now], now: next[0]!, next: next.slice(1) }
}
