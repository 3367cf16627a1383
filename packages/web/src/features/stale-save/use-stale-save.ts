import { staleSaveTexts } from "@cathedra/domain/messages";
import { useState } from "react";
import * as v from "valibot";
import { ApiError } from "../../relay/errors.ts";
import { useViewer } from "../../shell/use-viewer.ts";

/** What came between a form and its being saved. */
export type StaleSave = {
  readonly stage: "none" | "refused" | "loading" | "failed" | "loaded" | "kept";
  /** Who changed it: in the server's words, unless it was the person, in another window. */
  readonly message: string;
  /** When, an instant of the contract. */
  readonly changedAt: string;
  /** Takes over what stands now: in the place of what was entered, or under it. */
  readonly resolve: (how: "load" | "keep") => Promise<void>;
};

type State = Omit<StaleSave, "resolve">;
const facts = v.object({
  modifiedAt: v.string(),
  modifiedBy: v.nullable(v.object({ keycloak_id: v.string() })),
});
const none: State = { stage: "none", message: "", changedAt: "" };

/**
 * Holds that somebody else saved first (CONFLICT). `read` asks for what stands now and `take` puts it in the form, as the
 * version that the next save is made of; both only when the person says so.
 */
export function useStaleSave<Stored>(
  read: () => Promise<Stored>,
  take: (stored: Stored, how: "load" | "keep") => void,
) {
  const viewer = useViewer();
  const [state, setState] = useState(none);
  const resolve = async (how: "load" | "keep") => {
    setState({ ...state, stage: "loading" });
    try {
      take(await read(), how);
      setState({ ...state, stage: how === "load" ? "loaded" : "kept" });
    } catch {
      setState({ ...state, stage: "failed" });
    }
  };
  return {
    stale: { ...state, resolve } satisfies StaleSave,
    /** Whether this is why a save was refused; it is told from then on. */
    isStale: (error: unknown): boolean => {
      if (!(error instanceof ApiError) || error.code !== "CONFLICT") return false;
      const { modifiedAt, modifiedBy } = v.parse(facts, error.facts);
      const isMe = modifiedBy !== null && modifiedBy.keycloak_id === viewer?.keycloak_id;
      const message = isMe ? staleSaveTexts.byYourself : error.message;
      setState({ stage: "refused", message, changedAt: modifiedAt });
      return true;
    },
    /** A new attempt: what was told of the last one goes. */
    forget: () => setState(none),
  };
}
