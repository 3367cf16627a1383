import { expect, test } from "vitest";
import { storeResultAddress } from "./store-result-address.ts";

const origin = "https://portal.example";

test("results are sent to the portal's own origin, or to the configured result server (X120)", () => {
  expect(storeResultAddress(501, { origin })).toBe("https://portal.example/api/simulator/store_result/501");
  expect(storeResultAddress(501, { origin, resultServer: "https://results.example:8443" })).toBe(
    "https://results.example:8443/api/simulator/store_result/501",
  );
});
