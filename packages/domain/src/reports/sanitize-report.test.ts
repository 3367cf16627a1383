import { expect, test } from "vitest";
import { sanitizeRecording } from "./sanitize-recording.ts";
import { sanitizeReport } from "./sanitize-report.ts";

const id = "0123456789abcdef0123456789abcdef";

test("an error keeps its location and the roles, and no personal data or text (G.027)", () => {
  const kept = sanitizeReport("event", {
    event_id: id,
    level: "error",
    user: { id: "1", email: "maya@example.org", ip_address: "{{auto}}" },
    tags: { roles: "sys_admin,somebody", request_id: "request-0001", replayId: id, form: "typed" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "x of maya@example.org",
          stacktrace: {
            frames: [
              {
                filename: "https://p.example/assets/home-a1B2.js",
                function: "draw",
                lineno: 1,
                vars: { name: "Anna" },
              },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: "ui.click", message: "button[aria-label=Anna]", timestamp: 1 },
      {
        category: "fetch",
        data: {
          url: "/api/s3/getPreSignedUrl/anna.vistcase?x=1",
          method: "GET",
          status_code: 404,
          body: "typed",
        },
      },
    ],
    contexts: { trace: { trace_id: id }, state: { typed: "x" }, repeats: { count: 3 } },
    extra: { typed: "x" },
    somethingNew: "typed",
  });
  expect(kept).toEqual({
    event_id: id,
    level: "error",
    tags: { roles: "sys_admin", request_id: "request-0001", replayId: id },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "x of [address]",
          stacktrace: {
            frames: [{ filename: "https://p.example/assets/home-a1B2.js", function: "draw", lineno: 1 }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: "ui.click", timestamp: 1 },
      { category: "fetch", data: { url: "/api/s3/getPreSignedUrl/:id", method: "GET", status_code: 404 } },
    ],
    contexts: { trace: { trace_id: id }, repeats: { count: 3 } },
  });
});

test("roles are sent only with errors (G.027)", () => {
  const given = { event_id: id, type: "transaction", tags: { roles: "qa", part: "web" } };
  expect(sanitizeReport("transaction", given)).toEqual({
    event_id: id,
    type: "transaction",
    tags: { part: "web" },
  });
  expect(sanitizeReport("replay_event", given)).toEqual({ event_id: id, type: "transaction" });
});

test("other values are refused as a report, and fields of the wrong type are dropped", () => {
  for (const given of [null, "text", 3, [], undefined])
    expect(sanitizeReport("event", given)).toBeUndefined();
  expect(
    sanitizeReport("event", {
      event_id: 3,
      level: { a: 1 },
      timestamp: Number.NaN,
      tags: "x",
      exception: [],
    }),
  ).toEqual({});
});

test("a recording keeps the page structure without texts and codes", () => {
  const kept = JSON.stringify(
    sanitizeRecording([
      { type: 4, data: { href: "https://p.example/cloud-event/77?inviteCode=abc", width: 1280 } },
      {
        type: 2,
        data: {
          node: {
            tagName: "a",
            attributes: {
              class: "link",
              href: "/cloud-event/77",
              title: "Anna Berg",
              "aria-label": "Anna Berg",
              alt: "Anna Berg",
              placeholder: "Anna Berg",
              "data-name": "Anna Berg",
            },
            childNodes: [{ type: 3, textContent: "Anna Berg" }],
          },
        },
      },
    ]),
  );
  expect(kept).not.toMatch(/Anna|Berg|77|abc/);
  expect(kept).toContain('"class":"link"');
  expect(kept).toContain("**** ****");
});
