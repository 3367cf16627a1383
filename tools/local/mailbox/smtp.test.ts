import { createHash } from "node:crypto";
import { openSmtpSender } from "@cathedra/api/mail";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolders } from "../testing/temporary-folder.ts";
import type { Behaviour } from "./behaviour.ts";
import { type RunningSmtp, startSmtp } from "./smtp.ts";
import { type MailStore, openMailStore } from "./store.ts";

// The portal's own driver against a real mail server.

const temporaryFolder = temporaryFolders();
const password = "a password: of more/than thirty-two characters@";
const user = "portal";
const from = { name: "Cathedra", address: "portal@cathedra.example" };

let store: MailStore;
let smtp: RunningSmtp;
let crashes: number;
const senders: ReturnType<typeof openSmtpSender>[] = [];

beforeEach(async () => {
  store = openMailStore(temporaryFolder());
  crashes = 0;
  const crash = () => {
    crashes += 1;
  };
  smtp = await startSmtp({ host: "127.0.0.1", port: 0, user, password, store, slowMs: 300, crash });
});

afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close();
  await smtp.stop();
});

function sender(key = password, answerMs = 20_000) {
  const smtpUrl = `smtp://${user}:${encodeURIComponent(key)}@127.0.0.1:${smtp.port()}`;
  const opened = openSmtpSender({ smtpUrl, from }, { connectMs: 20_000, answerMs });
  senders.push(opened);
  return opened;
}

const mail = (overrides: Partial<Parameters<ReturnType<typeof openSmtpSender>["send"]>[0]> = {}) => ({
  to: "maya@northgate.example",
  subject: "Priya invites you to IR Residents",
  text: "Join the group",
  html: "<p>Join the group</p>",
  messageId: "one@portal.example",
  ...overrides,
});

test("a mail arrives with its text, its HTML, its sender and its Message-ID", async () => {
  await sender().send(
    mail({ subject: "Přiya lädt dich ein: „IR“ 🩺", text: "Grüße, 世界", html: "<p>世界</p>" }),
  );
  const [kept] = store.find("maya");
  expect(kept).toMatchObject({
    from: "Cathedra <portal@cathedra.example>",
    to: ["maya@northgate.example"],
    subject: "Přiya lädt dich ein: „IR“ 🩺",
    messageId: "<one@portal.example>",
    times: 1,
  });
  const read = await store.read(kept?.id ?? "");
  expect(read).toMatchObject({ text: expect.stringContaining("Grüße, 世界"), html: "<p>世界</p>" });
  expect(read?.source).toMatch(/^Auto-Submitted: auto-generated$/im);
});

test("no part of a mail can add a header or a recipient", async () => {
  const evil = "Hello\r\nBcc: victim@elsewhere.example\r\nX-Evil: 1\r\n\r\nbody";
  await sender().send(mail({ subject: evil }));
  const read = await store.read(store.find("maya")[0]?.id ?? "");
  expect(read?.to).toEqual(["maya@northgate.example"]);
  expect(read?.source.split("\r\n\r\n")[0]).not.toMatch(/^(bcc|x-evil):/im);
  for (const to of [
    "maya@northgate.example\r\nRCPT TO:<victim@elsewhere.example>",
    "maya@northgate.example,victim@elsewhere.example",
    "Maya <maya@northgate.example>, victim@elsewhere.example",
  ])
    await sender()
      .send(mail({ to, messageId: createHash("md5").update(to).digest("hex") }))
      .catch(() => undefined);
  expect(
    store.find("victim@elsewhere.example").filter(({ to }) => to.includes("victim@elsewhere.example")),
  ).toEqual([]);
});

test("an address that is refused permanently is distinguished from one that is postponed", async () => {
  const sending = sender();
  await expect(sending.send(mail({ to: "a@refused.example" }))).rejects.toMatchObject({
    failure: "refused",
    message: "The mail server refused the address: 550 5.1.1 No such mailbox here",
  });
  await expect(sending.send(mail({ to: "a@later.example" }))).rejects.toMatchObject({ failure: "later" });
  // The connection can still be used.
  await sending.send(mail());
  expect(store.find("maya")).toHaveLength(1);
});

test.each<[Behaviour, string]>([
  ["refuse", "refused"],
  ["busy", "later"],
  ["away", "away"],
  ["garbage", "away"],
  ["silent", "away"],
])("a server set to %s fails a mail as %s, and accepts it after it is reset", async (behaviour, failure) => {
  await smtp.behave(behaviour);
  // Only a silent server needs a short time limit for the answer.
  const answerMs = behaviour === "silent" ? 600 : undefined;
  await expect(sender(password, answerMs).send(mail())).rejects.toMatchObject({ failure });
  await smtp.behave("ok");
  await sender().send(mail());
  expect(store.find("maya")).toHaveLength(1);
});

test("a slow server is awaited", async () => {
  await smtp.behave("slow");
  await sender().send(mail());
  expect(store.find("maya")).toHaveLength(1);
});

test("a wrong password counts as a failure of the server, and the error does not contain it", async () => {
  const sending = sender("another password that is thirty-two long").send(mail());
  await expect(sending).rejects.toMatchObject({
    failure: "away",
    message: "The mail server did not let the portal in",
  });
});

test("after the server died with an accepted mail, the retry has the same Message-ID and counts as the same mail", async () => {
  await smtp.behave("crash");
  await expect(sender(password, 2_000).send(mail())).rejects.toMatchObject({ failure: "away" });
  expect(crashes).toBe(1);
  await smtp.behave("ok");
  await sender().send(mail());
  expect(store.find("maya")).toMatchObject([{ times: 2 }]);
});

test("a password is never sent unencrypted to another machine", async () => {
  const smtpUrl = `smtp://${user}:${encodeURIComponent(password)}@localhost.:${smtp.port()}`;
  const sending = openSmtpSender({ smtpUrl, from }, { connectMs: 2_000, answerMs: 2_000 });
  senders.push(sending);
  await expect(sending.send(mail())).rejects.toMatchObject({ failure: "away" });
  expect(store.find("")).toEqual([]);
});
