import { cast } from "@cathedra/test-fixtures";
import { eventNow } from "../events/web-operations.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { goodFacts } from "./checks.ts";

export const connectionWebOperations: readonly WebOperation[] = [
  ["CheckConnectionQuery", cast.maya, 2],
  ["useConnectionCheckTargetQuery", cast.maya, 2],
  ["useConnectionCheckMutation", cast.maya, 5, () => ({ facts: goodFacts })],
  [
    "useConnectionsQuery",
    cast.george,
    4,
    (portal) => eventNow(portal).then(({ voucherId }) => ({ voucherId })),
  ],
];
