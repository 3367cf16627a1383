import { aPng } from "@cathedra/test-fixtures";
import type { AttackBody, AttackPlan, AttackRequest } from "./abusive-clients.ts";
import { resultFormType, resultPath } from "./result-form.ts";

/** What others do beside the bystander: what is asked, by how many, and how often. */
export type Attack = Omit<AttackPlan, "pauseMs"> & { readonly name: string };

export type AttackSubjects = {
  readonly address: string;
  /** The path of a signed link to an archive. */
  readonly linkTo: string;
  /** The tokens of people with logbooks. */
  readonly people: readonly string[];
  readonly administrators: readonly string[];
  /** How many people attack, and with how many requests at once each. */
  readonly attackers: number;
  readonly each: number;
};

const MB = 1_048_576;
/** The largest side that a picture may have, which takes the most work for its bytes. */
const side = 4_096;
const classMembers = 40;

const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(" ");
const page =
  "activities(searchParams: { limit: 1000 }) { totalCount activities { id hospital procedureComments participants { name } } }";
const totals = "logbookTotals { cases procedures { cases roles { role cases } } months { cases } }";
const queries: Readonly<Record<string, string>> = {
  "20 aliases of logbookTotals": `{ ${times(20, (n) => `t${n}: ${totals}`)} }`,
  "5 aliases of logbookTotals": `{ ${times(5, (n) => `t${n}: ${totals}`)} }`,
  "activities(limit: 1000)": `{ ${page} }`,
  "5 aliases of activities(limit: 1000)": `{ ${times(5, (n) => `p${n}: ${page}`)} }`,
};

export function attacksOn({
  address,
  linkTo,
  people,
  administrators,
  attackers: count,
  each,
}: AttackSubjects): readonly Attack[] {
  const waiting = [...people];
  // Each attack has people of its own, because what they spend is restored slowly.
  const next = (wanted: number): readonly string[] => waiting.splice(0, wanted);
  const post = (token: string, path: string, type: string, body: AttackBody): AttackRequest => ({
    url: address + path,
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    body,
  });
  const ask = (token: string, content: object): AttackRequest =>
    post(token, "/api/graphql", "application/json", JSON.stringify(content));
  const listen = (token: string, hangUpMs: number): AttackRequest => ({
    url: `${address}/api/hints`,
    method: "GET",
    headers: { authorization: `Bearer ${token}` },
    hangUpMs,
  });
  const screenshot = formOf(aPng({ width: side, height: side }));
  const deliver = (token: string, body: AttackBody) => [post(token, resultPath, resultFormType, body)];
  return [
    {
      name: "one signed link of an archive, 16 times at once",
      attackers: [[{ url: address + linkTo, method: "GET" }]],
      each: 16,
    },
    ...Object.entries(queries).map(([name, query]) => ({
      name,
      attackers: next(count).map((token) => [ask(token, { query })]),
      each,
    })),
    {
      name: "exports: pages of 1000 records of a customer",
      attackers: administrators.map((token) =>
        times(8, String)
          .split(" ")
          .map((n) =>
            ask(token, {
              id: "list",
              variables: { searchParams: { limit: 1000, offset: Number(n) * 1000 } },
            }),
          ),
      ),
      each,
    },
    {
      name: `uploads of pictures, ${side} pixels wide`,
      attackers: next(count).map((token) => [
        post(token, "/api/files?purpose=feedback_screenshot", screenshot.type, screenshot.body),
      ]),
      each,
    },
    {
      name: "deliveries of runs, 10 MB as 50 files",
      attackers: next(count).map((token) => deliver(token, { files: 50, bytes: 10 * MB })),
      each,
    },
    {
      name: `thumbnails of 10 pictures a run, ${side} pixels wide`,
      attackers: next(count).map((token) => deliver(token, { pictures: 10, side })),
      each,
    },
    {
      name: "streams of hints, opened and left at once",
      attackers: next(count).map((token) => [listen(token, 50)]),
      each: 16,
    },
    {
      name: `a class of ${classMembers} that starts at once: home, poll, list and hints`,
      attackers: next(classMembers).map((token) => [
        ask(token, { id: "home", variables: {} }),
        ask(token, { id: "poll", variables: {} }),
        ask(token, { id: "list", variables: { searchParams: { limit: 25, offset: 0 } } }),
        listen(token, 3_000),
      ]),
      each: 4,
      everyMs: 5_000,
    },
  ];
}

/** A form with this picture as its only part. */
function formOf(picture: Buffer): { readonly type: string; readonly body: Uint8Array<ArrayBuffer> } {
  const boundary = "a-boundary-that-no-picture-has";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="screen.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body: new Uint8Array(body) };
}
