import type { Caller } from "../../src/graphql/callers.ts";
import type { Guard } from "../../src/graphql/guards.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { expectedOutcome, guards, signedInCallers } from "../platform/role-matrix/rules.ts";
import { probes } from "../platform/topics.ts";
import { prepared } from "./prepared.ts";

export type GuardedCaller = Caller;

const isChange = (operation: string) =>
  operation.startsWith("Mutation.") || /^(POST|PUT|PATCH|DELETE) /.test(operation);

/** Every mutation and every route that changes something, each with a call of it. */
export const changing = guards
  .filter(({ operation }) => isChange(operation) && operation !== "POST /api/graphql")
  .map((guard) => {
    const probe: Probe = prepared.find(({ operation }) => operation === guard.operation) ??
      probes.find(({ operation }) => operation === guard.operation) ?? {
        operation: guard.operation,
        call: async () => ({ url: "/nothing" }),
      };
    return { title: guard.operation, guard, probe };
  });

/** A person who may make the change (sys_admin if possible), and one who may not; an expired token if everyone may. */
export function callersWhoMay(
  guard: Guard,
  { rule }: Probe,
): { readonly may: Caller; readonly mayNot: Caller } {
  const may = signedInCallers.filter((caller) => expectedOutcome(guard, caller, rule) === "allowed");
  const mayNot = signedInCallers.find((caller) => !may.includes(caller));
  const first = may.find((caller) => caller === "sysAdmin") ?? may[0];
  return { may: first ?? "sysAdmin", mayNot: mayNot ?? "expiredToken" };
}
