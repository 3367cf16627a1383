import { err, ok, type Result } from "@cathedra/domain";
import * as v from "valibot";
import { readJson } from "../../files.ts";
import type { StationPaths } from "../station-paths.ts";
import type { Store } from "../store.ts";
import type { Client, Refusal } from "./client.ts";
import { makeKey, publicHalf, releaseKey } from "./key.ts";

const answered = v.object({
  id: v.string(),
  serviceTag: v.string(),
  name: v.string(),
  place: v.string(),
  heartbeatSeconds: v.number(),
  releaseKeys: v.array(releaseKey),
});
const written = v.object({ token: v.string() });

/** The enrolment token in the station's folder; null if there is none. */
export function enrolmentTokenIn(paths: StationPaths): string | null {
  const read = v.safeParse(written, readJson(paths.enrolment));
  return read.success ? read.output.token : null;
}

export type EnrolRefusal = Refusal | { readonly code: "OTHER_STATION"; readonly serviceTag: string };

/**
 * Registers the station's key at the portal. A repeated request with the same token succeeds again, because an answer may be
 * lost.
 */
export async function enrol(
  client: Client,
  store: Store,
  token: string,
): Promise<Result<string, EnrolRefusal>> {
  const { serviceTag } = store.get();
  const bring = () => {
    const body = { token, publicKey: publicHalf(store.get().key) };
    return client.call({ method: "POST", path: "/enrol", body, isUnsigned: true }, answered);
  };
  let answer = await bring();
  if (!answer.ok && needsNewKey(answer.error)) {
    store.change({ key: makeKey() });
    answer = await bring();
  }
  if (!answer.ok) return answer;
  const { id, name, place, releaseKeys } = answer.value;
  if (answer.value.serviceTag !== serviceTag)
    return err({ code: "OTHER_STATION", serviceTag: answer.value.serviceTag });
  store.change({ enrolled: { id, name, place }, releaseKeys });
  return ok(name);
}

/** Staff revoked the key, or another station uses it: the token can register another one. */
function needsNewKey(refusal: Refusal): boolean {
  if (refusal.code !== "REFUSED" || refusal.status !== 422) return false;
  return /"(?:KEY_WAS_ENDED|KEY_OF_ANOTHER_STATION|WEAK_PUBLIC_KEY)"/.test(refusal.text);
}
