import { createHmac, hash, randomBytes, randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { MachineId } from "@cathedra/domain";
import { deliveryKey } from "@cathedra/domain/cloud";
import { deliveryToken, deviceName, listPart, partOfKind, runPart } from "@cathedra/domain/delivery";
import { nodeSigning } from "../crypto.ts";
import type { Packed } from "./package-run.ts";

export type Answer = { readonly status: number; readonly text: string; readonly retryAfter: number | null };

/** How a delivery is sent: correctly, or in a way that is wrong on purpose. */
export type Manner = "well" | "half" | "garbage" | "wrong-exercise";

/** Signs the machine's own statement about whose run it delivers, for one delivery. */
export function machineSigner(
  { who, sessionId }: Pick<Packed, "who" | "sessionId">,
  machineId: MachineId,
  key: string,
  now: number,
): SignDelivery {
  const name = deviceName({ kind: "machine", id: machineId });
  const iat = Math.floor(now / 1000);
  return ({ method, url, body }) => {
    const ofRequest = {
      jti: randomUUID(),
      htm: method,
      htu: url.pathname + url.search,
      digest: hash("sha256", body, "base64url"),
    };
    const times = { iat, exp: iat + deliveryToken.maxSeconds };
    const claims = {
      iss: name,
      aud: deliveryToken.audience,
      sub: who,
      session: sessionId,
      ...times,
      ...ofRequest,
    };
    const text = [{ alg: deliveryToken.machineAlgorithm, kid: name }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return `${text}.${createHmac("sha256", deliveryKey(nodeSigning, key)).update(text).digest("base64url")}`;
  };
}

/** Gives the token of one delivery, which may be signed for just its bytes. */
export type SignDelivery = (request: {
  readonly method: string;
  readonly url: URL;
  readonly body: Uint8Array<ArrayBuffer>;
}) => string;

/** Sends a result once; throws if there is no answer. */
export async function sendResult(
  packed: Packed,
  portalUrl: string,
  sign: SignDelivery,
  manner: Manner,
  signal: AbortSignal,
): Promise<Answer> {
  const exerciseId = packed.exerciseId + (manner === "wrong-exercise" ? 1 : 0);
  const url = new URL(`/api/simulator/store_result/${exerciseId}`, portalUrl);
  const whole = new Response(makeForm(packed, manner === "garbage"));
  const body = new Uint8Array(await whole.arrayBuffer());
  const headers = {
    authorization: `Bearer ${sign({ method: "POST", url, body })}`,
    "content-type": whole.headers.get("content-type") ?? "",
  };
  if (manner === "half") return sendHalf(url, body, headers);
  const response = await fetch(url, { method: "POST", body, headers, signal, redirect: "error" });
  const after = Number(response.headers.get("retry-after") ?? Number.NaN);
  return {
    status: response.status,
    text: (await response.text()).slice(0, 2000),
    retryAfter: Number.isFinite(after) ? after : null,
  };
}

function makeForm({ runId, files }: Packed, isGarbage: boolean): FormData {
  const form = new FormData();
  form.append(runPart, runId);
  for (const { kind, name, type, content } of files) {
    const bytes = isGarbage && kind === "list" ? randomBytes(content.length) : content;
    form.append(
      kind === "list" ? listPart : partOfKind[kind],
      new Blob([new Uint8Array(bytes)], { type }),
      name,
    );
  }
  return form;
}

/** Sends half of the body, as over a network that breaks down. */
async function sendHalf(url: URL, body: Uint8Array, headers: Record<string, string>): Promise<never> {
  await new Promise<void>((done) => {
    const request = httpRequest(url, {
      method: "POST",
      headers: { ...headers, "content-length": body.length },
    });
    request.on("error", () => done());
    request.write(body.subarray(0, body.length / 2), () => {
      request.destroy();
      done();
    });
  });
  throw new Error("the delivery was cut in the middle, as it was told");
}
