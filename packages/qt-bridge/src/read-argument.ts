import { err, ok, type Result } from "@cathedra/domain";
import * as v from "valibot";
import type { BridgeError } from "./contract/errors.ts";
import type { Schema } from "./contract/method.ts";

/** Reads the argument of a method; both sides use the same words to refuse an argument that violates the contract. */
export function readArgument<Args extends Schema>(
  schema: Args,
  args: readonly unknown[],
): Result<v.InferOutput<Args>, BridgeError> {
  const read = v.safeParse(schema, args[0]);
  return read.success
    ? ok(read.output)
    : err({ code: "BAD_REQUEST", message: describeProblem(read.issues[0]) });
}

/** Describes where data violates the contract, and how, for a log. */
export function describeProblem(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path === null ? "" : `${path}: `}${issue.message}`.slice(0, 500);
}
