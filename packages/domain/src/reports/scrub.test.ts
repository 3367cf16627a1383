import fc from "fast-check";
import { expect, test } from "vitest";
import { scrubAddress, scrubPath, scrubText } from "./scrub.ts";

test.each([
  [
    "https://portal.example/cloud-event/77/report?inviteCode=ceravabc#x",
    "https://portal.example/cloud-event/:id/report",
  ],
  ["https://portal.example/learning-spaces/12/Anna%20Berg", "https://portal.example/learning-spaces/:id/:id"],
  ["https://portal.example/learning-spaces/anna", "https://portal.example/learning-spaces/:id"],
  ["/logbook/records/0f3a9d52-1c2b-4c3d-8e4f-5a6b7c8d9e0f", "/logbook/records/:id"],
  ["/auth/callback?code=abc&state=def", "/auth/callback"],
  ["/assets/index-Ab12_-.js", "/assets/index-Ab12_-.js"],
  ["/assets/../secret/../key.js", "/assets/:id/:id/:id/:id"],
  ["https://anna:pass@elsewhere.example/a/b?c=d", "https://elsewhere.example/:id/:id"],
  ["", ""],
  ["not an address at all", ":id"],
])("%s is reduced to %s", (given, kept) => {
  expect(scrubAddress(given)).toBe(kept);
});

test("a page address is reduced to its path", () => {
  expect(scrubPath("https://portal.example/admin/accounts/4/quota?page=2")).toBe("/admin/accounts/:id/quota");
});

test.each([
  [
    "Unexpected token 'J', \"Jane Doe, 04.\" is not valid JSON",
    "Unexpected token '…', \"…\" is not valid JSON",
  ],
  ["no mail to maya.lindqvist+x@northgate.example today", "no mail to [address] today"],
  ["Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc refused", "Bearer [code].[code].abc refused"],
  ["the invitation grp4k2m7q9x3 is used up", "the invitation [code] is used up"],
  [
    "failed: https://portal.example/cloud-event/77?inviteCode=a at /logbook/records/41",
    "failed: https://portal.example/cloud-event/:id at /logbook/records/:id",
  ],
  [
    "Minified React error #418; visit https://react.dev/errors/418?args[]=Anna",
    "Minified React error #418; visit https://react.dev/:id/:id",
  ],
  ["Cannot read properties of undefined (reading 'x')", "Cannot read properties of undefined (reading '…')"],
  ["patient 1234567 not found", "patient [code] not found"],
  ["patient Anna Berg not found", "patient [name] not found"],
])("the text %s is reduced to %s", (given, kept) => {
  expect(scrubText(given)).toBe(kept);
});

test("addresses, codes and quoted text are removed at any position without excessive time", () => {
  const secret = fc.constantFrom(
    "maya@example.org",
    "grp4k2m7q9x3ab2",
    '"Anna Berg"',
    "0f3a9d52-1c2b-4c3d-8e4f-5a6b7c8d9e0f",
  );
  fc.assert(
    fc.property(fc.lorem(), secret, fc.lorem(), (before, hidden, after) => {
      const kept = scrubText(`${before} ${hidden} ${after}`);
      expect(kept).not.toContain(hidden);
      expect(scrubAddress(`https://portal.example/events/${encodeURIComponent(hidden)}?x=${hidden}`)).toBe(
        "https://portal.example/events/:id",
      );
    }),
  );
  for (const evil of [
    "@".repeat(50_000),
    "a@".repeat(25_000),
    `${"/a".repeat(25_000)}`,
    '"'.repeat(50_001),
    "a1".repeat(25_000),
  ])
    scrubText(evil);
}, 1_500);
