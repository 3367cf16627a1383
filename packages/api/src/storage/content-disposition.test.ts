import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test.each([
  ["run.webm", 'attachment; filename="run.webm"'],
  ['ä "x".png', "attachment; filename=\"_ _x_.png\"; filename*=UTF-8''%C3%A4%20%22x%22.png"],
  ["../../etc/passwd", 'attachment; filename=".._.._etc_passwd"'],
  ["a\r\nSet-Cookie: b", 'attachment; filename="aSet-Cookie: b"'],
  ["100%'*().txt", "attachment; filename=\"100_'*().txt\"; filename*=UTF-8''100%25%27%2A%28%29.txt"],
  ["gnp.\u202eexe", 'attachment; filename="gnp.exe"'],
  ["\ud800.txt", 'attachment; filename=".txt"'],
])("the file name %j is encoded safely for every browser", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header);
});
