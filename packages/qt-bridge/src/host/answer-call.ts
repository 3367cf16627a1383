import * as v from "valibot";
import { bridgeContract } from "../contract/contract.ts";
import type { ClientErrorCode } from "../contract/errors.ts";
import type { Method } from "../contract/method.ts";
import { describeProblem, readArgument } from "../read-argument.ts";
import type { HostAnswer } from "./station.ts";

/** The message that carries an answer. */
export type SentAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

export const refusal = (code: ClientErrorCode, message: string): SentAnswer => ({
  ok: false,
  error: { code, message },
});

/** Validates the arguments and the answer: neither is passed on if it violates the contract. */
export async function answerCall(
  method: Method,
  answer: (args: unknown) => HostAnswer<unknown> | Promise<HostAnswer<unknown>>,
  args: readonly unknown[],
  onProblem: (problem: unknown) => void,
): Promise<SentAnswer> {
  const given = readArgument(method.args, args);
  if (!given.ok) return refusal("BAD_REQUEST", given.error.message);
  try {
    const outcome = await answer(given.value);
    if (!outcome.ok) return refusal(outcome.error.code, outcome.error.message.slice(0, 500));
    const value = v.safeParse(method.value, outcome.value);
    if (value.success) return { ok: true, value: value.output };
    onProblem(value.issues);
    return refusal("INTERNAL", describeProblem(value.issues[0]));
  } catch (problem) {
    onProblem(problem);
    return refusal("INTERNAL", "");
  }
}

const { args: helloArgs } = bridgeContract.portalBridge.methods.hello;

/** Settles the version: the first of the page's that this side speaks. */
export function settleVersion(
  args: readonly unknown[],
  {
    features,
    now,
    spoken,
  }: { readonly features: readonly string[]; readonly now: string; readonly spoken: readonly number[] },
): SentAnswer {
  const hello = readArgument(helloArgs, args);
  if (!hello.ok) return refusal("BAD_REQUEST", hello.error.message);
  const version = hello.value.versions.find((one) => spoken.includes(one));
  if (version === undefined) return refusal("UNSUPPORTED_VERSION", `this client speaks ${spoken.join(", ")}`);
  return { ok: true, value: { version, features, now } };
}
