import { certificateTexts, logbookReportTexts } from "@cathedra/domain/messages";
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

const reportRoute = "POST /api/logbook/reports/verify";
const reportCode = "0W3G-E1R7-0W3G-E1R7-0W3G";
const report = {
  personName: "Maya Lindqvist",
  institutions: ["Northfield"],
  to: "2026-11-20",
  madeAt: "2026-11-20T09:00:00Z",
  setName: "European Board",
  cases: 158,
  confirmed: 100,
  disputed: 3,
  roles: [{ role: "Operator", cases: 138, confirmed: 96 }],
  requirements: [{ name: "Procedures as first operator", minimum: 250, counted: 96 }],
};

test("the code of a report shows its numbers, and a file is compared in the browser", async () => {
  const { verify } = logbookReportTexts;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("report")));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const portal = openPage("/signed-out", {}, null);
  const asked: unknown[] = [];
  portal.answerRest(reportRoute, async (request) => {
    asked.push(await request.json());
    return json({ ...report, sha256 });
  });
  history.pushState(null, "", `/verify/${reportCode}`);
  portal.reload();
  await screen.findByText(verify.valid);
  for (const text of ["Maya Lindqvist", "158, 100 confirmed", "138, 96 confirmed", "96 of 250"])
    screen.getByText(text);
  expect(screen.getByText(verify.disputed).nextSibling?.textContent).toBe("3");
  const choose = screen.getByLabelText(verify.chooseFile);
  await userEvent.upload(choose, new File(["report"], "report.pdf", { type: "application/pdf" }));
  await screen.findByText(verify.same);
  await userEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  await userEvent.upload(
    screen.getByLabelText(verify.chooseFile),
    new File(["report "], "report.pdf", { type: "application/pdf" }),
  );
  await screen.findByText(verify.different);
  expect(asked).toEqual([{ code: reportCode }]);
});

test("a withdrawn report is shown as withdrawn, without its numbers", async () => {
  const portal = openPage("/signed-out", {}, null);
  portal.answerRest(reportRoute, () => json({ withdrawnAt: "2026-11-26T12:00:00Z" }));
  history.pushState(null, "", `/verify/${reportCode}`);
  portal.reload();
  await screen.findByText(/This report was withdrawn on/);
  expect(screen.queryByText(logbookReportTexts.verify.valid)).toBeNull();
});
