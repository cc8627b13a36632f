import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bundling } from "../build/heavy.ts"
import { startProgram } from "../tests/program.testing.ts"

const starts = 15

/**
 * Milliseconds from the start to the first answer on a folder that is there already, and of a compiled server that does
 * nothing; and to the first answer of a module, which makes that they are composed. By turns, the middle of each.
 */
export async function measureStart(binary: string) {
  const top = mkdtempSync(join(tmpdir(), "waterpas-start-"))
  const times = { ours: [] as number[], empty: [] as number[], module: [] as number[] }
  try {
    const empty = await compiledEmpty(join(top, "empty"))
    const folder = mkdtempSync(join(top, "folder-"))
    await startOf(binary, folder)
    await startOf(empty, folder)
    for (let i = 0; i < starts; i++) {
      times.empty.push((await startOf(empty, folder)).first)
      const { first, module } = await startOf(binary, folder)
      times.ours.push(first)
      times.module.push(module)
    }
  } finally {
    rmSync(top, { recursive: true })
  }
  return { ours: middle(times.ours), empty: middle(times.empty), module: middle(times.module) }
}

/** Made as our binary is. */
async function compiledEmpty(outfile: string): Promise<string> {
  await Bun.build({
    ...bundling,
    entrypoints: [join(import.meta.dir, "empty.ts")],
    bytecode: true,
    compile: { outfile, autoloadDotenv: false, autoloadBunfig: false },
  })
  return outfile
}

async function startOf(command: string, folder: string) {
  const program = await startProgram([command], { folder })
  const asked = performance.now()
  await (await fetch(`${program.url}/api/user`)).text()
  const module = program.startedIn + performance.now() - asked
  await program.stop()
  return { first: program.startedIn, module }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
