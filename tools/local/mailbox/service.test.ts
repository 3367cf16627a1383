import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolders } from "../testing/temporary-folder.ts";
import { type RunningMailbox, startMailbox } from "./service.ts";
import { type RunningSmtp, startSmtp } from "./smtp.ts";
import { type MailStore, openMailStore } from "./store.ts";

const temporaryFolder = temporaryFolders();
const token = "a token of more than thirty-two characters";

let folder: string;
let store: MailStore;
let smtp: RunningSmtp;
let mailbox: RunningMailbox;

beforeEach(async () => {
  folder = temporaryFolder();
  store = openMailStore(folder);
  smtp = await startSmtp({
    host: "127.0.0.1",
    port: 0,
    user: "portal",
    password: token,
    store,
    crash: () => undefined,
  });
  mailbox = await startMailbox({ host: "127.0.0.1", port: 0, store, smtp, token });
});

afterEach(() => Promise.all([smtp.stop(), mailbox.stop()]));

const evil = `<script>alert(1)</script>`;
const source = (to: string, at = 0) =>
  Buffer.from(
    `From: Cathedra <portal@cathedra.example>\r\nTo: ${to}\r\nSubject: Hello ${evil}\r\nMessage-ID: <${at}@x>\r\n` +
      `Content-Type: text/html\r\n\r\n<p>Hello ${evil}</p>`,
  );
const get = async (path: string) => {
  const response = await fetch(`${mailbox.origin}${path}`);
  return {
    status: response.status,
    policy: response.headers.get("content-security-policy"),
    body: await response.text(),
  };
};

test("mails are listed, found by recipient and shown without running any of their content", async () => {
  expect((await get("/")).body).toContain("No mail yet");
  const { id } = await store.keep(source("maya@northgate.example"), ["maya@northgate.example"], 1);
  await store.keep(source("nils@northgate.example", 2), ["nils@northgate.example"], 2);
  const list = await get("/?to=MAYA");
  expect(list.body).toContain("to maya@northgate.example");
  expect(list.body).not.toContain("nils@");
  expect(list.body).not.toContain(evil);
  const read = await get(`/mails/${id}`);
  expect(read.body).toContain(`src="/mails/${id}/html" sandbox=`);
  expect(read.body).not.toContain(evil);
  expect(read.policy).not.toContain("unsafe-inline");
  const framed = await get(`/mails/${id}/html`);
  expect(framed.policy).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  expect(framed.policy).not.toContain("allow-scripts");
  expect(await get("/mails/0123456789abcdef")).toMatchObject({ status: 404 });
  expect((await get("/mails/..%2F..%2Fsecrets")).status).toBe(404);
});

test("stored mails survive a restart, and a mail that arrives twice is stored once", async () => {
  await store.keep(source("maya@northgate.example"), ["maya@northgate.example"], 1);
  await store.keep(source("maya@northgate.example"), ["maya@northgate.example"], 2);
  expect(openMailStore(folder).find("")).toMatchObject([{ times: 2, arrivedAt: 1 }]);
});

test("only the token allows changing the server's behaviour, and another site cannot delete mails", async () => {
  const tell = (authorization: string, is = "away") =>
    fetch(`${mailbox.origin}/behaviour?is=${is}`, { method: "POST", headers: { authorization } });
  expect((await tell("Bearer another")).status).toBe(403);
  expect((await tell(`Bearer ${token}`, "nonsense")).status).toBe(400);
  expect(smtp.behaviour()).toBe("ok");
  expect((await tell(`Bearer ${token}`)).status).toBe(204);
  expect(smtp.behaviour()).toBe("away");
  await store.keep(source("maya@northgate.example"), ["maya@northgate.example"], 1);
  const clear = (from: string) =>
    fetch(`${mailbox.origin}/clear`, {
      method: "POST",
      headers: { "sec-fetch-site": from },
      redirect: "manual",
    });
  expect((await clear("cross-site")).status).toBe(403);
  expect(store.find("")).toHaveLength(1);
  expect((await clear("same-origin")).status).toBe(303);
  expect(store.find("")).toEqual([]);
});
