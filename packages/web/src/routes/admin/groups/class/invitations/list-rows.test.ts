import { instant } from "@cathedra/domain";
import { checkClassList, readClassList } from "@cathedra/domain/groups";
import { classInvitationTexts } from "@cathedra/domain/messages";
import { expect, test } from "vitest";
import { linkAge } from "./link-age.ts";
import { previewRows, resultRows, sentText, tally } from "./result-rows.ts";
import { textOfFile } from "./text-of-file.ts";

test("text files are read in common encodings, and binary files are refused", async () => {
  const text = "jürgen@x.org,Jürgen";
  const latin = Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)));
  const wide = new Uint8Array([0xff, 0xfe, ...Array.from(latin).flatMap((byte) => [byte, 0])]);
  for (const bytes of [`\ufeff${text}`, latin, wide]) expect(await textOfFile(new Blob([bytes]))).toBe(text);
  expect(await textOfFile(new Blob([new Uint8Array([0x89, 0x50, 0, 0, 1])]))).toBeUndefined();
});

test("a list is summarised before and after sending", () => {
  const people = checkClassList(readClassList("maya@x.org\nMAYA@x.org\nnobody\nnils@x.org"));
  expect(tally(previewRows(people, new Set()))).toBe("2 to be invited · 1 duplicate · 1 not an address");
  const rows = resultRows(people, ["invited", "duplicate", "notAnAddress", "alreadyMember"]);
  expect(tally(rows)).toBe("1 invited · 1 already a member · 1 duplicate · 1 not an address");
});

test.each([
  [["invited", "writtenLately"], "1 person invited."],
  [["alreadyMember", "alreadyInvited", "duplicate"], classInvitationTexts.nobodyNew],
  [["writtenLately"], classInvitationTexts.nobodyMailed],
  [["alreadyMember", "optedOut"], classInvitationTexts.nobodyMailed],
  [["notAnAddress"], classInvitationTexts.nobodyMailed],
] as const)("the results %j are summarised as: %s", (results, text) => {
  expect(sentText(results)).toBe(text);
});

test("a link shows its expiry for people who have not joined, and whether it has passed", () => {
  const at = "2026-12-26T12:00:00.000Z";
  const expiresAt = instant(Date.parse(at));
  const said = (status: string, linkExpiresAt: string | null, now: number) =>
    linkAge({ status, linkExpiresAt }, instant(now));
  expect(said("mailed", at, expiresAt - 1)).toEqual({ isOver: false, at: expiresAt, changesAt: expiresAt });
  expect(said("mailed", at, expiresAt)).toEqual({ isOver: true, at: expiresAt, changesAt: null });
  for (const [status, link] of [
    ["joined", null],
    ["mailFailed", at],
    ["mailWaiting", at],
    ["mailed", null],
  ] as const)
    expect(said(status, link, expiresAt)).toEqual({ isOver: false, at: null, changesAt: null });
});

test("a row suggests the probable address", () => {
  const people = checkClassList(readClassList("maya@gmial.com\nnils@gmail.com"));
  expect(previewRows(people, new Set()).map(({ suggestion }) => suggestion)).toEqual([
    "maya@gmail.com",
    undefined,
  ]);
});
