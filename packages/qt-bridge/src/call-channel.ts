import { err, ok } from "@cathedra/domain";
import * as v from "valibot";
import type { Channel, ChannelRefusal } from "./channel.ts";
import { bridgeContract, type ObjectName } from "./contract/contract.ts";
import { type BridgeError, readError } from "./contract/errors.ts";
import type { Method, Schema } from "./contract/method.ts";
import { answerForm, type RawAnswer } from "./contract/portal-bridge.ts";
import { type DeferredAnswers, deferredAnswers } from "./deferred-answers.ts";
import type { Answer } from "./desktop-client.ts";
import { describeProblem } from "./read-argument.ts";

/** Calls over one channel: each is answered once, within its time limit, and validated by the contract. */
export type CallChannel = {
  ask<Args extends Schema, Value extends Schema>(
    object: ObjectName,
    name: string,
    method: Method<Args, Value>,
    args: readonly unknown[],
  ): Promise<Answer<v.InferOutput<Value>>>;
  readonly close: () => void;
};

/** Opens the channel for method calls. `publishesAnswers`: whether the host sends late answers by `portalBridge.answered`. */
export function openCallChannel(channel: Channel, publishesAnswers: boolean): CallChannel {
  const later = deferredAnswers();
  if (publishesAnswers) {
    const { payload } = bridgeContract.portalBridge.signals.answered;
    channel.onSignal("portalBridge", "answered", ([said]) => {
      const read = v.safeParse(payload, said);
      if (read.success) later.came(read.output.call, read.output.answer);
    });
  }
  return {
    async ask(object, name, method, args) {
      const endsAt = performance.now() + method.withinMs;
      const answer = await channel.invoke(object, name, args, method.withinMs);
      if (!answer.ok) return err(callError(answer.error));
      const parsed = v.safeParse(answerForm, answer.value);
      if (!parsed.success) return err(notUnderstood(parsed.issues[0]));
      return read(method.value, await settled(later, parsed.output, endsAt));
    },
    close() {
      channel.close();
      later.close();
    },
  };
}

async function settled(later: DeferredAnswers, answer: RawAnswer, endsAt: number): Promise<Answer<unknown>> {
  const pending = answer.ok ? (answer.pending ?? undefined) : undefined;
  if (pending === undefined) return answered(answer);
  const came = await later.of(pending, Math.max(0, endsAt - performance.now()));
  return came.ok ? answered(came.value) : err(came.error);
}

const answered = (answer: RawAnswer): Answer<unknown> =>
  answer.ok ? ok(answer.value ?? null) : err(readError(answer.error));

function read<Value extends Schema>(schema: Value, answer: Answer<unknown>): Answer<v.InferOutput<Value>> {
  if (!answer.ok) return answer;
  const value = v.safeParse(schema, answer.value);
  return value.success ? ok(value.output) : err(notUnderstood(value.issues[0]));
}

const notUnderstood = (issue: v.BaseIssue<unknown>): BridgeError => ({
  code: "NOT_UNDERSTOOD",
  message: describeProblem(issue),
});

function callError(refusal: ChannelRefusal): BridgeError {
  switch (refusal.code) {
    case "TIMED_OUT":
      return { code: "NO_ANSWER", message: `no answer in ${refusal.afterMs} ms` };
    case "NOT_PUBLISHED":
      return { code: "NOT_OFFERED", message: `${refusal.object}.${refusal.member} is not published` };
    case "NOT_UNDERSTOOD":
    case "CLOSED":
      return { code: refusal.code, message: "" };
  }
}
