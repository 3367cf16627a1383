import { aCaseFile, cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { caseBody, formHeaders, linkUrl } from "./casing.ts";

export const personalCaseProbes: readonly Probe[] = [
  { operation: "GET /api/s3/vistcases", call: async () => ({ url: "/api/s3/vistcases" }) },
  {
    operation: "POST /api/s3/vistcases",
    call: async () => ({ url: "/api/s3/vistcases", body: caseBody(), headers: formHeaders }),
  },
  {
    operation: "GET /api/s3/getPreSignedUrl/*",
    call: async ({ objectStore }) => {
      const key = `${cast.maya.userId}/matrix/aneurysm.vistcase`;
      await objectStore.put(key, aCaseFile());
      return { url: linkUrl(key) };
    },
  },
];
