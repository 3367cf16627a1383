import { LazyPart } from "@cathedra/ui-kit/overlay";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import type { DoomedDraft } from "../../../../features/draft/discard-draft.ts";
import { draftHref } from "../../../../features/draft/draft-address.ts";
import type { useRecordEditor } from "./use-record-editor.ts";

type Facts = {
  readonly editor: Pick<ReturnType<typeof useRecordEditor>, "draftState" | "keep" | "giveUp">;
  readonly isChange: boolean;
  readonly draft: DoomedDraft;
};

type Leaving = {
  /** Asks before leaving; leaves at once if nothing was typed. */
  readonly ask: () => void;
  readonly question: ReactNode;
  /** Discards the typed content; resolves to whether it was discarded. */
  readonly discard: () => Promise<boolean>;
};

const loadQuestion = () => import("./LeaveForm.tsx").then((module) => module.LeaveForm);

/** The ways to leave the form without saving. */
export function useLeaving({ editor, isChange, draft }: Facts): Leaving {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = () => void navigate("/logbook/records");
  const discard = async () => {
    const { discardDraft } = await import("../../../../features/draft/discard-draft.ts");
    const recordId = isChange ? draft.id : null;
    const content = await editor.giveUp();
    return discardDraft({ ...draft, content }, () => void navigate(draftHref({ id: draft.id, recordId })));
  };
  return {
    ask: () => {
      if (editor.draftState.kind === "none") leave();
      else setAsking(true);
    },
    discard,
    question: (
      <LazyPart
        load={loadQuestion}
        isWanted={isAsking}
        onFailure={() => setAsking(false)}
        props={{
          isOpen: isAsking,
          isChange,
          onGoOn: () => setAsking(false),
          onKeep: () => {
            setAsking(false);
            void editor.keep();
            leave();
          },
          onDiscard: () => {
            setAsking(false);
            void discard().then(leave);
          },
        }}
      />
    ),
  };
}
