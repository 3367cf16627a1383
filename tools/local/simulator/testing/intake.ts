import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { deliveryKey } from "@cathedra/domain/cloud";
import {
  deliveryToken,
  type FileList,
  listPart,
  readDeliveryClaims,
  readFileList,
  readMetricValues,
  runPart,
} from "@cathedra/domain/delivery";
import type { MetricValues } from "@cathedra/domain/results";
import { simulatorModules } from "@cathedra/test-fixtures";
import { jwtVerify } from "jose";
import { nodeSigning } from "../crypto.ts";
import { key, machineId } from "./portal-side.ts";
import { stops } from "./running.ts";

/** A delivery in the documented form. */
export type Delivered = {
  readonly runId: string;
  readonly exerciseId: number;
  readonly who: string;
  readonly session: string | null;
  readonly list: FileList;
  readonly values: MetricValues;
  readonly files: ReadonlyMap<string, Buffer>;
};

type Wanted = number | "cut";

/** Receives results like the portal, as far as the form is concerned; sends the configured answers, and then 201. */
export async function startIntake() {
  const delivered: Delivered[] = [];
  const wrong: unknown[] = [];
  const answers: Wanted[] = [];
  let requests = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, id = ""] = /^\/api\/simulator\/store_result\/(\d+)$/.exec(request.url ?? "") ?? [];
    if (id === "") return response.writeHead(404).end();
    requests += 1;
    const wanted = answers.shift() ?? 201;
    if (wanted === "cut") return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    if (wanted === 201) delivered.push(await readDelivery(Number(id), request, Buffer.concat(chunks)));
    return response.writeHead(wanted, { "retry-after": "0" }).end("{}");
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!request.destroyed || request.complete) wrong.push(error);
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  stops.unshift(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    /** The deviations from the documented form of a delivery. */
    wrong,
    requests: () => requests,
    answerNext: (...next: readonly Wanted[]) => answers.push(...next),
  };
}

async function readDelivery(exerciseId: number, request: IncomingMessage, body: Buffer): Promise<Delivered> {
  const token = (request.headers.authorization ?? "").replace(/^Bearer /, "");
  const { payload, protectedHeader } = await jwtVerify(
    token,
    new TextEncoder().encode(deliveryKey(nodeSigning, key)),
    { algorithms: ["HS256"], audience: deliveryToken.audience, issuer: `machine:${machineId}` },
  );
  const claims = readDeliveryClaims(payload);
  if (claims === undefined || protectedHeader.kid !== `machine:${machineId}`)
    throw new Error("no such token");
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const [first, second] = [...form.keys()];
  if (first !== runPart || second !== listPart) throw new Error(`begins with ${first} and ${second}`);
  const files = new Map<string, Buffer>();
  for (const [, value] of form) {
    if (typeof value !== "string") files.set(value.name, Buffer.from(await value.arrayBuffer()));
  }
  const list = readFileList(elementOf(gunzipSync(files.get("ResultFileList.xml.gz") ?? "").toString("utf8")));
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  for (const { name, sha256 } of list.value.files) {
    const digest = createHash("sha256")
      .update(files.get(name) ?? "")
      .digest("hex");
    if (sha256 !== digest) throw new Error(`not what is listed: ${name}`);
  }
  if (files.size !== list.value.files.length + 1) throw new Error("more or less than is listed");
  const exercise = simulatorModules.flatMap(({ exercises }) => exercises).find(({ id }) => id === exerciseId);
  if (exercise?.code !== list.value.exercise) throw new Error("another exercise");
  const text = gunzipSync(files.get("metric_values.json.gz") ?? "").toString("utf8");
  const values = readMetricValues(text, exercise.definition.metrics);
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  const { sub: who, session } = claims;
  return { runId: list.value.run, exerciseId, who, session, list: list.value, values: values.value, files };
}

/** Parses an XML element, as far as is needed for the lists that simulators write. */
function elementOf(xml: string) {
  const read = (tag: string) => ({
    name: /^<(\w+)/.exec(tag)?.[1] ?? "",
    attributes: Object.fromEntries(
      [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
    ),
    children: [],
  });
  const [root = "", ...children] = xml.match(/<\w[^>]*>/g) ?? [];
  return { ...read(root), children: children.map(read) };
}
