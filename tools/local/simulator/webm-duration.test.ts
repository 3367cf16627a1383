import { expect, test } from "vitest";
import { withDuration } from "./webm-duration.ts";

/** As Chromium records: a segment of unknown size, an `Info` with a time scale and names, then what was seen. */
const recorded = (info: string) =>
  Buffer.from(`1a45dfa39f${"42".repeat(31)}1853806701ffffffffffffff1549a966${info}1654ae6b80`, "hex");
const scale = "2ad7b1830f4240";
const info = `87${scale}`;

test("a recording contains its duration, so that a player can seek", () => {
  const webm = withDuration(recorded(info), 19.25).toString("hex");
  const inMilliseconds = Buffer.alloc(8);
  inMilliseconds.writeDoubleBE(19_250);
  expect(webm).toContain(`1549a96610000012${scale}448988${inMilliseconds.toString("hex")}1654ae6b80`);
  expect(webm.startsWith(recorded(info).toString("hex").slice(0, 80))).toBe(true);
});

test.each([
  ["has a duration already", recorded(`92${scale}4489880000000000000000`), 5],
  ["has no Info", Buffer.from("1a45dfa3071853806701ffffffffffffff", "hex"), 5],
  ["ends within its Info", recorded("ff"), 5],
  ["has a stated duration of zero", recorded(info), 0],
  ["is not WebM", Buffer.from("<script>"), 5],
])("a recording that %s is left unchanged", (_, webm, seconds) => {
  expect(withDuration(webm, seconds)).toEqual(webm);
});
