import { ok } from "@cathedra/domain";
import { type Answer, refuse } from "../answer.ts";
import { readMadeCase } from "../program/made-case.ts";
import type { Deliver } from "./open-delivery.ts";

/** Sends a case that was made at the station to the portal, as its author's case. It has no result. */
export function deliveringCases(portal: string, getFolder: (launchId: string) => string, deliver: Deliver) {
  return async (launchId: string, sub: string | null): Promise<Answer<null>> => {
    const made = readMadeCase(getFolder(launchId));
    if (made === undefined) return refuse("DELIVERY_FAILED", "the case is not there any more");
    const { jobId, metadata, sha256, content } = made;
    const url = new URL("/api/s3/vistcases", portal);
    const delivered = await deliver(launchId, sub, async (sign, signal) => {
      const form = new FormData();
      form.append("jobId", jobId);
      form.append("metadata", JSON.stringify(metadata));
      form.append("sha256", sha256);
      form.append("case", new Blob([new Uint8Array(content)]), `${jobId}.vistcase`);
      const whole = new Response(form);
      const body = new Uint8Array(await whole.arrayBuffer());
      const headers = {
        authorization: `Bearer ${sign({ method: "POST", url, body })}`,
        "content-type": whole.headers.get("content-type") ?? "",
      };
      const response = await fetch(url, { method: "POST", body, headers, signal, redirect: "error" });
      const after = Number(response.headers.get("retry-after") ?? Number.NaN);
      const text = (await response.text()).slice(0, 2000);
      return { status: response.status, text, retryAfter: Number.isFinite(after) ? after : null };
    });
    if (!delivered.ok) return delivered;
    return delivered.value.fate === "taken" ? ok(null) : refuse("DELIVERY_FAILED", delivered.value.why);
  };
}
