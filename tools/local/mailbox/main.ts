import { wholeNumber } from "@cathedra/api/setting";
import * as v from "valibot";
import { serveUntilStopped } from "../until-stopped.ts";
import { startMailbox } from "./service.ts";
import { startSmtp } from "./smtp.ts";
import { openMailStore } from "./store.ts";

// The mail server of the local world with its mailbox page, as a process of its own.

const secret = v.pipe(v.string(), v.minLength(32));
const settings = v.parse(
  v.object({
    MAILBOX_HOST: v.optional(v.string(), "127.0.0.1"),
    MAILBOX_PORT: wholeNumber(0, 65_535),
    MAILBOX_SMTP_PORT: wholeNumber(0, 65_535),
    MAILBOX_USER: v.pipe(v.string(), v.nonEmpty()),
    /** The password of the mail server, and the token of its switch. */
    MAILBOX_SECRET: secret,
    MAILBOX_DATA: v.pipe(v.string(), v.nonEmpty()),
  }),
  process.env,
);
const store = openMailStore(settings.MAILBOX_DATA);
const smtp = await startSmtp({
  // The mail server only accepts connections from this machine.
  host: "127.0.0.1",
  port: settings.MAILBOX_SMTP_PORT,
  user: settings.MAILBOX_USER,
  password: settings.MAILBOX_SECRET,
  store,
  crash: () => process.exit(1),
});
const mailbox = await startMailbox({
  host: settings.MAILBOX_HOST,
  port: settings.MAILBOX_PORT,
  store,
  smtp,
  token: settings.MAILBOX_SECRET,
});
serveUntilStopped(mailbox.origin, () => Promise.all([smtp.stop(), mailbox.stop()]));
