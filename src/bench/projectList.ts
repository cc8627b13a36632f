import { median, perSecond } from "./load.ts"

const many = 1000
const json = { "content-type": "application/json" }

/** The list of a thousand projects, ours beside the bare one, and ours once something was written. */
export async function measureProjectList(ours: string, bare: string, cookie: string) {
  const headers = { ...json, cookie }
  const add = async (n: number) => {
    const body = JSON.stringify(project(n))
    const response = await fetch(`${ours}/api/projects`, { method: "POST", headers, body })
    const made = await response.clone().text()
    await fetch(`${bare}/projects`, { method: "POST", headers: json, body: made })
    return response
  }
  await perSecond(add, { total: many, atOnce: 4 })
  const list = () => fetch(`${ours}/api/projects`, { headers })
  const first = (await (await list()).json())[0] as { id: number; version: number }
  let { version } = first
  const change = async () => {
    const body = JSON.stringify({ progress: version % 100, version })
    const response = await fetch(`${ours}/api/projects/${first.id}/progress`, {
      method: "PUT",
      headers,
      body,
    })
    version = (await response.json()).version
  }
  const afterChange = await median(20, async () => {
    await change()
    await (await list()).text()
  })
  return {
    afterChange,
    ours: await perSecond(list, { total: 400 }),
    bare: await perSecond(() => fetch(`${bare}/projects`), { total: 400 }),
  }
}

const project = (n: number) => ({
  name: `Dakkapel Poststraat ${n}`,
  description: "Prefab dakkapel aan de achterkant, kunststof kozijnen met ventilatieroosters.",
  projectTypes: ["dakkapel", "isolatie"],
  address: `Poststraat ${n}, 4301 AB Zierikzee`,
  latitude: 51.65,
  longitude: 3.92,
  startDate: "2026-11-23",
  endDate: "2026-12-04",
  progress: n % 100,
  estimatedPrice: 12_500,
  estimatedNet: 10_330.58,
})
