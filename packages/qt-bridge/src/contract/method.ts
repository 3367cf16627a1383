import type * as v from "valibot";
import type { ClientErrorCode } from "./errors.ts";

export type Schema = v.GenericSchema<unknown, unknown>;

/** A method that the desktop client publishes, with at most one argument, one answer, and a time limit for it. */
export type Method<Args extends Schema = Schema, Value extends Schema = Schema> = {
  readonly does: string;
  readonly args: Args;
  readonly value: Value;
  readonly withinMs: number;
  /** The effect of calling the method twice. */
  readonly again: string;
  readonly errors: readonly ClientErrorCode[];
};

/** A value that the desktop client sends without being asked. */
export type Signal<Payload extends Schema = Schema> = { readonly says: string; readonly payload: Payload };

/** A property of an object, which is read at the first contact, and announced by a signal when it changes. */
export type Property = { readonly is: string; readonly value: Schema };

export type PublishedContract = {
  readonly is: string;
  readonly properties: Readonly<Record<string, Property>>;
  readonly methods: Readonly<Record<string, Method>>;
  readonly signals: Readonly<Record<string, Signal>>;
};

export const method = <Args extends Schema, Value extends Schema>(description: Method<Args, Value>) =>
  description;
export const signal = <Payload extends Schema>(description: string, payload: Payload): Signal<Payload> => ({
  says: description,
  payload,
});
