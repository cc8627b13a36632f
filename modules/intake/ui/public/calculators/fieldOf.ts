import type { Fault } from "../../../calculators/typed.ts"

/** What a field of a calculator holds, by its name: `{...field("width")}`. */
export const fieldOf =
  <Name extends string>(
    part: string,
    typed: Readonly<Record<NoInfer<Name>, string>>,
    faults: Readonly<Partial<Record<Name, Fault>>>,
    set: (next: Partial<Record<Name, string>>) => void,
  ) =>
  (name: Name) => ({
    id: `${part}-${name}`,
    ...(faults[name] && { fault: faults[name] }),
    value: typed[name],
    onChange: (text: string) => set({ [name]: text } as Partial<Record<Name, string>>),
  })
