import { aPng } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { makeForm } from "./upload-helpers.ts";

export const probes: readonly Probe[] = [
  {
    operation: "POST /api/files",
    about: "a logo",
    call: async () => ({ url: "/api/files?purpose=learning_space_logo", ...makeForm(aPng()) }),
    rule: { lets: ["sysAdmin"], otherwise: "forbidden" },
  },
  {
    operation: "POST /api/files",
    about: "a picture beside a report",
    call: async () => ({ url: "/api/files?purpose=feedback_screenshot", ...makeForm(aPng()) }),
  },
  {
    operation: "GET /api/logos/:name",
    call: async ({ objectStore }) => {
      const name = "00000000-0000-4000-8000-000000000000.png";
      await objectStore.put(`logos/${name}`, aPng(), { contentType: "image/png" });
      return { url: `/api/logos/${name}` };
    },
  },
];
