import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useMail } from "./hooks.ts"
import { MailList } from "./MailList.tsx"
import { MailSetup } from "./MailSetup.tsx"

/** Whether mail works, and what became of each. */
export function MailTab() {
  const mail = useMail()
  return (
    <Loaded from={mail} skeleton={<Skeleton lines={4} height="4rem" />}>
      {(overview) => (
        <>
          <MailSetup overview={overview} />
          {(overview.configured || overview.recent.length > 0) && <MailList overview={overview} />}
        </>
      )}
    </Loaded>
  )
}
