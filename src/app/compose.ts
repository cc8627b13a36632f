import type { AnyElysia } from "elysia"
import type { ServerModule } from "../manifest/module.ts"
import type { ExtrasOfPage, FixedFile } from "../manifest/page.ts"
import type { Platform } from "../manifest/platform.ts"
import type { Demo } from "../manifest/sample.ts"

/** The composed server: the services of the platform and all modules, and what is asked of each module in turn. */
export interface Server<All extends Platform = Platform> {
  services: All
  modules: readonly Composed[]
}

interface Composed {
  name: string
  routes(): AnyElysia[]
  files: Record<string, FixedFile>
  extrasOf: ExtrasOfPage
  samples: { turn: number; fill(demo: Demo): Promise<void> }[]
  stop(): Promise<void>
}

/**
 * A chain, so that each module gets what those before it offer: one whose needs are not met yet, or that offers what
 * there is already, is a type error on its own line.
 */
export const compose = <All extends Platform>(
  services: All,
  modules: readonly Composed[] = [],
): Server<All> & Chain<All> => ({
  services,
  modules,
  with(module) {
    const one = module as unknown as ServerModule<All, object>
    const whole = { ...services, ...one.services(services) }
    gather(one, whole)
    return compose(whole, [...modules, composedOf(one, whole)]) as never
  },
})

interface Chain<All extends Platform> {
  with<Needs, Own extends object>(
    module: All extends Needs
      ? keyof All & keyof Own extends never
        ? ServerModule<Needs, Own>
        : { alreadyThere: keyof All & keyof Own }
      : { missing: Exclude<keyof Needs, keyof All> },
  ): Server<All & Own> & Chain<All & Own>
}

/** Ends what works beside the server. */
export const stopModules = async ({ modules }: Server) => {
  await Promise.all(modules.map((module) => module.stop()))
}

function gather<All extends Platform>(module: ServerModule<All, object>, all: All) {
  const { answers, notices, findables, changed, checks, agents, errors } = all.gathered
  Object.assign(answers, module.answers?.(all))
  notices.push(...(module.notices?.(all) ?? []))
  findables.push(...(module.search ?? []))
  changed.push(...[module.changes?.(all) ?? []].flat())
  const ownChecks = module.checks?.(all)
  if (ownChecks) checks[module.name] = ownChecks
  Object.assign(agents, module.agents)
  for (const [word, texts] of Object.entries(module.texts ?? {})) errors[word] = texts.errors
  all.schedule.add(module.schedule?.(all) ?? [])
}

const composedOf = <All extends Platform>(module: ServerModule<All, object>, all: All): Composed => ({
  name: module.name,
  routes: () => module.routes(all),
  files: module.files?.(all) ?? {},
  extrasOf: module.extrasOf?.(all) ?? (() => ({})),
  samples: (module.sample ?? []).map(({ turn, load }) => ({
    turn,
    async fill(demo) {
      const fill = await load()
      await fill(all, demo)
    },
  })),
  async stop() {
    await module.stop?.(all)
  },
})
