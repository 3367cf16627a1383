import { checkClassList, readClassList } from "@cathedra/domain/groups";
import { expect, test } from "vitest";
import { previewRows, resultRows, tally } from "./result-rows.ts";
import { textOfFile } from "./text-of-file.ts";

test("files of spreadsheets, old and new; pictures are none", async () => {
  const text = "jürgen@x.org,Jürgen";
  const latin = Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)));
  const wide = new Uint8Array([0xff, 0xfe, ...Array.from(latin).flatMap((byte) => [byte, 0])]);
  for (const bytes of [`\ufeff${text}`, latin, wide]) expect(await textOfFile(new Blob([bytes]))).toBe(text);
  expect(await textOfFile(new Blob([new Uint8Array([0x89, 0x50, 0, 0, 1])]))).toBeUndefined();
});

test("a list is summed up in words, before and after", () => {
  const people = checkClassList(readClassList("maya@x.org\nMAYA@x.org\nnobody\nnils@x.org"));
  expect(tally(previewRows(people))).toBe("2 to be invited · 1 duplicate · 1 not an address");
  const rows = resultRows(people, ["invited", "duplicate", "notAnAddress", "alreadyMember"]);
  expect(tally(rows)).toBe("1 invited · 1 already a member · 1 duplicate · 1 not an address");
});

test("a row says the address that was probably meant", () => {
  const people = checkClassList(readClassList("maya@gmial.com\nnils@gmail.com"));
  expect(previewRows(people).map(({ suggestion }) => suggestion)).toEqual(["maya@gmail.com", undefined]);
});
