import { wholeNumber } from "@cathedra/api/setting";
import { learningLife } from "@cathedra/test-fixtures";
import * as v from "valibot";
import { serveUntilStopped } from "../until-stopped.ts";
import { openLearningPlatform } from "./server.ts";

// The learning platform of the local world, as a process of its own.

const settings = v.parse(
  v.object({
    LEARNING_HOST: v.optional(v.string(), "127.0.0.1"),
    LEARNING_PORT: wholeNumber(0, 65_535),
    LEARNING_KEY: v.pipe(v.string(), v.minLength(32)),
    LEARNING_DATA: v.string(),
    /** The address of the portal; courses lead back there and to no other address. */
    LEARNING_PORTAL: v.pipe(v.string(), v.url()),
    LEARNING_LIFE: v.optional(v.picklist(["yes", "no"]), "yes"),
  }),
  process.env,
);
const platform = await openLearningPlatform({
  host: settings.LEARNING_HOST,
  port: settings.LEARNING_PORT,
  key: settings.LEARNING_KEY,
  folder: settings.LEARNING_DATA,
  portal: settings.LEARNING_PORTAL,
  life: settings.LEARNING_LIFE === "yes" ? learningLife(Date.now()) : [],
  crash: () => process.exit(1),
});
serveUntilStopped(platform.origin, () => platform.stop());
