import parameters from "../../__generated__/ScannedCodeQuery$parameters.ts";
import { routeQuery } from "../../relay/route-query.ts";
import { scannedCode } from "../../site/scanned-code.ts";
import { ownServiceTag } from "./own-service-tag.ts";

export const loader = routeQuery(
  parameters,
  () => ({ payload: scannedCode() ?? "", serviceTag: ownServiceTag() }),
  "network-only",
);
