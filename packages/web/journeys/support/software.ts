import { gzipSync } from "node:zlib";
import { cast, getStation, makeStationKeys, type StationKey, signedByStation } from "@cathedra/test-fixtures";
import { type APIRequestContext, expect } from "@playwright/test";
import { makeToken } from "./session.ts";

type Work = { readonly id: string; readonly attempt: number; readonly kind: "download" | "install" };

/** A person who administers software and simulators, using requests only. */
async function keeperOf(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await makeToken(request, cast.ruth)}` };
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await request.post("/api/graphql", { headers, data: { query, variables } });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data;
  };
  const upload = async (address: string, data: Buffer) => {
    const type = { "content-type": "application/octet-stream" };
    const answer = await request.put(address, { headers: { ...headers, ...type }, data });
    expect(answer.status(), await answer.text()).toBe(204);
  };
  return { ask, upload };
}

/** A simulator that enrols, has one version of a software of its own, and is offered the next: played by requests. */
export async function simulatorWithUpdate(request: APIRequestContext, key: StationKey, name: string) {
  const { id, serviceTag } = getStation(key);
  const { ask, upload } = await keeperOf(request);
  const code = `software-${Date.now()}`;
  const keys = makeStationKeys();
  const made = await ask<{ createVistSystemToken: { token: string } }>(
    "mutation ($id: ID!) { createVistSystemToken(id: $id) { token } }",
    { id },
  );
  const { token } = made.createVistSystemToken;
  const enrolled = await request.post("/api/stations/enrol", { data: { token, publicKey: keys.publicKey } });
  expect(enrolled.status(), await enrolled.text()).toBe(201);
  const says = async (method: "GET" | "POST" | "PUT", address: string, data?: object) => {
    const content = data === undefined ? {} : { body: JSON.stringify(data) };
    const authorization = `Bearer ${signedByStation(id, keys, { method, url: address, ...content })}`;
    const type = data === undefined ? {} : { "content-type": "application/json" };
    const answer = await request.fetch(address, {
      method,
      headers: { authorization, ...type },
      ...(data === undefined ? {} : { data: JSON.stringify(data) }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const has = (version: string) =>
    says("PUT", "/api/stations/facts", {
      hash: version,
      computer: { manufacturer: "Dell", model: "Precision 7865" },
      software: [{ code, name, version }],
      licences: [],
    });
  await has("1.0.0");
  const release = await ask<{ createSoftwareRelease: { id: number } }>(
    `mutation ($code: String!, $name: String!) {
      createSoftwareRelease(softwareCode: $code, softwareName: $name, version: "1.1.0") { id }
    }`,
    { code, name },
  );
  const releaseId = release.createSoftwareRelease.id;
  const at = `/api/software-releases/${releaseId}`;
  await upload(`${at}/package?name=package.tar.gz`, gzipSync(Buffer.from("a package")));
  await upload(`${at}/manual?name=manual.pdf`, aDocument("The manual"));
  await ask(
    `mutation ($releaseId: Int!, $id: ID!) {
      setSoftwareRollout(releaseId: $releaseId, isForAll: false, customerIds: [], stationIds: [$id]) { id }
    }`,
    { releaseId, id },
  );
  await ask("mutation ($releaseId: Int!) { publishSoftwareRelease(releaseId: $releaseId) { id } }", {
    releaseId,
  });

  /** The station does its next work, and returns the result. */
  const does = async (kind: Work["kind"], state: "COMPLETE" | "FAILED", errors: readonly string[] = []) => {
    const work = async () =>
      (await (await says("GET", "/api/stations/operations")).json()) as readonly Work[];
    const next = async () => (await work()).find((one) => one.kind === kind);
    await expect.poll(next).toBeDefined();
    const { id: operation = "", attempt = 1 } = (await next()) ?? {};
    const progress = state === "COMPLETE" ? 100 : 40;
    await says("POST", `/api/stations/operations/${operation}/reports`, {
      attempt,
      seq: 1,
      state,
      progress,
      errors,
    });
  };
  return { serviceTag, does, has };
}

/** A PDF document with a single page. */
function aDocument(words: string): Buffer {
  const drawn = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
