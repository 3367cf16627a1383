import { certificateTexts } from "@cathedra/domain/messages";
import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";

const { verify: texts } = certificateTexts;
const route = "POST /api/certificates/verify";
const certificate = {
  personName: null,
  kind: "records",
  title: "Angiography",
  minimum: 10,
  groupName: "IR Residents",
  institution: "Northfield",
  doneAt: "2026-11-20T09:00:00Z",
  issuedAt: "2026-11-26T09:00:00Z",
};
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

test("a code can be verified without signing in, and a hidden name is mentioned (9.068)", async () => {
  const portal = openPage("/verify", {}, null);
  const asked: unknown[] = [];
  portal.answerRest(route, async (request) => {
    asked.push(await request.json());
    return json(certificate);
  });
  await userEvent.click(await screen.findByRole("button", { name: texts.submit }));
  await screen.findByText(texts.codeMissing);
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: texts.code }), "7kq2 m8xd 0v4n pr1a{Enter}");
  await screen.findByText(texts.valid);
  screen.getByText("Logged 10 procedures");
  screen.getByText("Northfield, IR Residents");
  screen.getByText(texts.nameHidden);
  expect(asked).toEqual([{ code: "7kq2 m8xd 0v4n pr1a" }]);
  expect(location.pathname).toBe("/verify/7kq2%20m8xd%200v4n%20pr1a");
});

test.each([
  [
    "the name of a certificate is shown if its owner allows it",
    json({ ...certificate, personName: "Maya Lindqvist" }),
    "Maya Lindqvist",
  ],
  [
    "a withdrawn certificate is shown as withdrawn",
    json({ ...certificate, withdrawnAt: "2026-11-26T12:00:00Z" }),
    /was withdrawn on/,
  ],
  ["an unknown code is reported", json({ error: { code: "NOT_FOUND", message: "" } }, 404), texts.unknown],
  [
    "too many verifications are reported with the waiting time",
    json({ error: { code: "RATE_LIMITED", message: "", retryAfterSeconds: 301 } }, 429),
    texts.tooMany(6),
  ],
])("%s", async (_name, answer, text) => {
  const portal = openPage("/signed-out", {}, null);
  portal.answerRest(route, () => answer);
  history.pushState(null, "", "/verify/7KQ2-M8XD-0V4N-PR1A");
  portal.reload();
  await screen.findByText(text);
});

test("a failed verification can be tried again", async () => {
  const portal = openPage("/verify/7KQ2-M8XD-0V4N-PR1A", {}, null);
  portal.answerRest(route, () => json({}, 500));
  await screen.findByText(texts.failed);
  portal.answerRest(route, () => json(certificate));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(texts.valid);
});
