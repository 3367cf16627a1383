import { expect, test } from "vitest";
import { readStationProof } from "./station-proof.ts";

const ath = "A".repeat(43);

test("a proof holds for a minute at most and names the access token that it belongs to (12.037)", () => {
  expect(readStationProof({ iat: 100, exp: 160, ath })).toEqual({ tokenHash: ath, endsAtSeconds: 160 });
  for (const wrong of [
    { iat: 100, exp: 161, ath },
    { iat: 100, exp: 100, ath },
    { iat: 100, exp: 160 },
    { iat: 100, exp: 160, ath: "short" },
    { iat: "100", exp: 160, ath },
    null,
  ])
    expect(readStationProof(wrong)).toBeUndefined();
});
