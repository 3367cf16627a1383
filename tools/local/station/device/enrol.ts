import { err, ok, type Result } from "@cathedra/domain";
import * as v from "valibot";
import { readJson } from "../../files.ts";
import type { Places } from "../places.ts";
import type { Store } from "../store.ts";
import type { Client, Refusal } from "./client.ts";
import { publicHalf } from "./key.ts";

const answered = v.object({
  id: v.string(),
  serviceTag: v.string(),
  name: v.string(),
  place: v.string(),
  heartbeatSeconds: v.number(),
});
const written = v.object({ token: v.string() });

/** The one-time token that lies in the station's folder; null: nobody has brought one. */
export function enrolmentTokenIn(places: Places): string | null {
  const read = v.safeParse(written, readJson(places.enrolment));
  return read.success ? read.output.token : null;
}

export type EnrolRefusal = Refusal | { readonly code: "OTHER_STATION"; readonly serviceTag: string };

/** Brings the station's key to the portal. Asked again with the same token, it is answered again: an answer may be lost. */
export async function enrol(
  client: Client,
  store: Store,
  token: string,
): Promise<Result<string, EnrolRefusal>> {
  const { key, serviceTag } = store.get();
  const body = { token, publicKey: publicHalf(key) };
  const answer = await client.call({ method: "POST", path: "/enrol", body, isUnsigned: true }, answered);
  if (!answer.ok) return answer;
  const { id, name, place } = answer.value;
  if (answer.value.serviceTag !== serviceTag)
    return err({ code: "OTHER_STATION", serviceTag: answer.value.serviceTag });
  store.change({ enrolled: { id, name, place } });
  return ok(name);
}
