import { wholeNumber } from "@cathedra/api/setting";
import * as v from "valibot";
import { serveUntilStopped } from "../until-stopped.ts";
import { startReports } from "./service.ts";

// The receiver of error reports and feedback of the local world, as a process of its own.

const settings = v.parse(
  v.object({ REPORTS_HOST: v.optional(v.string(), "127.0.0.1"), REPORTS_PORT: wholeNumber(0, 65_535) }),
  process.env,
);
const reports = await startReports({ host: settings.REPORTS_HOST, port: settings.REPORTS_PORT });
serveUntilStopped(reports.origin, () => reports.stop());
