import { wholeNumber } from "@cathedra/api/setting";
import * as v from "valibot";
import { serveUntilStopped } from "../until-stopped.ts";
import { startContentService } from "./service.ts";

// The stand-ins as their own process: the supervisor starts it, and waits for the line `READY`.

const settings = v.parse(
  v.object({ CONTENT_HOST: v.optional(v.string(), "127.0.0.1"), CONTENT_PORT: wholeNumber(0, 65_535) }),
  process.env,
);
const service = await startContentService(settings.CONTENT_HOST, settings.CONTENT_PORT);
serveUntilStopped(service.origin, () => service.stop());
