import { officeOf } from "#modules/access/sample.ts"
import type { Access } from "#modules/access/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { sampleMessages } from "./sample.ts"
import type { Messages } from "./service.ts"

export const fillMessages: Fill<{ access: Access; messages: Messages }> = (
  { access, messages },
  { putBack },
) => {
  for (const { daysAgo, answered, ...message } of sampleMessages) {
    putBack(daysAgo)
    messages.receive(message, null, message.email)
    const [newest] = messages.list({})
    if (answered) messages.setState(newest!.id, "answered", officeOf(access))
  }
}
