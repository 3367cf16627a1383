import fc from "fast-check";
import { expect, test } from "vitest";
import { imageFacts } from "./image-facts.ts";

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
const png = hex("89504e470d0a1a0a 0000000d 49484452 00000140 000000b4 0803000000");
const gif = Buffer.concat([Buffer.from("GIF89a"), hex("4001 b400 800000")]);
const jpeg = hex("ffd8 ffe0 0010 4a46494600010100000100010000 ffdb 0004 0000 ffc2 0011 08 00b4 0140 03");
const webp = (kind: string, rest: string) =>
  Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.from(kind), hex(`00000000 ${rest}`)]);

test.each([
  ["image/png", png],
  ["image/gif", gif],
  ["image/jpeg", jpeg],
  ["image/webp", webp("VP8X", "00000000 3f0100 b30000")],
  ["image/webp", webp("VP8L", "2f 3fc12c00 00")],
  ["image/webp", webp("VP8 ", "000000 9d012a 4001 b400")],
])("%s of 320 x 180 is recognised by its bytes", (type, bytes) => {
  expect(imageFacts(bytes)).toEqual({ type, width: 320, height: 180 });
});

test.each([
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["HTML", "<html><script>alert(1)</script>"],
  ["nothing", ""],
])("%s is not recognised as a picture", (_what, text) => {
  expect(imageFacts(Buffer.from(text))).toBeUndefined();
});

test("arbitrary and truncated image bytes never make the parser throw", () => {
  const starts = [png, gif, jpeg, webp("VP8L", ""), hex("ffd8ff"), hex("ffd8ffffffffff")];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(30),
      fc.uint8Array({ maxLength: 300 }),
      (start, cut, rest) => {
        const facts = imageFacts(Buffer.concat([start.subarray(0, cut), rest]));
        if (facts !== undefined) expect(facts.width + facts.height).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 3000 },
  );
});
