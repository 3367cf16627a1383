import * as v from "valibot";
import type { Changes } from "./changes.ts";
import { type Faults, told } from "./faults.ts";
import { type Answer, json } from "./http.ts";

/** Takes what it is told to do wrong, or what is to have happened to its courses; `ok` ends both. */
export function controlEndpoint(
  text: string | undefined,
  { faults, changes }: { readonly faults: Faults; readonly changes: Changes },
): Answer {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), told), text);
  if (!parsed.success) return json(400, { problem: parsed.issues[0].message });
  const { output } = parsed;
  if ("change" in output) changes.happen(output.change);
  else {
    if (output.fault === "ok") changes.restore();
    faults.set(output.fault, output);
  }
  return json(200, output);
}
