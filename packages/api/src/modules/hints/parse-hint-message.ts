import { isUuid, type OperationId, type SimulatorActivityId, type UserId } from "@cathedra/domain";
import { operationKinds } from "@cathedra/domain/operations";
import * as v from "valibot";
import type { Hint } from "../../ports/hint-feed.ts";

const uuid = <Id extends string>() => v.custom<Id>((value) => typeof value === "string" && isUuid(value));

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("kind", [
    v.object({ kind: v.literal("result"), id: uuid<SimulatorActivityId>(), to: v.array(uuid<UserId>()) }),
    v.object({
      kind: v.literal("notification"),
      id: v.picklist(["new", "changed"]),
      to: v.array(uuid<UserId>()),
    }),
    v.object({ kind: v.literal("operation"), id: uuid<OperationId>(), of: v.picklist(operationKinds) }),
  ]),
);

/** What came over the channel; undefined: a process of another version told what is not known here. */
export function parseHintMessage(payload: string): Hint | undefined {
  const read = v.safeParse(told, payload);
  return read.success ? read.output : undefined;
}
