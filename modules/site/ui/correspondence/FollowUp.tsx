import { Notes } from "#modules/notes/ui/Notes.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { Message } from "../../schema.ts"
import type { MovedMessages } from "../messageList.ts"
import { AnswerForm } from "./AnswerForm.tsx"
import { Answers } from "./Answers.tsx"
import { useMessage } from "./hooks.ts"
import { MessageWays } from "./MessageWays.tsx"
import { ReplyLink } from "./ReplyLink.tsx"

/** What one does with a message, below its words: write back, and make something of it. Of spam nothing. */
export function FollowUp({ message: { id, state }, moved }: { message: Message; moved: MovedMessages }) {
  const detail = useMessage(state === "spam" ? undefined : id)
  if (state === "spam") return null
  return (
    <Loaded from={detail} skeleton={<Skeleton lines={5} height="2.5rem" />}>
      {(message) => (
        <div className="stack loose">
          <MessageWays message={message} />
          <Notes about={{ kind: "message", id: message.id }} />
          <Answers answers={message.answers} />
          {message.canMail ? <AnswerForm message={message} moved={moved} /> : <ReplyLink message={message} />}
        </div>
      )}
    </Loaded>
  )
}
