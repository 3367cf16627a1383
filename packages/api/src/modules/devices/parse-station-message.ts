import { type InputSchema, readWith } from "@cathedra/domain/input";
import { invalidInput } from "../../errors.ts";

/** A station's message, checked by its schema; the refusal lists all errors with their paths. */
export function parseStationMessage<Output>(schema: InputSchema<Output>, value: unknown): Output {
  const read = readWith(schema, value);
  if (!read.ok) throw invalidInput(read.error);
  return read.value;
}
