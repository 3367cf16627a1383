import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { drafting, keptDraft } from "./draft-helpers.ts";

export const draftWebOperations: readonly WebOperation[] = [
  ["CreateRecordQuery", cast.maya, 5, async (portal) => ({ draft: (await keptDraft(portal, cast.maya)).id })],
  ["sendDraftMutation", cast.maya, 9, () => drafting()],
  ["discardDraftQuery", cast.maya, 2, async (portal) => ({ id: (await keptDraft(portal, cast.maya)).id })],
  ["discardDraftMutation", cast.maya, 2, async (portal) => ({ id: (await keptDraft(portal, cast.maya)).id })],
];
