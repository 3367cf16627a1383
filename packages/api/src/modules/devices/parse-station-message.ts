import { type InputSchema, readWith } from "@cathedra/domain/input";
import { invalidInput } from "../../errors.ts";

/** What a station said, as its schema reads it; all that is wrong with it is told, each by its path. */
export function parseStationMessage<Output>(schema: InputSchema<Output>, given: unknown): Output {
  const read = readWith(schema, given);
  if (!read.ok) throw invalidInput(read.error);
  return read.value;
}
